/* The floor that menuc is measured against: what it costs to read a file and take libyaml's events. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    unsigned char *bytes = NULL;
    long length = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (length >= 0 && fseek(file, 0, SEEK_SET) == 0) bytes = malloc((size_t)length + 1);
    if (bytes) *size = fread(bytes, 1, (size_t)length, file);
    fclose(file);
    return bytes;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: event-loop FILE\n");
        return 2;
    }
    size_t size = 0;
    unsigned char *bytes = read_file(argv[1], &size);
    if (!bytes) {
        perror(argv[1]);
        return 2;
    }

    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) return 2;
    yaml_parser_set_input_string(&parser, bytes, size);
    unsigned long events = 0;
    int ended = 0;
    while (!ended) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) {
            fprintf(stderr, "%s:%zu:%zu: %s\n", argv[1], parser.problem_mark.line + 1,
                    parser.problem_mark.column + 1, parser.problem ? parser.problem : "out of memory");
            return 1;
        }
        ended = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
        events++;
    }
    yaml_parser_delete(&parser);
    free(bytes);
    printf("%lu\n", events);
    return 0;
}
