// Written by Tools/make-text-tables; do not edit.
// Unicode 15.0.0: letters, marks, numbers, punctuation and symbols, as 716 ranges.
// swift-format-ignore-file

extension GraphicCharacters {
    /// Where the graphic characters begin and end in turn, four digits each.
    static var bounds: StaticString {
        #"""
        $$$E$$%c$$&E$$&Q$$&R$$13$$14$$1\$$1^$$2$$$2($$2/$$20$$21$$22$$2F$$2G$$8T$$8U$$9;$$9=$$:/$$:1$$:4$$:5\#
        $$;,$$;4$$;O$$;S$$;Y$$<*$$<@$$<A$$?A$$?B$$@2$$@4$$A/$$A1$$BV$$C$$$C_$$Ca$$DR$$DT$$Dc$$E$$$E@$$EB$$EC\#
        $$ED$$EO$$ET$$F3$$F<$$GF$$GG$$J($$J)$$J1$$J3$$J5$$J7$$JM$$JN$$JU$$JV$$JW$$JZ$$J^$$J`$$K)$$K+$$K-$$K/\#
        $$K3$$K;$$K<$$K@$$KB$$KC$$KH$$KJ$$Kc$$L%$$L($$L)$$L/$$L3$$L5$$L7$$LM$$LN$$LU$$LV$$LX$$LY$$L[$$L\$$L^\#
        $$L`$$La$$Lb$$M'$$M+$$M-$$M/$$M2$$M5$$M6$$M=$$MA$$MB$$MC$$MJ$$M[$$N%$$N($$N)$$N2$$N3$$N6$$N7$$NM$$NN\#
        $$NU$$NV$$NX$$NY$$N^$$N`$$O*$$O+$$O.$$O/$$O2$$O4$$O5$$OD$$OH$$OJ$$OV$$O]$$P$$$P%$$P($$P)$$P1$$P3$$P5\#
        $$P7$$PM$$PN$$PU$$PV$$PX$$PY$$P^$$P`$$Q)$$Q+$$Q-$$Q/$$Q2$$Q9$$Q<$$Q@$$QB$$QC$$QH$$QJ$$Q\$$R&$$R($$R)\#
        $$R/$$R2$$R5$$R6$$R:$$R=$$R?$$R@$$RA$$RB$$RD$$RG$$RI$$RL$$RO$$RR$$R^$$Rb$$S'$$S*$$S-$$S.$$S2$$S4$$S5\#
        $$S;$$S<$$SJ$$S_$$T$$$T1$$T2$$T5$$T6$$TM$$TN$$T^$$T`$$U)$$U*$$U-$$U.$$U2$$U9$$U;$$U<$$U?$$UA$$UB$$UD\#
        $$UH$$UJ$$UT$$U[$$V1$$V2$$V5$$V6$$VM$$VN$$VX$$VY$$V^$$V`$$W)$$W*$$W-$$W.$$W2$$W9$$W;$$WA$$WC$$WD$$WH\#
        $$WJ$$WT$$WU$$WX$$X$$$X1$$X2$$X5$$X6$$Y)$$Y*$$Y-$$Y.$$Y4$$Y8$$YH$$YJ$$Z$$$Z%$$Z($$Z)$$Z;$$Z>$$ZV$$ZW\#
        $$Z`$$Za$$Zb$$[$$$[+$$[.$$[/$$[3$$[9$$[:$$[;$$[<$$[D$$[J$$[T$$[V$$[Y$$\%$$\_$$\c$$]@$$^%$$^'$$^($$^)\#
        $$^*$$^/$$^0$$^H$$^I$$^J$$^K$$^b$$_$$$_)$$_*$$_+$$_,$$_3$$_4$$_>$$_@$$_D$$`$$$a,$$a-$$aQ$$aU$$b<$$b=\#
        $$ba$$bb$$c1$$c2$$c?$%$$$%'*$%'+$%',$%'1$%'2$%'4$%)C$%)E$%--$%-.$%-2$%-4$%-;$%-<$%-=$%->$%-B$%-D$%.-\#
        $%..$%.2$%.4$%.U$%.V$%.Z$%.\$%.c$%/$$%/%$%/&$%/*$%/,$%/;$%/<$%05$%06$%0:$%0<$%1?$%1A$%1a$%2$$%2>$%2D\#
        $%3Z$%3\$%3b$%4$$%>$$%>%$%>A$%>D$%?]$%@$$%@:$%@C$%@[$%A$$%A8$%AD$%AQ$%AR$%AU$%AV$%AX$%B$$%BX$%BZ$%CB\#
        $%CD$%CN$%CT$%C^$%D$$%D/$%D4$%D>$%DD$%E]$%F$$%FO$%FT$%GZ$%H$$%HC$%HD$%HP$%HT$%H`$%I$$%I%$%I($%IR$%IT\#
        $%IY$%J$$%JP$%JT$%K.$%K4$%K?$%KB$%L@$%LB$%MC$%MD$%Ma$%Mc$%N.$%N4$%N>$%ND$%NR$%NT$%O3$%P$$%Q1$%Q4$%Qc\#
        $%R$$%SX$%S`$%T\$%T_$%U.$%U1$%V-$%V4$%V_$%Va$%W,$%W4$%W_$%X$$%`:$%`<$%`B$%`D$%a*$%a,$%a2$%a4$%a<$%a=\#
        $%a>$%a?$%a@$%aA$%aB$%aC$%ab$%b$$%bY$%bZ$%c)$%c*$%c8$%c:$%c@$%cA$%cT$%cV$%cY$%cZ$%cc$&$4$&$L$&$T$&%C\#
        $&%T$&%V$&%X$&&3$&&4$&&A$&&D$&'%$&'4$&'U$&($$&*0$&*4$&4K$&5$$&5/$&5D$&QX$&QZ$&R:$&R;$&WX$&W]$&XJ$&XK\#
        $&XL$&XQ$&XR$&XT$&YL$&YS$&YU$&Yc$&Z;$&ZD$&ZK$&ZL$&ZS$&ZT$&Z[$&Z\$&Zc$&[$$&[+$&[,$&[3$&[4$&[;$&[<$&[C\#
        $&[D$&]B$&^$$&^>$&^?$&_X$&`$$&c:$&cT$&c`$'$%$'%$$'%%$'&;$'&=$'($$'()$'(T$'(U$')H$')I$'*3$'*4$'+H$'+T\#
        $',C$',D$.61$.64$.7+$.74$.<P$.=$$.?\$.@$$.C/$.C4$.C6$.C7$.C8$.C9$.C>$.CV$.DQ$.DT$.D^$.E$$.E\$.F$$.G*\#
        $.G2$.G>$.GD$.I8$.IC$.Ia$.J$$.K2$.K3$.K>$.KB$.Kc$.L$$.L[$.M$$.M2$.M4$.M>$.M@$.O'$.O?$.O[$.P%$.P+$.P-\#
        $.P3$.P5$.P;$.PD$.PK$.PL$.PS$.PT$.QP$.QT$.SR$.ST$.S^$.T$$1BH$1BT$1C+$1C/$1C`$3H$$3MR$3MT$3O>$3P$$3P+\#
        $3P7$3P<$3PA$3P[$3P\$3Pa$3Pb$3Pc$3Q$$3Q&$3Q'$3Q)$3Q*$3S'$3S7$3Z4$3Z6$3[,$3[3$3[4$3[T$3\$$3\4$3\>$3\D\#
        $3]7$3]8$3]K$3]L$3]P$3]T$3]Y$3]Z$3_a$3`%$3bD$3bE$3bc$3c&$3c,$3c.$3c4$3c6$3c<$3c>$3cA$3cD$3cK$3cL$3cS\#
        $3c`$3cb$4$$$4$0$4$1$4$K$4$L$4$_$4$`$4$b$4$c$4%2$4%4$4%B$4&$$4'_$4($$4('$4(+$4(X$4([$4*3$4*4$4*A$4*D\#
        $4*E$4+4$4+b$4.$$4.A$4.D$4/5$4/D$4/`$40$$40H$40Q$41/$414$41_$42$$42B$42C$43($43,$43:$44$$46B$46D$46N\#
        $46T$478$47<$47`$48$$48L$48T$49H$49S$49_$49`$4:/$4:0$4:7$4:8$4::$4:;$4:F$4:G$4:V$4:W$4:^$4:_$4:a$4<$\#
        $4@[$4A$$4A:$4AD$4AL$4B$$4B*$4B+$4BU$4BV$4B_$4D$$4D*$4D,$4D-$4D.$4DZ$4D[$4D]$4D`$4Da$4Dc$4E:$4E;$4FC\#
        $4FK$4FT$4GD$4GW$4GX$4GZ$4G_$4H@$4HC$4H^$4Hc$4I$$4J$$4J\$4J`$4K4$4K6$4L($4L)$4L+$4L0$4L8$4L9$4L<$4L=\#
        $4LZ$4L\$4L_$4Lc$4M-$4M4$4M=$4MD$4ND$4O$$4OK$4OO$4O[$4P$$4PZ$4P]$4Q:$4Q<$4QW$4Q\$4R6$4R=$4RA$4RM$4RT\#
        $4T$$4U-$4V$$4VW$4W$$4WW$4W^$4XL$4XT$4X^$4]D$4]c$4^$$4^N$4^O$4^R$4^T$4^V$4_a$4`L$4`T$4a>$4aT$4b.$4bT\#
        $4c0$4cD$4c[$5$$$5%2$5%6$5%Z$5%c$5&a$5&b$5''$5'4$5'M$5'T$5'^$5($$5(Y$5(Z$5),$5)4$5)[$5*$$5+D$5+E$5+Y\#
        $5,$$5,6$5,7$5-&$5.$$5.+$5.,$5.-$5..$5.2$5.3$5.B$5.C$5.N$5.T$5/O$5/T$5/^$50$$50($50)$501$503$505$507\#
        $50M$50N$50U$50V$50X$50Y$50^$50_$51)$51+$51-$51/$512$514$515$51;$51<$51A$51H$51J$51Q$51T$51Y$54$$55@\#
        $55A$55F$56$$57,$574$57>$5:$$5:Z$5:\$5;B$5<$$5=)$5=4$5=>$5=D$5=Q$5>$$5>^$5?$$5?.$5@$$5@?$5@A$5@P$5@T\#
        $5A+$5D$$5D`$5FD$5GW$5Gc$5H+$5H-$5H.$5H0$5H8$5H9$5H;$5H<$5HZ$5H[$5H]$5H_$5I+$5I4$5I>$5JD$5JL$5JN$5K<\#
        $5K>$5KI$5L$$5M,$5M4$5NG$5NT$5O]$5P$$5P.$5T$$5T-$5T.$5T[$5T\$5U*$5U4$5UQ$5UT$5V4$5V6$5VL$5VM$5V[$5X$\#
        $5X+$5X,$5X.$5X/$5X[$5X^$5X_$5X`$5Xb$5Xc$5Y,$5Y4$5Y>$5YD$5YJ$5YK$5YM$5YN$5Z3$5Z4$5Z6$5Z7$5Z=$5ZD$5ZN\#
        $5_D$5_]$5`$$5`5$5`6$5`_$5`b$5a>$5bT$5bU$5c$$5cV$5cc$62>$64$$65S$65T$65Y$66$$69($6b4$6cW$7$$$74T$75$\#
        $75:$84$$8=+$:D$$:L]$:M$$:MC$:MD$:MN$:MR$:Nc$:O$$:O.$:O4$:OR$:OT$:OZ$:P$$:Q*$:Q4$:Q>$:Q?$:QF$:QG$:Q\\#
        $:Qa$:R4$:]$$:^?$:`$$:a/$:a3$:b,$:b3$:bD$:cD$:cI$:cT$:cV$;$$$<C\$<D$$<W:$<X$$<X-$>cT$>cX$>cY$>c`$>ca\#
        $>cc$?$$$?(G$?(V$?(W$?)4$?)7$?)9$?):$?)H$?)L$?)T$?/`$?T$$?UO$?UT$?Ua$?V$$?V-$?V4$?V>$?V@$?VD$@`$$@`R\#
        $@`T$@a+$@a4$@c($A$$$A'Z$A($$A(K$A(M$A)W$A)_$A+O$A,$$A-*$A/$$A/8$A/D$A/X$A0$$A1;$A1D$A1]$A4$$A59$A5:\#
        $A6A$A6B$A6D$A6F$A6G$A6I$A6K$A6M$A6Q$A6R$A6^$A6_$A6`$A6a$A7($A7)$A8*$A8+$A8/$A81$A89$A8:$A8A$A8B$A8^\#
        $A8_$A8c$A9$$A9)$A9*$A9+$A9.$A95$A96$A>J$A>L$AC0$AC2$AN0$AN?$AND$ANE$ANT$A`$$A`C$A`I$A`O$B$$$B$+$B$,\#
        $B$=$B$?$B$F$B$G$B$I$B$J$B$O$B$T$B%R$B&3$B&4$B($$B(Q$B(T$B(b$B)$$B).$B)2$B)4$B.4$B.S$B/$$B/^$B/c$B0$\#
        $B74$B7^$BCD$BCK$BCL$BCP$BCQ$BCS$BCT$BCc$BD$$BG)$BG+$BG;$BH$$BI0$BI4$BI>$BIB$BID$BUU$BVY$BX%$BXb$B\$\#
        $B\($B\)$B\D$B\E$B\G$B\H$B\I$B\K$B\L$B\M$B\W$B\X$B\\$B\]$B\^$B\_$B\`$B]&$B]'$B]+$B],$B]-$B].$B]/$B]0\#
        $B]1$B]4$B]5$B]7$B]8$B]9$B];$B]<$B]=$B]>$B]?$B]@$B]A$B]B$B]C$B]D$B]E$B]G$B]H$B]I$B]K$B]O$B]P$B]W$B]X\#
        $B]\$B]]$B]a$B]b$B]c$B^$$B^.$B^/$B^@$B^E$B^H$B^I$B^N$B^O$B^`$B_T$B_V$C$$$C$P$C$T$C&8$C&D$C&S$C&U$C'$\#
        $C'%$C'4$C'5$C'Z$C($$C*R$C+J$C,'$C,4$C,`$C-$$C--$C-4$C-6$C-D$C-J$C0$$C?<$C?@$C?Q$C?T$C?a$C@$$CA[$CA_\#
        $CC>$CCD$CCP$CCT$CCU$CD$$CD0$CD4$CE,$CE4$CE>$CED$CF,$CF4$CFR$CFT$CFV$CH$$CM8$CMD$CMR$CMT$CMa$CN$$CN-\#
        $CN4$CNb$CNc$CO*$CO2$CO@$COD$COM$COT$CO]$CP$$CR7$CR8$CS/$CST$CS^$D$$$N?D$N@$$O@^$OA$$ODB$ODD$P^F$P^T\#
        $RSE$SD$$SLB$T$$$U1/$U14$V2T
        """#
    }
}
