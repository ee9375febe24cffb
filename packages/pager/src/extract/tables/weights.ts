/**
 * Made by `npm run learning:update` from the labelled turns; not to be edited.
 *
 * @module
 */

/** Of which turns: a digest of them. */
export const WEIGHTS_OF = 'f91a0f2d98fed486'

/** Each line: how much a trait says for each class (see `vote.ts`), and the trait. */
export const WEIGHTS: string = `
aHMPVNJPL 1:%
dMNMKOLHL 1:(
eLMKKNLHL 1:)
NNV9PDOI7 1:,
WKMLRJVNO 1::
VJ3BNPRT8 1:<caps>
Na5ASPNMK 1:<code>
KF26JHR3j 1:<date>
KCFMHOOjO 1:<ed>
MESTDNOdR 1:<ing>
NRS9RHNPF 1:<ly>
HU7GRLTLM 1:<name>
ANG8JBPSa 1:<number>
IGURWWRUO 1:<s>
GNOHXTIUG 1:<verb>
GGXQQRXJG 1:<verbs>
LMUSRNWSK 1:<word>
gOQSPPQQR 1:?
LRFGMOOSK 1:a
fDQIOELGO 1:about
LP9BZ6RTE 1:after
ZBKMNHDXI 1:again
VGJOPGSWI 1:all
UJKLKYOFR 1:already
VABIYDHAD 1:always
VXFELOPHJ 1:am
PRJKHIcRE 1:an
PRMDLGWNE 1:and
dNSTMNKLQ 1:another
JfLFLWHFM 1:any
VILNTTOIM 1:anything
RSEGVCUIK 1:are
SSNJTKTKI 1:as
GILKcXMMM 1:ask
MZ9DKHQIR 1:at
VGUNMLSNO 1:au
RPKJXTISK 1:auf
GYOLOYNON 1:aux
W9FGEHSTP 1:back
SCFLYHJIa 1:be
NSFJLONcJ 1:because
NZNNLJIUP 1:been
FQTKYQ7Ha 1:before
NPLbOPNTQ 1:being
hILIOQKTM 1:between
RJDEYZEFL 1:bitte
RZFBSIEEM 1:both
PHDDNDISY 1:by
YQFINZJMS 1:call
WRCKPNKBF 1:can
VSQUHJHHK 1:can't
TZPQPNOQQ 1:cannot
URGIQQUGN 1:con
cMNQNONPQ 1:could
aKKLXJMLM 1:da
cKORNQORR 1:das
QRKOTXQMN 1:de
RGHGMIcHJ 1:decided
XSTUTUUUT 1:den
VKHFNJSZM 1:der
TKJLINaKL 1:di
TJMMKJKbN 1:did
TPNOOVLUL 1:didn't
XKOONNSOO 1:die
RMJHLLNAG 1:do
UQMJGFQAI 1:does
SMMMLOUZN 1:doesn't
QRFRCbN9D 1:don't
SKLRNKMUQ 1:done
WMNQMOJWO 1:down
fJGLLJLIN 1:du
HbGKKVJJM 1:e
ONNObMNNN 1:each
aOOPNOPOP 1:el
cMNPHKTOO 1:else
RUVNKLJJM 1:em
OZJNbLHLO 1:en
bJQQPOQPQ 1:es
RMPQIbKFO 1:ever
TAWGWGPAE 1:every
YYMNMLNIL 1:everyone
QSJJSSQIG 1:everything
YCTObPQBM 1:first
TSQQHPMIW 1:for
TONETDMQJ 1:from
XNMOOPSPP 1:für
XKNJJMIJZ 1:get
NVJIULUFG 1:go
VHLORUTPM 1:going
SGIIGHXXH 1:got
RKMOKYMNR 1:guess
VQRQPQTPQ 1:haben
PNMLLPPcK 1:had
MGNMRPWMU 1:has
OUHB7CS9Y 1:have
ZMJMKIPHO 1:he
QKNPQNYGL 1:her
PaEJTGG6I 1:here
fNLNGOMJO 1:how
OWWUABMGM 1:i
RIaLHRIJR 1:i'd
eJKKMJNKN 1:i'll
Ub8O89CAB 1:i'm
WSLJGFQRH 1:i've
SRWYCGHDK 1:ich
WSLQURGIN 1:if
eLIPIOKLP 1:il
LULNYLORR 1:im
FOKKfJKLL 1:immer
LOQSYVPSQ 1:in
JMQPWPaTR 1:instead
WNOOMNSNK 1:into
PU9GIOS4U 1:is
bQPQLNLJQ 1:isn't
OTIGIHVVJ 1:ist
SL1HEOLV9 1:it
WQHJSIERM 1:it's
bILNOVLIO 1:its
RLLKVVKPP 1:jamais
RWQQMGEGL 1:je
TMMMSNWJN 1:jetzt
PUEHJPSSL 1:just
KNEKXDaEJ 1:keep
RIBZMZIFN 1:keine
bTKJKFEKK 1:know
aVHMHJGJM 1:la
VSPRJXOQR 1:las
WVTGCR7KL 1:last
WLQQNMQNU 1:later
LGVGQZPIJ 1:le
TBNXISIJJ 1:les
ZRTUQPOSU 1:let
QJJLHIaJI 1:let's
UEXTODI9T 1:like
hHJSJKIKK 1:lo
OWMMXMMMM 1:los
aOLPPJJOM 1:make
XSRTRRRSS 1:many
LPLNKKaFS 1:may
dNOPMPLNN 1:maybe
STLDTT028 1:me
UaMNMNKLO 1:mein
UXMKKVMJN 1:mi
bOMMMPMLP 1:might
VVQSQQLNO 1:mine
QYQPRRRRR 1:mit
ZQPQNMQRQ 1:mon
NQYDELUOJ 1:more
WKNQXPMMO 1:most
YHSHIFLEQ 1:much
OMKLXSFKZ 1:must
RVPHFQSRO 1:my
XTOQNNNOP 1:na
UNOOKZOQQ 1:ne
WNDBDPBFS 1:need
Q558QYBPB 1:never
LRGHZJMPS 1:new
ZKKLVKKNL 1:next
SCOIEaNUK 1:no
RLMLTKVIL 1:nobody
MMLPMcMNP 1:non
RMTQMTTHD 1:not
VHEJFVJXI 1:nothing
QFIPXNWRN 1:now
VKMQIWNMQ 1:nunca
dLMPOPNOP 1:não
FUMJQOSNQ 1:of
JRGIPYMSU 1:off
dSPLNPRNP 1:ok
TWSHLJLSH 1:old
QKFHISRNb 1:on
ZKQNLLVCL 1:once
NLXIQIUBL 1:one
GJWDXIXIA 1:only
MSENaSHCF 1:or
RSWLMJUNP 1:other
SNJUOGVLO 1:our
OMHMWRPUU 1:out
OTaJHGVFF 1:over
PSUNMNJHO 1:own
ZQHLJIIIL 1:para
LNNNJcMNO 1:pas
RHWMVTSOI 1:per
YQOPPQLOR 1:perhaps
WOOTUQOQS 1:please
aLKNHPUKQ 1:pour
XQRRPRRRR 1:que
FVcLJIMMN 1:rather
TBDKILXGJ 1:said
RHFIGIIfK 1:same
TOPPTWPRO 1:say
gKHOJNIMO 1:says
aPQTQSQRS 1:se
bNPQSPNPP 1:see
cNKLIQNQO 1:shall
dLOPKNTQQ 1:she
XIKMTRRMS 1:should
QPRSYRRRS 1:si
MEFHeJGMM 1:siempre
RZKLIIRSJ 1:since
gPKNKOKCI 1:so
aPNMQPNOQ 1:some
aQNONJOIO 1:someone
YOTOKNKJQ 1:something
RJMKJKbJK 1:son
VYJKILLKN 1:sono
MEDEJFTeK 1:still
JLTMHZWGL 1:stop
SGFLXKIIM 1:sure
CQgJLQGHN 1:than
OEB9PHNSD 1:that
VTNRKSHSQ 1:that's
PJHDNQWPV 1:the
PRPQOQXRO 1:their
QQPAUOKQH 1:them
VFLMOXTHM 1:then
SILLQNZJN 1:there
cNOSLNNNP 1:there's
aOHJEIKJR 1:these
bEJMRNJQI 1:they
jIGJHKGCL 1:think
VHBDPHNLG 1:this
WQQQVNOQR 1:those
cOMNHNPQP 1:three
OMJFKGXKV 1:to
jGKQLOHJP 1:today
jFKNPQEKM 1:told
gHJIKHJHI 1:tomorrow
cPQPNOMMO 1:tonight
UUJOMMUON 1:too
OJLPbQOMP 1:toujours
ZNPNKOKTN 1:try
XSRRSRSRS 1:tu
PPPRWOLWP 1:turns
MUUTUUQbQ 1:twice
JSBCCAWWI 1:two
bOLNMOPNM 1:um
QURPYOPQM 1:un
QXNOMONNO 1:una
JdIJPQOQQ 1:und
IRIJPdNFU 1:under
TVPRPRNRR 1:une
LMONMcNNN 1:unless
ROHKOMcIP 1:until
VGLNUPLUR 1:up
hQEKCHIGH 1:us
KVGCdWFCF 1:use
ZNPPFHJPV 1:very
YIEGTTCHV 1:want
UQHLBKMUG 1:was
RLCGOETLR 1:we
SLMQJOZMM 1:we'll
KYDDCCYGK 1:we're
XMPLMPUIN 1:we've
EFKKGIQbM 1:went
ZJKMKNHUI 1:were
ZIJNQIKPM 1:what
eOPRNQNOQ 1:what's
QIURQLDHJ 1:when
NPXOXNMLQ 1:whenever
jNORINFNO 1:where
aKPQLNIJP 1:which
OMOOWIYLO 1:who
gGHTEHCKI 1:why
XHHJREQ7N 1:will
SSIKPJXKO 1:wir
NLGBaPH4I 1:with
UKKNPYFIO 1:without
dLTKIKILM 1:would
MYRRQQQRR 1:y
VWQPNRPHQ 1:yesterday
gMLKLJJOP 1:yet
OJOOPV0BB 1:you
PRQQYPRQR 1:you're
TKNKWNKIL 1:your
IVJLJdLKN 1:zu
VLQRYRONP 2:% <word>
eLMKKNLHL 2:) $
OQSURRXRT 2:, <ed>
aONSOPULL 2:, <ing>
WWEJCIA4L 2:, <ly>
MWJPIIWPO 2:, <name>
eHNRHLNXK 2:, <number>
VSTQIPTMR 2:, <s>
SGGPbHJNL 2:, <verb>
XLRENINMF 2:, <word>
UQNTUPPRS 2:, always
SLMLMLMWR 2:, and
KMONaUOOP 2:, ask
dRQTNRIRS 2:, do
PcHMXRKIK 2:, for
RLMULMaOO 2:, in
HYGNPHaQN 2:, not
RPWSURNMR 2:, one
UJQQVOKGQ 2:, that
PZQRPQMUR 2:, that's
UUOSLSTOP 2:, the
NZSUOMQKR 2:, two
cTTUMQTTU 2:, what
YOPMMMUKP 2:: <number>
IPPRWPUSP 2:: <word>
XRBGQSOOI 2:<caps> $
bLRTORRPR 2:<caps> ,
bLOPQPPRP 2:<caps> <caps>
JORPPOQeR 2:<caps> <ed>
cPPSUPJLM 2:<caps> <number>
WPRRROPTQ 2:<caps> <s>
GFOOcMNMX 2:<caps> <verb>
RPPOOOYPN 2:<caps> <verbs>
FLQRVQcWP 2:<caps> <word>
YRUUSTRRR 2:<caps> ?
XOPQAMYFQ 2:<caps> in
TMOOLLXJJ 2:<caps> is
bJLPNMVKI 2:<caps> of
PZ9CNRMP9 2:<code> $
RYOSJOSKL 2:<code> ,
HQNNIKVaL 2:<code> <number>
MSRRTRWMW 2:<code> <word>
WWMNUOJGN 2:<code> for
RL48BNPBc 2:<date> $
URQRNPSOS 2:<date> ,
UPRQPPSHU 2:<date> <ing>
NKQRHPLMc 2:<date> <number>
ILQPXTbHQ 2:<date> <s>
VUUUUUUUT 2:<date> ?
MKNNPQaMQ 2:<date> and
ONUUOLSPZ 2:<date> at
PVNPMOUML 2:<date> to
hKJFOK3I8 2:<ed> $
TNKQUNGYM 2:<ed> ,
NQHGONaXI 2:<ed> <name>
LJRKJeRFK 2:<ed> <s>
QGPRKJRTD 2:<ed> <word>
ZUUUUUSTU 2:<ed> ?
XMMOMNMXO 2:<ed> a
NPPNLQNbN 2:<ed> again
MYRQNQOXI 2:<ed> at
HPQRONMfL 2:<ed> because
SKNOKOUUN 2:<ed> by
VJKMYLWKM 2:<ed> from
PNCKADHdU 2:<ed> in
KPJMIQMeL 2:<ed> it
LELLIIYdM 2:<ed> my
QKLNJMZRH 2:<ed> on
LXORPPJXP 2:<ed> out
QJKMPOaJN 2:<ed> that
UGILEIQSR 2:<ed> the
NXIKHKcAB 2:<ed> to
XINRPKQGJ 2:<ed> with
VKCYISMON 2:<ing> $
UXMROWSMP 2:<ing> ,
QXQNPLOZQ 2:<ing> <name>
OLGLCPfRQ 2:<ing> <s>
TKKMVLUKL 2:<ing> <verb>
KJXMKSJMM 2:<ing> <verbs>
CbBBLTOfG 2:<ing> <word>
cTRTUTUOT 2:<ing> ?
VLPQNOIWO 2:<ing> a
LKKLHKHfJ 2:<ing> after
cQQQORQJR 2:<ing> again
eIPNKOKMQ 2:<ing> at
WLXLQKSKN 2:<ing> for
SJOLUNPTW 2:<ing> in
bLLNKMILW 2:<ing> is
jKMOHIFJP 2:<ing> it
PGPPOcIOO 2:<ing> me
LPYQNMXOM 2:<ing> on
XPLJIHESL 2:<ing> the
UQHPKLTWN 2:<ing> to
XHNHZNFCI 2:<ly> $
aUPSOPMMS 2:<ly> ,
OWOLKQHLP 2:<ly> <s>
LKUOWKMLX 2:<ly> <verb>
OOWQPOVPP 2:<ly> <verbs>
IRVMDNVWK 2:<ly> <word>
WUUUUUUUU 2:<ly> ?
KfJM8CMD2 2:<name> $
RTBHT9U7G 2:<name> ,
GYKNMLLgJ 2:<name> <ed>
PNQRWWQRU 2:<name> <ing>
MV94ZHT9L 2:<name> <name>
OTMOVLWFJ 2:<name> <number>
LXDDDbRQN 2:<name> <s>
OVPOUQSWO 2:<name> <verb>
KURRQRURQ 2:<name> <verbs>
cD8EHVN4X 2:<name> <word>
iFSQIMMQQ 2:<name> ?
PUGMPHQHG 2:<name> and
JgNULOJMM 2:<name> as
UUQQKKPLS 2:<name> at
QOPPVMOOY 2:<name> before
RWPOIMVLJ 2:<name> for
NbRPOMNRQ 2:<name> here
UJYFZKMON 2:<name> in
SIOPIOVIV 2:<name> is
9XKJKJYWM 2:<name> ist
VUNPRRGLQ 2:<name> last
RQRRWRPPU 2:<name> must
NWPPPOQQS 2:<name> on
SMRRKPYHO 2:<name> this
JdIJPQOQQ 2:<name> und
RVNQTOUQP 2:<name> with
LG0AHKWPU 2:<number> $
aHMPVNJPL 2:<number> %
bKDRENaKM 2:<number> ,
YOPMMMUKP 2:<number> :
LHHPDKHJf 2:<number> <date>
KRCNURNYM 2:<number> <s>
JIUCDOOYJ 2:<number> <word>
dSSSORMKJ 2:<number> ?
SHJPNQcMI 2:<number> and
KTQQNPQLa 2:<number> may
JUTTQQLMW 2:<number> of
MNOTYMZNQ 2:<number> or
KPOTJUQKE 2:<s> $
THQQRNUUQ 2:<s> ,
ZKKLILEWM 2:<s> <ed>
RIGJIIVUK 2:<s> <ing>
OaUUUUSTU 2:<s> <ly>
NUDFTXEYK 2:<s> <name>
RJMRPMYUJ 2:<s> <number>
BSYTYCWAL 2:<s> <s>
M8HESSXTQ 2:<s> <verb>
aDIKGJNYL 2:<s> <verbs>
RNTQLMaRD 2:<s> <word>
cSNRPQPRS 2:<s> ?
YKIMRKWMM 2:<s> a
NNPRVKVLM 2:<s> after
kKNPANNMP 2:<s> again
PURMGKRLN 2:<s> and
LXIKPCZOJ 2:<s> are
NZMMPNUSL 2:<s> at
QKMRUTLKT 2:<s> before
aNPNRMKJN 2:<s> by
ORQRZRRRR 2:<s> en
GPOKOGVZP 2:<s> for
QQWRMRYRQ 2:<s> from
VQRQPQTPQ 2:<s> für
YKNOJKLOd 2:<s> have
JOORQYMMC 2:<s> in
RRWRRRLYR 2:<s> instead
hNOPKMEMO 2:<s> is
UJZOKKLNN 2:<s> me
ORROaOMPW 2:<s> must
TLVJQUMOP 2:<s> of
PGKNIURSb 2:<s> on
KJaNPPPNQ 2:<s> over
LQOQaWLQQ 2:<s> should
eQQULNMIQ 2:<s> that
SJLPJLbIJ 2:<s> the
OKSMURTJS 2:<s> to
LNKNTNXNM 2:<s> under
bPRRRQNMN 2:<s> want
WNMMOMLUM 2:<s> were
SRWQNWNRR 2:<s> when
JRPOeIHMI 2:<s> with
SNKMKaLIO 2:<s> without
S1OJUK6U0 2:<verb> $
aEPGMSOEK 2:<verb> ,
SVTUQSOXO 2:<verb> :
fPPPIKNKM 2:<verb> <code>
KJGLHeJYK 2:<verb> <ed>
bMVKJLHFJ 2:<verb> <ing>
KbIIOHPDG 2:<verb> <name>
NMQRNLPMT 2:<verb> <number>
NBXCTWKKH 2:<verb> <s>
JbILVRHUM 2:<verb> <verb>
ZNNTQUBQJ 2:<verb> <verbs>
ROMFLRNIO 2:<verb> <word>
YTSRPSRST 2:<verb> ?
JQHLVXGIP 2:<verb> a
bIPNOKLJM 2:<verb> about
XKONRORKK 2:<verb> all
UPRRVQNOQ 2:<verb> an
XKOOWPSKP 2:<verb> anything
XbLNQRQQR 2:<verb> as
QQJJGObAH 2:<verb> at
VQNOUPLRP 2:<verb> everything
UPBJ8KJHV 2:<verb> for
WTLNGPDVM 2:<verb> from
UQRRVOLMN 2:<verb> her
dLOOHPMPR 2:<verb> how
YPUTRORTP 2:<verb> if
OTNMWHPEK 2:<verb> in
OYOOFKSDJ 2:<verb> is
UGHGRGWLC 2:<verb> it
RNFQUVFGN 2:<verb> me
YGKOGVKIO 2:<verb> my
NQPPaTOMQ 2:<verb> new
RMMNONZJM 2:<verb> no
OUMSUPTOW 2:<verb> of
SRAI9STLG 2:<verb> on
ULMOWLIJL 2:<verb> out
TTNM2IR7I 2:<verb> that
QKJHTVCMM 2:<verb> the
bLNOSDHBJ 2:<verb> them
WTOPSKGFN 2:<verb> this
SJVNRUKUR 2:<verb> to
eORRIRKPO 2:<verb> up
TPOQQRQWR 2:<verb> was
PMQSZMNMR 2:<verb> what
XTTTSRSSU 2:<verb> why
OJVPUIUGI 2:<verb> with
N7FPQbZ7E 2:<verbs> $
TKYMNTHOP 2:<verbs> ,
HHNOWMVaQ 2:<verbs> <ed>
QTPLEHSUO 2:<verbs> <word>
YLNNGJPXR 2:<verbs> again
aGLMILOQU 2:<verbs> are
QRPPPPZPP 2:<verbs> at
WOLNLSVKP 2:<verbs> for
KWOMaNQNN 2:<verbs> go
RLOZRSJEM 2:<verbs> in
QaJPKMLQR 2:<verbs> me
bKMOLLGOc 2:<verbs> on
INNPMOeON 2:<verbs> the
NOXMRTOMO 2:<verbs> to
RPT7MSSVH 2:<word> $
QUGEQCUTM 2:<word> ,
bLNNTOJSN 2:<word> :
XOOQHQTWN 2:<word> <caps>
aEEFGKZEL 2:<word> <code>
WIHHJPZLL 2:<word> <date>
WEHIFMKZB 2:<word> <ed>
FOTYPU9ZH 2:<word> <ing>
UGMLVVKHJ 2:<word> <ly>
RHNPJ0QDP 2:<word> <name>
NQCKKEPVF 2:<word> <number>
PPXGHOQKR 2:<word> <s>
MO9MbLEQP 2:<word> <verb>
JKURNRWFL 2:<word> <verbs>
KRWONJPVO 2:<word> <word>
bPPRPQQQR 2:<word> ?
NYRE6HK8J 2:<word> a
eKPQGGONO 2:<word> about
UXLPKQKUP 2:<word> after
WKKKQIHSK 2:<word> again
dMPMRLMJM 2:<word> always
ZXKINKKIO 2:<word> an
UXIGPNPPJ 2:<word> and
QFRLSQcOM 2:<word> as
KWOMZQTUN 2:<word> at
aPQRONIQL 2:<word> back
MVHLNPOZM 2:<word> because
JTVMSMFLU 2:<word> before
gGPIJLFMJ 2:<word> between
YNMMFIONU 2:<word> by
SMMNZLNNO 2:<word> da
YQKECNOGJ 2:<word> de
iIJLLKJIL 2:<word> der
TKJLINaKL 2:<word> di
WRPPQPMTM 2:<word> didn't
ZQPQOQQRR 2:<word> do
VKDIDHUHI 2:<word> does
XSRSRRRRS 2:<word> du
TVHOLPLNP 2:<word> em
WaLFMEHCM 2:<word> en
TNQQWOROL 2:<word> every
YPMRSNUIG 2:<word> first
PUHMHESEO 2:<word> for
N9EOTKOXR 2:<word> from
URQPPPOXP 2:<word> had
GMROQKaCZ 2:<word> has
YUUUUUTTS 2:<word> have
GcHMbHNFK 2:<word> here
RQUHJLUIN 2:<word> i
TOPSOPLRY 2:<word> i'd
WYHLIKINM 2:<word> i'm
bNRRPNKMR 2:<word> if
eLIPIOKLP 2:<word> il
GWQ3EbMOH 2:<word> in
IHFHNIZMI 2:<word> instead
PSCJIQUBO 2:<word> is
NDJUNTVWL 2:<word> it
SNLLXSLPP 2:<word> jamais
JdKOWMMNP 2:<word> last
MLZMWIPNN 2:<word> le
NFPXKKLMK 2:<word> les
aVQLHJILM 2:<word> me
WKNPMQVLP 2:<word> my
bOOONKKOL 2:<word> never
KZKLKYKJT 2:<word> no
aPTTOPOOS 2:<word> now
MKSNTARKO 2:<word> of
PNNOLNaML 2:<word> off
SEKOEHXOU 2:<word> on
WIFKILXII 2:<word> one
RKYMIKRUD 2:<word> only
TWKQOOHQQ 2:<word> or
OMUTPOWTQ 2:<word> our
QVRQXOJVO 2:<word> out
SOXNQKTLM 2:<word> over
ZQHLJIIIL 2:<word> para
GMPLZLGKL 2:<word> per
XQRRPRRRR 2:<word> que
ZJNPROQOQ 2:<word> said
cNOQMPLMP 2:<word> says
HTdONGKKM 2:<word> than
VFRGVJQNO 2:<word> that
MN7AMOUGP 2:<word> the
SPPOOMWOO 2:<word> then
aRRPQRKQO 2:<word> there
eLIIGPIRJ 2:<word> this
VPENOSJSG 2:<word> to
cHKNEJPLJ 2:<word> today
XRRSRSQOS 2:<word> told
eJLLNOMOL 2:<word> up
VFGLFL7YJ 2:<word> was
TMMMVOTEN 2:<word> we
XPWRNROOQ 2:<word> when
VPQQYLLMU 2:<word> will
UJKPTNMGL 2:<word> with
aNTTLbNOR 2:<word> without
YRQORJQPR 2:<word> yet
dKJKQMMOQ 2:<word> you
gOQSPPQQR 2:? $
dROMRPSMR 2:? ?
UKNLRLMXN 2:^ <caps>
dMONOMHIV 2:^ <code>
TVGJDHDVL 2:^ <ed>
WDHKEERVI 2:^ <ing>
gLJLKJIHM 2:^ <ly>
VCZEPBB9J 2:^ <number>
Z9B4Q7VAB 2:^ <s>
QLEGTHJOQ 2:^ <verb>
PZKMWKKJP 2:^ <verbs>
TQO1QFQGF 2:^ <word>
ZOOQIKITO 2:^ a
KMKKQJQYJ 2:^ all
QFHKZIGHJ 2:^ always
bLNOOONMO 2:^ any
QQQRZMRRR 2:^ ask
UJKIRXNLM 2:^ bitte
LMMOZLNJS 2:^ by
TXMPPKOPQ 2:^ call
YMNOKSLMQ 2:^ can
fONRLMKJO 2:^ could
PLLJJLTZO 2:^ der
TNMQQUILQ 2:^ do
eTSRQPMPT 2:^ does
OPGJEaQJM 2:^ don't
TMGLPLWJN 2:^ every
SHLJVWPJM 2:^ everything
aHSOVKFNI 2:^ for
TOOQaNQJO 2:^ from
fKOQIOJNO 2:^ go
eSRTKQMQU 2:^ he
fMOMNKMHP 2:^ how
PUWUBCKGM 2:^ i
PJaLJRJKR 2:^ i'd
cOMNNMLKN 2:^ i'll
QbEQFCJCC 2:^ i'm
YUOLJITLJ 2:^ i've
PTWZFHHEL 2:^ ich
WOPOYLNMO 2:^ if
cPQOKKSIN 2:^ in
gLTTORJRQ 2:^ is
SOFDHNQWH 2:^ it
TQILUKM8N 2:^ it's
SWQQ9GFHL 2:^ je
PQIMYIOIL 2:^ keep
TKKLIIXJI 2:^ let's
XPOQTNKON 2:^ make
cNOQNQLNN 2:^ maybe
NbMOOPNPR 2:^ me
YUNOONPOP 2:^ mi
ZUJNDEQGQ 2:^ my
PHFJMYA7H 2:^ never
OBBKNZNPJ 2:^ no
RKNMUMWNM 2:^ nobody
YIXHGMGGO 2:^ not
PPMQNMaPQ 2:^ on
gKJMJKIJL 2:^ one
XIHMUIEGN 2:^ only
dMPOMMNNS 2:^ or
RQIECKWBS 2:^ our
YQOPPQLOR 2:^ perhaps
cNNMNNKOO 2:^ she
ZNOPPPQQP 2:^ should
aRRRRRJQR 2:^ some
VYJKILLKN 2:^ sono
LMUMKYHKM 2:^ stop
VKDMMGASL 2:^ that
bMPRNNNLQ 2:^ that's
U6EJ89NWU 2:^ the
fKMONLJKM 2:^ they
ZNLNLKTIN 2:^ this
YRQQQQQQR 2:^ those
XSRRSRSRS 2:^ tu
OSSTOPQbR 2:^ turns
RGKLKLWXL 2:^ two
RJNObHJNP 2:^ use
QPEGIJUQS 2:^ we
RONQMOaNO 2:^ we'll
KYDDCCYGK 2:^ we're
XMPLMPUIN 2:^ we've
dNQQMPMNQ 2:^ what
eOPRNQNOQ 2:^ what's
RHLNXIJIM 2:^ when
PQORZOPOR 2:^ whenever
XSSSSSSSS 2:^ where
dLOPLNMLM 2:^ which
eRSSLNMKQ 2:^ who
cRUTNQOPQ 2:^ why
TLKLHMXKO 2:^ wir
XRRSPSRSR 2:^ would
WRGHQQDAH 2:^ you
QOTRYONGR 2:a <caps>
QMPPLMUWO 2:a <ed>
TRLNMNGaO 2:a <ing>
OcKPGMILP 2:a <name>
XSMPMNLMP 2:a <number>
ZKMPNRLOM 2:a <verb>
PNKKIRUJL 2:a <word>
NKLLcMKKL 2:a new
WLOPUMLQO 2:about <s>
VPLMYNJMO 2:about <word>
ZRSRPMRMR 2:about it
eLLQPNHOO 2:about the
JOMMIIWZN 2:after <word>
SOOOVJVOO 2:after the
YEMMRECSK 2:again $
gIKLIKKFL 2:all $
PIJMTLTTM 2:all <s>
OHKJTJIaM 2:all <word>
VONPTNSJM 2:all the
YLNNRQQHS 2:already $
URQTUPPRS 2:always $
cMPQMNMLO 2:always <ed>
SNNMYMWKK 2:always <s>
SGJPXINJO 2:always <verb>
aMRTSNIMJ 2:always <word>
WMNOVOMQQ 2:always use
WZMOPPNNO 2:am <name>
ZQOQLNNOO 2:am a
UFOQMJZRK 2:an <word>
RZIJQPJMP 2:an old
MKNNPQcRM 2:and <date>
JcRRMPMNO 2:and <name>
ZPORMPTMM 2:and <number>
bKKJINPFP 2:and <s>
dNMSGLOQO 2:and <verb>
OXMMQPYGN 2:and <word>
PSLRMOXPN 2:and a
YUUURURSU 2:and to
dNSTMNKLQ 2:another <word>
TXIIMNLKO 2:any <word>
QORTRYPRS 2:anything in
RRRRUXRSS 2:anything under
OZRQQPORR 2:are <code>
VIMOVMUMK 2:are <ed>
TRFIXMFUO 2:are <word>
XMPOKNULL 2:are in
NWNOYKTRO 2:as <word>
RVSLKRKKN 2:as a
LMONYXPOQ 2:ask $
PLMNWYMOO 2:ask for
RRQSYORSR 2:ask me
SXOPGHIFM 2:at <code>
PdLLKNFHJ 2:at <name>
TKORLKUPJ 2:at <number>
RPKJ8DRMT 2:at <word>
QWIMUTNOR 2:at a
OVOQHMRRR 2:at the
VGUNMLSNO 2:au <word>
NQNQaKOPP 2:auf <name>
LQQPQQcQP 2:back is
LILPNNWPW 2:back on
TPRRLMMOY 2:be <ed>
NKEHeMVLJ 2:be <word>
gMQTNQJLM 2:be a
ZRRRSPKPP 2:be in
RRSSRRRRX 2:be out
UPNRNOKUP 2:be the
VOKLJRNRZ 2:be with
QWJNROOWN 2:because of
IRSTQRLfP 2:because the
PWKNOOOVS 2:been <ing>
MXRRRRRRR 2:been <word>
XQPOXJLQP 2:before $
KZRROULOU 2:before <name>
KRYQPWRRJ 2:before <word>
RPOTYKSSQ 2:before you
WLHLcIGIN 2:bitte <word>
KPNMQbNOR 2:bitte keine
ONPRPQJLb 2:by <date>
GWMNJKYJL 2:by <name>
RRSSRSMWX 2:by <number>
UMMOKOOWR 2:by <word>
RJNONLVLR 2:by the
PWJNPaNOQ 2:call me
ZMFLPMSGG 2:can <verb>
ZRSSRSRUU 2:can i
SJOOWLRRR 2:can use
WNOPMTNOQ 2:can you
eHNKOQNLR 2:can't <verb>
RSRULLILK 2:can't <word>
ULMLWWMLL 2:con <word>
YPRRORPRR 2:could <verb>
aRRRNPQNR 2:could be
aQQRPPQPQ 2:could you
aKKLXJMLM 2:da <word>
aPJETBFGK 2:de <s>
KSMRKbVPP 2:de <word>
OPOPRQaQP 2:decided to
VKHFNJSZM 2:der <name>
MMPONMOcP 2:did the
TPNOOVLUL 2:didn't <verb>
XKOONNSOO 2:die <name>
iFJKMLFOM 2:do <s>
hMMNMNHPQ 2:do <word>
YUTSUUUUU 2:do i
aPRRQQIQR 2:do it
OYTNIVMLP 2:do not
jJLPHFAKT 2:do that
QSKOVMXPP 2:do the
WTTUTSUUU 2:do you
YRQRPRRRS 2:does <word>
YLUONNJQO 2:does not
XSSSSSSSS 2:does that
OKMPLNbNO 2:does the
XUTTUUUTT 2:does this
SaIGJSFIN 2:don't <verb>
MWFTMUULL 2:don't <word>
UVLJQKOQR 2:don't know
eJMLRPKNP 2:don't need
PaQKLTNRR 2:don't use
QMNQRMQZN 2:done $
dLKNLMOLO 2:du <word>
aOOPNOPOP 2:el <word>
TVHOLPLMP 2:em <name>
UVOOIQOOQ 2:en <name>
OJOOgJPPQ 2:en <s>
VNQRKXPRR 2:en las
cTPQRSSRT 2:es <word>
NQNPLbQPR 2:ever <verb>
WNMPWNELM 2:every <verb>
VGQHTIUFC 2:every <word>
STOOWRION 2:everything in
OOMRVRWMJ 2:first $
bHLHWMFRJ 2:first <word>
RYGCHLDFH 2:for $
aGIJMIGOa 2:for <date>
eLKJDMTLN 2:for <ing>
JXSRRRYNO 2:for <name>
SONRMOWLO 2:for <number>
EGRRVTQLJ 2:for <s>
QWOQPOVRP 2:for <verb>
RPMDVKGCN 2:for <word>
cRLNKKFUO 2:for a
YHIJSIQHJ 2:for all
NbRRROQQK 2:for everything
VMQRRWJMQ 2:for me
QWALAPOIT 2:for the
JKLMLWXWO 2:for them
bKQSIIFDR 2:for this
XRPQRQOTP 2:for three
aPRTKPQSS 2:for tomorrow
YQRRPQRRQ 2:for tonight
PMOSMOZLM 2:from <date>
RWFKLPbSL 2:from <name>
UJJOOPNVP 2:from my
NRORaNQLP 2:from now
WLWRQQITT 2:from the
TWOOPQVPQ 2:für <name>
XKONMNSNN 2:für die
UKKMKNKIZ 2:get <word>
cMLSRRNRP 2:get a
WaPRMPKKP 2:go $
YLRQPQRNP 2:go <word>
OHNPIMbPM 2:go with
cNUSMCNKO 2:going to
QLRRMQYRQ 2:going with
UINOMLLXM 2:got <ed>
VQRQPQTPQ 2:haben <s>
UQQOLONWO 2:had <word>
eJMKPUJHN 2:has <ed>
MKKRHOdHM 2:has <word>
POQSYPTMP 2:has a
VOQRHKDNV 2:has to
LSJNPMcMT 2:have <ed>
PXIJHFTLG 2:have <word>
SUJMLMFLU 2:have a
dIYTNKKKU 2:have to
cLONKOMLR 2:he <ed>
cRRSSRQTT 2:he <word>
PdFJPHL8J 2:here $
RVOTONOQT 2:here ,
YUUUSUSUT 2:how <word>
UUUUUUUUU 2:how do
XSRSRRRSS 2:how many
VUUUUUUUU 2:how would
UPDCHFRYF 2:i <ed>
PVUDLHM8M 2:i <verb>
TROUFE77D 2:i <word>
SKMOaLLLP 2:i always
VXFENOEMK 2:i am
QSRULMKLL 2:i can't
TVRLILJMM 2:i do
PVMWJRNKI 2:i don't
cNJLOPOQN 2:i get
YPRRQQQRR 2:i guess
NUBFILQGV 2:i have
SJXDMPIJL 2:i like
YRPPRRRRR 2:i might
XONNNNOOU 2:i need
VPMMNMULL 2:i no
KEFJKPfDM 2:i said
XGKLKKJLV 2:i should
cNOPQRMRP 2:i think
ObNPLOMOP 2:i use
XRLNLNNNU 2:i want
VYKONQINO 2:i was
UQYMMQOQN 2:i would
TNMNNUMHK 2:i'd <word>
WNSOPOOOV 2:i'd like
PPZPPPPQR 2:i'd rather
bNNPOOPOR 2:i'll <word>
PaOELNKGO 2:i'm <ed>
eLPJLIGJL 2:i'm <ing>
SWNCGLEGN 2:i'm <name>
RbIEDJGGN 2:i'm <word>
OaPQNQLQQ 2:i'm a
YUQMPQONP 2:i'm in
XMJZIKHHP 2:i'm not
UXQLKMLLL 2:i'm on
JZQKRPXQL 2:i'm the
OaNOMLJUL 2:i've been
KQPNQPePQ 2:i've decided
SRWYCGHDK 2:ich <word>
VOIQYNLMO 2:if i
aNNTPQPPO 2:if the
dLTUKNOQO 2:if we
eLIPIOKLP 2:il <word>
LULNYLORR 2:im <name>
OQOQZOOQP 2:immer auf
LGQPXNYRO 2:in <caps>
JXMNIIdXM 2:in <code>
VSIIHJUGT 2:in <date>
TWM0BRF3W 2:in <name>
OJHLTOIeJ 2:in <number>
UGJUQPLYO 2:in <s>
ONNPVXLJO 2:in <verb>
VMLOPHWLE 2:in <word>
XUIKRSKHO 2:in a
NOOObONLM 2:in all
RPRRTYPRQ 2:in anything
RRSSRRNPX 2:in by
RNUPUPMPO 2:in every
WJULFVLDP 2:in my
SOQXVPLOM 2:in our
YMGMJPNK9 2:in the
RLMOUTOGN 2:in this
PMQPMPaTR 2:instead of
PcNNCKGML 2:is <code>
RQRQRMXDQ 2:is <ed>
dHJOLMPLK 2:is <ing>
MZKGGGWJG 2:is <name>
DPMOBHaNR 2:is <number>
bMRRNHNMR 2:is <verb>
UIDEJJRJL 2:is <word>
gIPQONJMM 2:is a
aPQROOLNR 2:is about
OOPPOLZOP 2:is he
VXIIKHPGG 2:is in
hIUTNOMTT 2:is it
ZLMKKERIM 2:is not
RVNNONQIW 2:is on
TQQPPOZJM 2:is out
YUUUUTTTT 2:is that
VGKPUJOK9 2:is the
cUUUUTQST 2:is there
fMUUSQJPN 2:is this
YQRRQQOQR 2:is too
YFB5UMMTM 2:it $
SMMQNNPYR 2:it ,
XONQLPVNO 2:it <s>
bPQQMONNR 2:it <verbs>
XMPNHHJWP 2:it <word>
ZUUTUTUSU 2:it ?
WUUUUUUSU 2:it be
XQRRRPRPR 2:it could
YKNNLOUJP 2:it in
STMKLUUFK 2:it is
XLPQNLKSR 2:it never
RMOPNOTUP 2:it was
TRPaMJNOQ 2:it when
XNKLFMLUO 2:it's <word>
dJMLKYKKM 2:its <word>
SZLHMLNLO 2:je <s>
SSSSQIHJM 2:je <word>
QZIHJLLGJ 2:just <ed>
WLPRNQKTP 2:just <word>
KQQQZPTQP 2:keep <s>
TNPQXOKPR 2:keep <verbs>
LWQNQQVPR 2:keep in
bOPRMNQRT 2:keep that
QFLMOKaJI 2:keep the
WMKFDaKHP 2:keine <name>
aVHMHJGJM 2:la <word>
VSPRJXOQR 2:las <s>
VWUJINCFM 2:last <word>
JIWIRaHKL 2:le <word>
LISaMNNOM 2:les <s>
aPNNNNPLQ 2:let's <verb>
QRQSPQYRQ 2:let's go
TLbUHKJMG 2:like <word>
PPNPQQRQa 2:like to
dOQQMOMLM 2:make a
ROQQYONKO 2:make sure
bRQRMOORQ 2:make the
XSRSRRRSS 2:many <s>
OPKNLKXLT 2:may $
XOQQRPRRR 2:maybe i'll
XRSSRRRRR 2:maybe we
fKALNEGGJ 2:me $
FfIMPKHOP 2:me <name>
MKJLTaHMO 2:me <s>
VLaGFTJJK 2:me <word>
XNNQQMMOO 2:me a
RRRSXPSSS 2:me before
PPOQUVPPQ 2:me first
TKSTWIMQK 2:me in
TLRRNaIPM 2:me on
VIPRTYHMO 2:me the
dOSTNQNSS 2:me this
UXMKKVMJN 2:mi <word>
QYORKOOKS 2:more ,
JLdLNNMJN 2:more <s>
YJILIKY5O 2:more <word>
NQYQJXONP 2:more than
bLIPPOPLN 2:much <word>
QOQPXNLOX 2:must be
PURONTRGW 2:my <s>
UYGNCOADO 2:my <verb>
VWLCMCSIC 2:my <word>
YRRRRQQRQ 2:my back
PRUNMOLHR 2:my own
aPOONNOOO 2:need a
TGKIKGKGZ 2:need the
gKNONJJOG 2:need to
LJMPKKKdP 2:never <ed>
eFJLAFRQM 2:never <s>
NKKPEeKBO 2:never <verb>
ZQPPKOPQQ 2:never <verbs>
ZEFCWQUIN 2:never <word>
XOPQRPORR 2:never to
RRRRKXRPR 2:never use
NLPOOOLbQ 2:new <ing>
KQPPdUNMQ 2:new <s>
UFNIVIWPH 2:new <word>
dLLLJMQJN 2:next <word>
MQRSbPNXR 2:next to
iOIIHHHAH 2:no $
SKLNHIZBM 2:no ,
aQPPNWJHO 2:no <caps>
HcMNJXKJN 2:no <name>
VJIOTWFPP 2:no <s>
NLNNQWWMO 2:no <verbs>
YJQFCWJMH 2:no <word>
RMSLHLSWN 2:no more
TRRRNVNPR 2:no need
eOOPOQMIP 2:not $
QWODGFVPO 2:not <ing>
NfNOEOMMP 2:not <name>
MGLLLWcLK 2:not <verb>
XHCKcJNDP 2:not <word>
JKXaIHKXH 2:not a
cKKNPMONQ 2:not sure
VQQUPPTLM 2:now ,
YUUTUUUSU 2:now ?
PRPSYNSOP 2:now on
OOORNaNNQ 2:nunca <s>
HUTUONJMa 2:of <date>
ZSMMJILJM 2:of <ing>
QYPQTJRTK 2:of <name>
MNIXNMMVM 2:of <s>
NEWGGIVRT 2:of <word>
SQFKWUGOH 2:of a
OITSRRbRK 2:of may
TUKNLOWGM 2:of my
SNLMOLQPM 2:of the
NYSRLKQIF 2:of this
XVMMNMNNM 2:of us
TLLOJQULM 2:off $
RONPWIKSI 2:off the
WHMQMMRTJ 2:old <word>
jROQILBHJ 2:on <code>
SMIHKUICa 2:on <date>
KQOLNIdMM 2:on <name>
MTQQIOKGe 2:on <number>
XTPGOMPTN 2:on <s>
QKRSYOMLL 2:on <verb>
RUMJDUYBD 2:on <word>
ULKMHSQHK 2:on a
aNJMBMUMM 2:on my
gPMRFHAHL 2:on that
MXIODLTXR 2:on the
ZQKMQMEML 2:one $
NTTNVJTHL 2:one <word>
ZRRRQRONO 2:one is
HHYMKJXHO 2:only $
SMKRXQLNQ 2:only <verb>
bNKQJPVKN 2:only <verbs>
LFKMULa9N 2:only <word>
TJKPYLNJN 2:only the
PWJPUJVIK 2:or <word>
XSUUSTSUT 2:or is
eJMMPMNNP 2:other <word>
MLQPOOcUM 2:our <caps>
VGLUJJUQL 2:our <s>
WPJHRKSDP 2:our <word>
UMNQRPWJL 2:out $
RRSSRRRRX 2:out by
SXROYQHML 2:out of
OMNTRMIaN 2:out the
ENYNTLYIK 2:over <word>
PRLOKTXRN 2:per <word>
XRRSUNPRS 2:please ,
RQXQRQRRR 2:rather have
OOVQXNSRO 2:rather than
YQRRRRQOR 2:said $
TPRUNTVTP 2:said about
IKLLMQLbM 2:same <word>
cLKQKQKMR 2:says $
XRRSUSRPQ 2:says i
bUUUROMOO 2:says never
XTUUUSSUT 2:says we
ZORRTPOQR 2:see $
fLNNKMJIJ 2:should <verb>
aONOQNNNO 2:should <word>
ZMRTTQKOO 2:should always
TNPPVQXNL 2:should be
cMTTQTSUT 2:should i
XPRQRRQRQ 2:should never
VORPONWMN 2:since <number>
MYPPPPNWO 2:since i
VWPRPOOOR 2:so <word>
ZPNMQPOOQ 2:some <word>
RZKMLLMLO 2:sono <word>
RKIJLKJbK 2:still <word>
JLTMHZWGL 2:stop <ing>
cOMROOMNP 2:sure $
RRPRYPOPQ 2:sure every
QQXSPVRRR 2:than one
ORYTRPRTU 2:than the
ZA6EOLI9E 2:that $
NOMSbNKLS 2:that ,
MKKLKLMcO 2:that <ed>
VUUUUUUUU 2:that <ly>
OGPSLMWNS 2:that <s>
MLGQGVFYM 2:that <verb>
VFGEDQVCH 2:that <verbs>
ZCLPLETHL 2:that <word>
dUSSTTURT 2:that ?
aONRRTNNR 2:that from
cQTUMSMMR 2:that he
cMMRMNMOS 2:that in
HZKQXKVGN 2:that my
iOPPKPEJR 2:that one
OJNPDGZUJ 2:that the
cNPQOQLFR 2:that was
URRSPRNPW 2:that we
fIJLLKMHM 2:that's <word>
XRRRRRRRR 2:that's all
bONQNOMOP 2:that's the
WEHKJKVQK 2:the <caps>
POTURSYbO 2:the <date>
MRNTSUNbQ 2:the <ed>
NJHPRERLV 2:the <ing>
PQPQOPUPU 2:the <ly>
NCFEUOURZ 2:the <name>
OTPRJLQHT 2:the <number>
SKJDQPLLG 2:the <s>
WNGNNNNPO 2:the <verb>
fOUQJNMRP 2:the <verbs>
PO8DRQRTM 2:the <word>
MORSWQYNS 2:the first
TNVOPUMOO 2:the last
LROOMKSZW 2:the new
VHNQMNQUK 2:the old
PMLNMLbNM 2:the one
MKQMKMdQQ 2:the only
SUPPQOVRR 2:the other
RQSTWTRWR 2:the same
hJKLJKHJL 2:the two
RAGEWRJTJ 2:them $
SIMMDWYJQ 2:then $
UMQPQRTNN 2:there $
cNNRLNMNP 2:there's a
WORQQMMWP 2:they <ed>
SKPSKMWMM 2:they <word>
WPOPVQLLO 2:they are
aNRRRRQRR 2:think $
THILGJWFK 2:this $
ULMNLNGWM 2:this <ing>
fGOOMMILI 2:this <verb>
QMGHNQQNL 2:this <word>
UUUUUUUUU 2:this ?
ZQNPNRPMR 2:this in
eMRQKNKNN 2:this is
YRRRPOPRR 2:this one
YRQQQQQQR 2:those were
TVVUNSNTO 2:three <s>
SIJLXFFFL 2:to <code>
OVNQLNVML 2:to <date>
RTJOLIXGM 2:to <name>
UPQRLMUWQ 2:to <number>
UMJESXVMN 2:to <s>
RBOM8LbQR 2:to <verb>
YULLEJLKC 2:to <word>
PPTUZQPYR 2:to a
YUUURURSU 2:to always
SKNORL8OY 2:to be
TPTTPROPV 2:to get
RQQQRRXSR 2:to go
RUOQMPNOX 2:to have
ORSSRSYQQ 2:to keep
VLKRUPKIQ 2:to me
jGLQIOIPK 2:to that
SOFNVQKNI 2:to the
dJQQOPPMQ 2:today $
XRRSRRQOS 2:told me
bMLKOLMLN 2:tomorrow $
XTUUUUUUU 2:tomorrow ?
YQPQPQRRQ 2:tonight $
TNNPPOWPN 2:too <word>
XSRRSSSSS 2:tu <word>
QRSTMPOYR 2:turns out
aQEIICJNI 2:two <s>
QURPYOPQM 2:un <word>
QXNOMONNO 2:una <word>
QXTRJdOPR 2:under <code>
JMKOVMTJX 2:under <number>
PMOLMcEPP 2:under <word>
TVPRPRNRR 2:une <word>
RRRRRRWRX 2:until the
MNQOLMZWH 2:up $
cLNNLNMON 2:up <word>
HZRRdNJNQ 2:use <code>
VKDHbNGGI 2:use <name>
YKLKOXNJN 2:use <s>
TTMNVSJQQ 2:use <word>
LYQQIIYKO 2:use a
TKMPQWQKM 2:use the
aTLMHILIJ 2:very <word>
VMINLNJMY 2:want to
TKPQMQTUO 2:was <ed>
SNMNPOLdM 2:was <ing>
YRNPJOPPN 2:was <word>
PYIKGKEPG 2:was a
OSSSSSNaR 2:was that
XQQQPQLSN 2:was the
UPOROPUPQ 2:was too
X8GI8HSOC 2:we <ed>
SDMLWDR5L 2:we <verb>
Y9JKPESBJ 2:we <word>
dORRHRLQQ 2:we always
QWRSNRTJQ 2:we are
YRQORQQQQ 2:we could
NQSSRRZRR 2:we decided
MJINVIaCM 2:we do
RTNNNOWIM 2:we don't
XIRSNNRLK 2:we have
QMQQNONLZ 2:we need
dONPJRJIN 2:we should
HVNPaMMNN 2:we use
MLRPLNdHK 2:we went
URPSOPVPR 2:we'll go
XRRQRRPRR 2:we'll see
RLQRQQaNQ 2:we're <ing>
QLRRNQYRQ 2:we're going
YQQQNPSMP 2:we've <ed>
MLRPLNdHL 2:went with
VPMMKOMTL 2:were <word>
YPRRQQQRR 2:what <word>
bRSTRSMUT 2:what can
bQPONOPMP 2:what did
WUTUTUUUU 2:what do
XRRRQRRSS 2:what does
UOQPKKTMR 2:what i
RRTUXNOST 2:what is
YSTTRSRUT 2:what should
cJSTKRRRT 2:what would
ZQRTQQRQR 2:what's a
aRSTPRPOS 2:what's the
QMMPaMLKN 2:when i
YQUQLJMMQ 2:when the
THJLWIEKL 2:when we
OOWVROMPP 2:when you
XTUUTSTTT 2:which of
fRRRMILMS 2:who <word>
ZSUTQSQTU 2:why does
XOQROPKRN 2:why the
XPOPLPOMU 2:will be
VQRQPQTPQ 2:wir haben
YIHMSNIMO 2:with $
FFOTcJYML 2:with <caps>
YSLLNDO8J 2:with <name>
QILQLIdNO 2:with <s>
LXTMCSVAF 2:with <word>
TDMPSLWKM 2:with a
TNRRWROMO 2:with me
HgMONQKPR 2:with my
UNRTVNDPS 2:with that
PSLPZNOIU 2:with the
NXQRZMROR 2:with two
UQQPLURRR 2:without <ing>
UOMOLYLJN 2:without <word>
ZRRUPRPSO 2:would <word>
XUUUUUTST 2:would the
bTUUOSPTT 2:would you
WWQPORMHQ 2:yesterday $
gNLLLJJOP 2:yet $
MDRUTTEIN 2:you <verb>
eKOOHMINP 2:you <word>
eUUULQUUU 2:you always
PZLMUMLKO 2:you can
YRQSQPQRQ 2:you don't
YUUTTTUUT 2:you know
ZNNMQIOOO 2:you make
VQQPNZQOM 2:you must
gONNJJSTU 2:you never
TPSSVPOTQ 2:you say
WSTUUSUUT 2:you think
SJIKWKLJN 2:your <word>
RYMNLPKMQ 3:, <ly> <s>
RYNTOQQKQ 3:, <ly> <word>
ZRNOMMHJN 3:, <name> ,
OaOSRRGPN 3:, <name> and
YKPRQPQXN 3:, <number> <s>
ZSTPJPHNR 3:, <s> <word>
JHNSbJVGQ 3:, <verb> it
bRPSXPHPQ 3:, <verb> the
RLbGIKJKN 3:, <word> <s>
SSELUKOCJ 3:, <word> <word>
PXRUNJXPN 3:, <word> of
NfNOEOMMP 3:, not <name>
LLINZLUMR 3:, not <word>
ZOOSMPTRR 3:, the <word>
UUUUUUUUU 3:, what do
MKNNPQcRM 3:<date> and <date>
GNUUOLPOb 3:<date> at <word>
PVNPMOUML 3:<date> to <date>
QRRSPRXUR 3:<ed> <word> ,
WROQUPOOP 3:<ed> <word> <s>
TQUUTSOVQ 3:<ed> <word> <word>
YTUUUTTQT 3:<ed> <word> ?
JTUUTQLeQ 3:<ed> because the
LUUUUURSc 3:<ed> by <number>
UMQQMOXOO 3:<ed> by the
VULKPONOO 3:<ed> in <name>
ZHRQRPYHL 3:<ed> on <date>
TNPQNNPTL 3:<ed> on the
KRPTPSNdQ 3:<ed> out the
TLKOFJPVS 3:<ed> the <word>
FhNOHJUNP 3:<ed> to <name>
dNPPRPSML 3:<ed> to <verb>
WMNOPNXKN 3:<ed> to <word>
VIMQRLSHJ 3:<ed> with <word>
UOQPUPOMN 3:<ing> <verb> in
RJPNWLZNM 3:<ing> <word> <s>
OQLPOYNVO 3:<ing> <word> <verbs>
PKQPNTRXJ 3:<ing> <word> <word>
UOPUKPFVQ 3:<ing> a <word>
RRRSPXRSS 3:<ing> me first
RQOOLKFYN 3:<ing> the <word>
ZRNPMMHJO 3:<name> , <name>
NaRSUSPRO 3:<name> , <word>
KVKNSLYLP 3:<name> , not
PXOPTPVNK 3:<name> <name> ,
LcRRPROQP 3:<name> <name> <name>
CQSTYPNRQ 3:<name> <name> in
OWKJLKVJK 3:<name> <word> ,
UQMLOOMNW 3:<name> <word> <name>
bHNMVNNON 3:<name> <word> <word>
aQTTQSRTT 3:<name> <word> ?
MWJPPQTMN 3:<name> and <name>
OYOQOPUQP 3:<name> and a
RRUTIIUCF 3:<name> for the
ZKYEMNLON 3:<name> in <name>
VNOPMNWQL 3:<name> is <word>
VUNPRRGLQ 3:<name> last <word>
RQRRWRPPU 3:<name> must be
MNSUMNcNO 3:<name> this <word>
KdORPQPRQ 3:<name> with my
VLQRYRONP 3:<number> % <word>
YOPMMMUKP 3:<number> : <number>
ZTUUUUQQQ 3:<number> <s> ?
RQUQQXQPP 3:<number> <word> <s>
TUMPPRLPO 3:<number> <word> <word>
OFSUNNeNO 3:<number> <word> in
ZPORMPTMM 3:<number> and <number>
KUTTQQKMX 3:<number> of <date>
UXOSbMIQR 3:<s> , <name>
ZJMMSNMUM 3:<s> , <word>
XJXQOQSNR 3:<s> <word> ,
JKMKMLdPQ 3:<s> <word> <s>
hARGGQWEK 3:<s> <word> <word>
WQPRNOXML 3:<s> <word> is
YKIMRKWMM 3:<s> a <word>
WNQRMQWRR 3:<s> and <s>
OZRQQPORR 3:<s> are <code>
SIPMbMSNP 3:<s> are <ed>
TFHIRKPZG 3:<s> are <word>
XMPOKNULL 3:<s> are in
QYNTNQKVP 3:<s> for a
CJKRWKdKL 3:<s> for the
UQRQPQVQQ 3:<s> für <name>
FRONWQeGL 3:<s> in <code>
eNHJOKLLL 3:<s> in <name>
MLLVVWKMO 3:<s> in <s>
PPOQSXNJQ 3:<s> in <verb>
NdEURJRMN 3:<s> in <word>
TITOUTIDP 3:<s> in the
RRWRRRLYR 3:<s> instead of
YNPTOPLMU 3:<s> is <word>
YSTTQOPQR 3:<s> of <word>
MOONQMILf 3:<s> on <number>
QPRRNQWUR 3:<s> on the
TOLPJLaIK 3:<s> the <word>
WRRSNXQRO 3:<s> to <verb>
OOVOYQLRN 3:<s> to <word>
RRRQPXRRR 3:<s> without <ing>
ULVHJIXIM 3:<verb> , <word>
NLILJeNHM 3:<verb> <ed> <s>
NdKPKTIRS 3:<verb> <name> and
JKKLSUSUL 3:<verb> <s> <word>
XROQXKNOQ 3:<verb> <s> before
SJLOZPKMR 3:<verb> <s> in
IJJLaVLKK 3:<verb> <verb> <s>
SYLQUMKHQ 3:<verb> <word> ,
JOWNZWVJO 3:<verb> <word> <s>
OQOPOaQRR 3:<verb> <word> <verb>
QEWHYJLPQ 3:<verb> <word> <verbs>
TIOOPVUNP 3:<verb> <word> <word>
aTOSOQPOO 3:<verb> <word> for
KJLKJGcKT 3:<verb> <word> is
VTMRVOHNN 3:<verb> <word> of
JQYOUMIKN 3:<verb> <word> over
bOOTOMGMO 3:<verb> <word> to
SQIMLVHJP 3:<verb> a <word>
UMQOTPSNM 3:<verb> all <s>
UPRRVQNOQ 3:<verb> an <word>
RRRRUXRSS 3:<verb> anything under
YRQPNQJNR 3:<verb> at <name>
RaPQPPKQN 3:<verb> at the
WTHJHGIJD 3:<verb> for <word>
YKPTLKJPa 3:<verb> for the
WWRONMPIN 3:<verb> in <code>
LYOQVQUPP 3:<verb> in <name>
SOILWMMIN 3:<verb> in <word>
XKVQPHSJO 3:<verb> in the
McQQPPMOQ 3:<verb> is <code>
DaMMMJTOM 3:<verb> is <name>
aOOPPOJOU 3:<verb> is <word>
XNRRLOUNR 3:<verb> it in
PPPTUUPSQ 3:<verb> me <s>
VMPSTKINR 3:<verb> me a
ULQRTYKPP 3:<verb> me the
gFMQLMJJO 3:<verb> my <word>
NQPPaTOMQ 3:<verb> new <s>
PMTUPNMOb 3:<verb> of <date>
UNRQNRaRL 3:<verb> on <date>
YKNQNUMMO 3:<verb> on a
ONUUONaIK 3:<verb> that the
UWMLUNIJK 3:<verb> the <ing>
STSMRSAIN 3:<verb> the <s>
TLRSWMPMN 3:<verb> the <verb>
U8HLPVLOQ 3:<verb> the <word>
UVQRFOIKQ 3:<verb> this <word>
XRSSRRRRR 3:<verb> to <name>
SKXPPPNOV 3:<verb> to <verb>
ZGMPBXOKO 3:<verb> to <word>
KUNPMOWOP 3:<verbs> <word> in
LPOVZTJNP 3:<verbs> in the
QRSSRROPZ 3:<verbs> on <number>
aSGJEJ76J 3:<word> , <ly>
MJLOHLcRJ 3:<word> , <name>
dSLOIMKJM 3:<word> , <s>
QIHNZHQFN 3:<word> , <verb>
VPMNUMQGN 3:<word> , <word>
HXPQQNWQP 3:<word> , not
VYRQMOKMQ 3:<word> <ed> <word>
LTUUTRNcP 3:<word> <ed> because
MNNNMMLcO 3:<word> <ed> it
QPNPOONbO 3:<word> <ed> the
PNRSONbKL 3:<word> <ed> to
eMMMNQEHR 3:<word> <name> <name>
RYJHOQSMQ 3:<word> <name> <s>
VRPLPPSPP 3:<word> <name> <word>
XRRSSSSSS 3:<word> <name> ?
ZKYFQONOO 3:<word> <name> in
PNRSMRWOW 3:<word> <name> is
TONLNLVKM 3:<word> <number> <s>
OWPROOKWM 3:<word> <number> <word>
aKIRMNSRN 3:<word> <s> ,
dRPQQPLKL 3:<word> <s> <ed>
PEZHCLQGL 3:<word> <s> <s>
XGWKUJSHK 3:<word> <s> <word>
hUPQTQTTT 3:<word> <s> ?
YOLOKOXON 3:<word> <s> a
NMWQRPWRR 3:<word> <s> and
KYMLPNUML 3:<word> <s> at
KLSMTJQMX 3:<word> <s> for
SESXNRWJH 3:<word> <s> in
RRSURXRRS 3:<word> <s> of
IQPTOPWNb 3:<word> <s> on
cQQUPRMIQ 3:<word> <s> that
TQMPMMZJK 3:<word> <s> the
TQPRMRWNV 3:<word> <s> to
SRWQNWNRR 3:<word> <s> when
MOPRONNcP 3:<word> <verb> <ed>
UTTTPRTUU 3:<word> <verb> <s>
YPOVNNNLO 3:<word> <verb> <verbs>
cJKMCGLVH 3:<word> <verb> <word>
aUUTQTUOT 3:<word> <verb> ?
WSRQRRMRR 3:<word> <verb> at
UPQROPPPU 3:<word> <verb> for
XUPONLGOM 3:<word> <verb> is
RQSURSPXR 3:<word> <verb> to
LSUUNPLdO 3:<word> <verb> was
QOWSTVMLR 3:<word> <verbs> ,
HHOQONYRN 3:<word> <verbs> <word>
VQRSQRUPR 3:<word> <verbs> for
ORQXNWSRR 3:<word> <verbs> in
ZLNPDGHLb 3:<word> <verbs> on
ZJBLSLUQQ 3:<word> <word> ,
dQPQOPOJO 3:<word> <word> <ed>
OQHaPVOLP 3:<word> <word> <ing>
dHNR9EJEH 3:<word> <word> <name>
HKNQZKMbV 3:<word> <word> <number>
ZYOIGNTNG 3:<word> <word> <s>
RGNTVGLFR 3:<word> <word> <verbs>
TVT09MIPB 3:<word> <word> <word>
YPQRQRQQR 3:<word> <word> ?
NbIMFNHJM 3:<word> <word> a
YVRRMQOQQ 3:<word> <word> and
ObMMPONNR 3:<word> <word> at
SMPPPPPPW 3:<word> <word> by
fILMMMMNO 3:<word> <word> de
aPNQWOILM 3:<word> <word> first
ISQEIAXSU 3:<word> <word> for
TPRSRRKVN 3:<word> <word> from
RQTURSXRW 3:<word> <word> has
LXQQSLWQQ 3:<word> <word> here
ZOLORQOQR 3:<word> <word> i
VYKOCQQJQ 3:<word> <word> in
LQOPTNaFT 3:<word> <word> is
WNQQOPSOO 3:<word> <word> of
KPKNMKdLW 3:<word> <word> on
XQRRPRRRR 3:<word> <word> que
XQRSQRQOR 3:<word> <word> says
LOaQQNONP 3:<word> <word> than
MUTUTTPbU 3:<word> <word> that
SGJTEIFcJ 3:<word> <word> the
MNQPWNJWM 3:<word> <word> to
YIMNMMETE 3:<word> <word> was
hKIJKMFGK 3:<word> <word> we
RXQTSSRRZ 3:<word> <word> with
ObJPIMJLP 3:<word> a <name>
WBXHGNQAL 3:<word> a <word>
cNTTNPPTT 3:<word> about <s>
YNRSOQNRR 3:<word> about the
fQRRNLKJP 3:<word> an <word>
ZRRSLQTQR 3:<word> and <verb>
QWOQSQWJO 3:<word> and <word>
YHWKQVRPR 3:<word> as a
LdMMQRMRR 3:<word> at <name>
ROPQPPXPP 3:<word> at <number>
RMSSPPUSK 3:<word> at the
OYLNRQNXO 3:<word> because of
BTUUTRKmO 3:<word> because the
KQRSeKTTP 3:<word> before you
UPPPMOMPX 3:<word> by <date>
PSUURUISa 3:<word> by <number>
XQRROUMOP 3:<word> by <word>
LLTUOOTOV 3:<word> by the
SMMNZLNNO 3:<word> da <word>
cPLHGIHJK 3:<word> de <s>
NULMJVXOR 3:<word> de <word>
iIJLLKJIL 3:<word> der <name>
WRPPQPMTM 3:<word> didn't <verb>
TVHOLPLMP 3:<word> em <name>
UVOOIQOOQ 3:<word> en <name>
YUUUUUSRR 3:<word> for <number>
LLSVRGQMM 3:<word> for <s>
BgDHUQGGP 3:<word> for <word>
bNOUPOOMN 3:<word> for a
PMQRJEXTW 3:<word> for the
TSUUTUPRY 3:<word> for this
VLOTDKMYU 3:<word> from the
POQSYPTMP 3:<word> has a
KSTURSOOd 3:<word> has to
fKOLNOLMN 3:<word> i <ed>
SOXPQPNPR 3:<word> i <word>
MQPTbQRUT 3:<word> if i
eLIPIOKLP 3:<word> il <word>
PSKKLOVNU 3:<word> in <date>
OaBDATNDM 3:<word> in <name>
QQOQKRPYQ 3:<word> in <s>
IMVHQQSUH 3:<word> in <word>
POFDFVRUL 3:<word> in the
UQNQRWOMN 3:<word> in this
IHFHNIZMI 3:<word> instead of
bOPPHKLRL 3:<word> is <code>
RQRQRMVEU 3:<word> is <ed>
aIKPLNRJK 3:<word> is <ing>
QWLJHLQMM 3:<word> is <name>
APMOCIaNS 3:<word> is <number>
KTHJ8DXNQ 3:<word> is <word>
DZOMNLUOI 3:<word> is in
TXPNROSLP 3:<word> is on
NLNQYOXOB 3:<word> is the
QQNMIIZNM 3:<word> it is
JdMNOOMNP 3:<word> last <word>
MMZMWJMNO 3:<word> le <word>
LISaMNNOM 3:<word> les <s>
bHVLNHMLL 3:<word> me <word>
WKNPMQVLP 3:<word> my <word>
cOMSJNLKP 3:<word> never <verb>
RRQRTKSWL 3:<word> of <name>
ORHZLLLJM 3:<word> of <s>
LJaFNLUIT 3:<word> of <word>
WMNLWNMOL 3:<word> of a
QQRRRRTST 3:<word> of the
NJMKMLVNX 3:<word> on <date>
NQSSORPPZ 3:<word> on <number>
WTMUMOTQO 3:<word> on <word>
VUNRQQKPR 3:<word> on a
RELQJHWSR 3:<word> on the
bNKQJPVKN 3:<word> only <verbs>
PVRQZRKQP 3:<word> out of
JQYOUMIKN 3:<word> over <word>
XRRSUSRPQ 3:<word> says i
bUUUROMOO 3:<word> says never
XTUUUSSUT 3:<word> says we
JRRUPOZWS 3:<word> that <s>
LMLOKVVUL 3:<word> the <s>
RRACSEJFQ 3:<word> the <word>
bMIJKLKTL 3:<word> this <word>
NROPYPJOO 3:<word> to <name>
XOOPLMKWL 3:<word> to <number>
XPLEMKUKM 3:<word> to <s>
fJKTLHEIM 3:<word> to <verb>
TcMQGOHKK 3:<word> to <word>
RFOPNLWVO 3:<word> to the
WMPQNQJVO 3:<word> was <ed>
GTQTRSNgM 3:<word> was <ing>
TRRQPRNVP 3:<word> was <word>
WOQOWMLLQ 3:<word> we <verb>
VRXRNRRRS 3:<word> when you
TLROVISLU 3:<word> with <name>
ZNRRSPPRR 3:<word> you <verb>
THOOOKPTJ 3:^ <ing> <word>
XNJKMLITK 3:^ <ing> the
URPSONRXP 3:^ <ing> to
TOIIFObFP 3:^ <s> <word>
XSSSSSSSS 3:^ <s> ?
OJOPCJfEP 3:^ <s> are
YIJLXEIHL 3:^ <verb> <s>
RBQKSHTBR 3:^ <verb> <word>
TILPWIGBM 3:^ <verb> a
WKPPRQTLO 3:^ <verb> all
WRLNUNNLP 3:^ <verb> in
bIPOOKE8F 3:^ <verb> it
SBMPXIJGN 3:^ <verb> me
RMMNONZJM 3:^ <verb> no
XJNN2LT8I 3:^ <verb> that
ZJNOQJGDK 3:^ <verb> the
fNPQEOMKO 3:^ <verb> this
aHGLOFNFM 3:^ <verb> to
dORSLQMOR 3:^ <verb> what
NQRQaQOQO 3:^ <verbs> go
eKHPNNFGO 3:^ <word> ,
ZJKNIJUEM 3:^ <word> <ed>
UIKLHKIVK 3:^ <word> <ing>
ORDJOLXUL 3:^ <word> <name>
bIIMGNQVI 3:^ <word> <number>
NNQANRVQJ 3:^ <word> <s>
UICHSEGBU 3:^ <word> <verb>
PURHOAYFC 3:^ <word> <verbs>
MUI9Q2IDQ 3:^ <word> <word>
cTRUTUTRU 3:^ <word> ?
SYJPIMHHP 3:^ <word> a
XSRSRRRRS 3:^ <word> du
IbMQPQPPQ 3:^ <word> em
RXMNIPOMQ 3:^ <word> en
eKOPLNKNN 3:^ <word> for
QNHMVYKKQ 3:^ <word> in
UNEMHHVJP 3:^ <word> is
QIMLGEaHM 3:^ <word> it
KOWPXNOOQ 3:^ <word> le
ZPRRLMOPN 3:^ <word> me
ZRRRQOPPR 3:^ <word> never
VLYNFLHKO 3:^ <word> only
SGKOZEHEJ 3:^ <word> that
YDHOECTII 3:^ <word> the
ZOOQIKITO 3:^ a <word>
HJLKXJSDK 3:^ all <s>
NJLOcKJMN 3:^ always <verb>
bLNOOONMO 3:^ any <word>
ZKLLVJMKQ 3:^ bitte <word>
TXMPPKOPQ 3:^ call me
WNOPMTNOQ 3:^ can you
aQQRPPQPQ 3:^ could you
PLLJJLTZO 3:^ der <name>
XRRRRQRQR 3:^ do it
ROIMNZKLP 3:^ do not
dSUUQSTTT 3:^ do that
WUUUUUUUU 3:^ do you
bUSSTTTTU 3:^ does <word>
YUUUTUUTU 3:^ does that
XUUTUUUTT 3:^ does this
UULMJTILO 3:^ don't <verb>
QJMKNWXNP 3:^ don't <word>
QMQONZQPR 3:^ don't use
VNIMFNXLO 3:^ every <word>
ZOPQLOWOP 3:^ for the
NRORaNQLP 3:^ from now
aQRTOROQR 3:^ go with
VUUUUUUUU 3:^ how do
XSRSRRRSS 3:^ how many
VUUUUUUUU 3:^ how would
UQEDHHSWF 3:^ i <ed>
TUTCBHN9D 3:^ i <verb>
RSOUFFA7D 3:^ i <word>
WVIGLQGHN 3:^ i am
QSRULMKLL 3:^ i can't
TVRLILJMM 3:^ i do
PVMWJRNKI 3:^ i don't
QSBFILQHT 3:^ i have
SJXDMPIJL 3:^ i like
YRPPRRRRR 3:^ i might
XONNNNOOU 3:^ i need
VPMMNMULL 3:^ i no
dKPPQRNQP 3:^ i think
ObNPMOMOP 3:^ i use
XRLNLNNNU 3:^ i want
YSMORRMNO 3:^ i was
WNSOPOOPU 3:^ i'd like
PPZPPPPQR 3:^ i'd rather
PaOELNKGO 3:^ i'm <ed>
bNMIKKJLN 3:^ i'm <ing>
SWNCGLEGN 3:^ i'm <name>
PbMGMLKJP 3:^ i'm <word>
OaPQNQLQQ 3:^ i'm a
WUQMRQPQP 3:^ i'm in
XMJZIKHHP 3:^ i'm not
RZQLMMNNM 3:^ i'm on
JZQKRPXQL 3:^ i'm the
HcQQOOLPN 3:^ i've been
KQPNQPePQ 3:^ i've decided
PTWZFHHEL 3:^ ich <word>
YRLRMQNPR 3:^ if i
XPQUQQRQQ 3:^ if the
eMTUKNLQO 3:^ if we
bOLNRIMJO 3:^ in the
ORSRURYRR 3:^ in this
bSSRSSJNN 3:^ is <number>
ePQQSQOSS 3:^ is he
fJTTMOMTT 3:^ is it
ZUUUUTTST 3:^ is that
ZPTSORPRR 3:^ is the
cUUUUTQST 3:^ is there
dQUUUSPRP 3:^ is this
aPQQPPNNR 3:^ it <verbs>
RUPONUSJN 3:^ it is
TMOPOOTRP 3:^ it was
fIKLFMNKP 3:^ it's <word>
SZLHMLNLO 3:^ je <s>
TSSSCJIKM 3:^ je <word>
RQRRYQORP 3:^ keep <s>
LWQNQQVOR 3:^ keep in
bOPRMNQRT 3:^ keep that
VHNNLMXJM 3:^ keep the
aPNNNNPLQ 3:^ let's <verb>
QRQSPQYRQ 3:^ let's go
dOQQMOMLM 3:^ make a
ROQQYONKO 3:^ make sure
XOQQRPRRR 3:^ maybe i'll
XRSSRRRRR 3:^ maybe we
MaMOOPQQR 3:^ me <word>
YUNOONPOP 3:^ mi <word>
SUMQLMSMW 3:^ my <s>
RYPPNOINP 3:^ my <verb>
VYILFIQDI 3:^ my <word>
YRRRRQQRQ 3:^ my back
OPNQHbNLQ 3:^ never <verb>
VQPPBUKIQ 3:^ never <word>
ULMOFJWCN 3:^ no ,
ULMOXTLJP 3:^ no <s>
TMGKHXC5P 3:^ no <word>
TJEMHLSXN 3:^ no more
TRRRNVNPR 3:^ no need
aNLNPMPOQ 3:^ not sure
PPNQNMaPQ 3:^ on a
aPMMPOOJP 3:^ one <word>
SNMRXQMOQ 3:^ only <verb>
MLQOOOdPN 3:^ our <caps>
bHMKMOQJO 3:^ our <s>
QROMIOUMS 3:^ our <word>
aRRRRRJQR 3:^ some <word>
RZKMLLMLO 3:^ sono <word>
LMUMKYHKM 3:^ stop <ing>
cNPQOQLFR 3:^ that was
fIIKLKMHL 3:^ that's <word>
XRRRRRRRR 3:^ that's all
aPQQOONOP 3:^ that's the
PMUTNNVKS 3:^ the <caps>
RNMJHNHSW 3:^ the <ing>
PPPPOPUPU 3:^ the <ly>
bNONNQHSL 3:^ the <name>
UINKPKSSK 3:^ the <s>
RLQQMKTXI 3:^ the <verb>
VEJM8FNUS 3:^ the <word>
NQQOROMaP 3:^ the new
cORPNOMPP 3:^ this is
YRQQQQQQR 3:^ those were
XSRRSSSSS 3:^ tu <word>
OSSTOPQbR 3:^ turns out
OOOQaONQR 3:^ use <word>
U9JKCJTRD 3:^ we <ed>
SFONRGY8O 3:^ we <verb>
X9JJPFTB7 3:^ we <word>
QWRSNRTJQ 3:^ we are
NQSSRRZRR 3:^ we decided
RTNNNOWIM 3:^ we don't
XIRRNNRLK 3:^ we have
JWPPYNMOO 3:^ we use
PPSTOQZNL 3:^ we went
XRRQRRPRR 3:^ we'll see
RLQRQQaOQ 3:^ we're <ing>
QLRRNQYRQ 3:^ we're going
YQQQNPSMP 3:^ we've <ed>
YPRRQQQRR 3:^ what <word>
bRSTRSMUT 3:^ what can
YUUTTTUPU 3:^ what did
YUSUSUUUU 3:^ what do
XRRRQRRRS 3:^ what does
YUUUSUTUU 3:^ what is
ZSSTRRQTT 3:^ what should
YMSTRSSTT 3:^ what would
ZQRTQQRQR 3:^ what's a
aRSTPRPOS 3:^ what's the
SOROXOOMM 3:^ when i
OPPPaMOOR 3:^ when you
XTUTTSTST 3:^ which of
ZSUTQSQTU 3:^ why does
VQRQPQTPQ 3:^ wir haben
ZSTTPSPSS 3:^ would you
PZLMVMLJO 3:^ you can
YRQSQPQRQ 3:^ you don't
RQQPOZRQN 3:^ you must
QMPPLMUWO 3:a <ed> <word>
LYSTNNGYN 3:a <ing> <word>
QQPQQYXPR 3:a <verb> <word>
WHJQWHXGJ 3:a <word> ,
cNOOMQJLP 3:a <word> :
XRTTOOLUQ 3:a <word> <ed>
MZQPQQTRQ 3:a <word> <name>
MYNRRSPaO 3:a <word> <verb>
LSS6MMLMQ 3:a <word> <word>
XTTUTSTUU 3:a <word> ?
bKPQIOQOO 3:a <word> about
VYUTQTOMQ 3:a <word> at
QQRRQOYRR 3:a <word> de
eNGKGGEGG 3:a <word> for
KYTTOLNaR 3:a <word> in
DKVaKFREJ 3:a <word> of
LQOTDaNVR 3:a <word> that
XUMTMNORS 3:a <word> with
bMORKPKRR 3:about the <word>
OPRQaPSGR 3:all <s> in
SNMNXPOMQ 3:always <verb> <word>
WOQRTQKQQ 3:always <verb> in
MUUTdKUUU 3:always <verb> me
SLQTWKKLO 3:always <verb> the
ZQOQLNNOO 3:am a <word>
TQRQQRXOP 3:an <word> <word>
aTTUUURTU 3:an <word> ?
YRRRNQTQR 3:and <verb> it
fOPUJIOQO 3:and <verb> me
PVMRLOTQO 3:and a <word>
YUUURURSU 3:and to always
RRSRRXRSS 3:anything under <word>
TSSLLRMLN 3:as a <word>
HhRRQRJMK 3:at <name> <name>
eNQTLNJLM 3:at <number> %
QWIMUTNOR 3:at a <word>
SMRPIIZJK 3:at the <name>
RWORLMSLT 3:at the <word>
WPSRLOJOV 3:be <ed> by
URRRQRPPW 3:be <ed> in
SPQRXRQQP 3:be <word> to
cNRURRPPS 3:be a <word>
RRSSRRRRX 3:be out by
OTTTQRPaQ 3:because the <word>
RQOTYKSST 3:before you <verb>
PPRTMPNQZ 3:by <date> <number>
RRSSRSPRX 3:by <number> <date>
PRUUQUONa 3:by the <verb>
KaQQRNOQQ 3:call me <name>
fNTSKINQP 3:can you <verb>
XQRPRRRRS 3:can you <word>
CXURLPPPQ 3:can't <word> <word>
fLMNKNONO 3:da <word> <word>
JaKJZHKMK 3:de <s> <s>
NULNLWXPR 3:de <word> <word>
XOUTPOSJO 3:decided to <verb>
QRUUORYPR 3:decided to <word>
TNOORNZHO 3:der <name> <word>
LNPPOOOdP 3:did the <word>
XKOONNSOO 3:die <name> <word>
VUUUUUUUT 3:do i <verb>
dUQPUUUUU 3:do i <word>
SSKONNXPQ 3:do the <word>
YUUTTTUUT 3:do you know
WSTUUSUUT 3:do you think
ZUTSTUUTU 3:does <word> <verb>
XSSSSSSSS 3:does that <verb>
cOOPOOJOO 3:does the <word>
XUTTUUUTT 3:does this <word>
IHMLFgLMP 3:don't <verb> <s>
YNRPQRQRR 3:don't <verb> anything
HhKFNKNQP 3:don't <word> <word>
dLKNLMOLO 3:du <word> <word>
VNQRKXPRR 3:en las <s>
cTPQRSSRT 3:es <word> ?
YTTTUUSRR 3:for <number> <s>
PVOOOQUPP 3:for <s> and
UMSJNUPLK 3:for <word> <s>
fMKNKKHUO 3:for a <word>
JZLNQPMMW 3:for the <ing>
KLUUMQbRX 3:for the <name>
SUOPHSULF 3:for the <s>
SRHQKRTNU 3:for the <word>
ZMPRJJIFS 3:for this <word>
UJJOOPNVP 3:from my <word>
PRPSYNSOP 3:from now on
TJLROJMVE 3:from the <word>
UQRQPQVQQ 3:für <name> <word>
XKONMNSNN 3:für die <name>
cMLSRRNRP 3:get a <word>
MKNOOJcMN 3:go with <word>
fQRUMRITU 3:go with that
QOSSOQYRN 3:go with the
cMUUOQPUU 3:going to <word>
VQRQPQTPQ 3:haben <s> für
VOQRHKDNV 3:has to be
SUJMLMFLU 3:have a <word>
WSaURUQSX 3:have to <word>
UUUUUUUUU 3:how do i
XSRSRRRSS 3:how many <s>
VUUUUUUUU 3:how would you
VJMNMMGVM 3:i <ed> the
RZKNNO9MO 3:i <ed> to
LcPPRRLRQ 3:i <verb> <name>
XMWJORKQQ 3:i <verb> <s>
JTZMQLIOT 3:i <verb> <word>
XTSTTUTUU 3:i <verb> ?
PaPPPOKRQ 3:i <verb> a
IeNONQNQR 3:i <verb> as
LUOPPPaON 3:i <verb> at
MaOQURPRR 3:i <verb> in
PaKLPIJNL 3:i <verb> on
WLTOMMGPP 3:i <verb> that
ZXKJJGEHH 3:i <verb> the
PaJLLQLNQ 3:i <word> ,
TYHDNOLMP 3:i <word> <name>
QTVWOKMKL 3:i <word> <s>
MPWWLKCNL 3:i <word> <word>
eKOMPJKQM 3:i <word> for
NeFIPPLLP 3:i <word> in
PcKFHKHMM 3:i <word> the
YRLMPPRRR 3:i <word> you
ZQOQLNNOO 3:i am a
PSRUMMKML 3:i can't <word>
MVIWMFJPP 3:i don't <word>
UVLJQKOQR 3:i don't know
RWLNQPJOU 3:i have a
ZQOOLPPPN 3:i need a
VPMMNMULL 3:i no <word>
TPRUNTVTP 3:i said about
ZOOOQQPQO 3:i should <word>
KdNOKNMOO 3:i use <name>
NVSTNRMQZ 3:i want to
WUPQRRPPR 3:i was <word>
NbKMJJIJM 3:i was a
RQXQRQRRR 3:i'd rather have
aORQRPNOP 3:i'm <ing> for
LdPMMMMMM 3:i'm <word> <word>
SWPOOPMPP 3:i'm <word> to
OaPQNQLQQ 3:i'm a <word>
TUOQMLPML 3:i'm on the
NbRORQMRP 3:i'm the <word>
PXV0HOGJO 3:ich <word> <name>
XKVVJLFKO 3:ich <word> <word>
PdGIONPPP 3:ich <word> in
XPPTQQRQQ 3:if the <word>
XTUUSTSSS 3:if we <ed>
OQOQZOOQP 3:immer auf <name>
WIORRQYRR 3:in <name> ,
FcRRQOYRO 3:in <name> <name>
WUQROPQQQ 3:in <name> with
WLJKKQMWK 3:in <number> <word>
RSRRNXRQS 3:in <verb> <s>
LKOPHKVYI 3:in <word> <number>
ZDZXI8DFL 3:in <word> <s>
PKGJaJSQL 3:in <word> <word>
IdHIQVKIK 3:in a <word>
TPNRVQLPP 3:in every <word>
dJGOGVLDP 3:in my <word>
UMPQXONMN 3:in our <word>
UHTULKWKQ 3:in the <ing>
aKMOVLGIO 3:in the <s>
aVNOISLDR 3:in the <verb>
UVIOEQOQH 3:in the <word>
RLMOUTOFN 3:in this <word>
PMQPMPaSR 3:instead of <word>
JTSKRQXMQ 3:is <ed> <name>
YORQRPPQR 3:is <ing> me
BaQPNOVPO 3:is <name> <name>
MMOPNOMNd 3:is <number> <date>
NPUTRPaNM 3:is <number> <s>
fNOOHPLCQ 3:is <word> again
UORRQPUPR 3:is <word> for
MJSSPRPMb 3:is <word> on
eKQQNMJOO 3:is a <word>
WGLMKMWJP 3:is in <word>
eMTSOOLST 3:is it <word>
INRRMPKRf 3:is on <date>
RVRRQRUPR 3:is on <number>
QENPWMSMK 3:is the <word>
aSUURRNPQ 3:is this <word>
YQRRQQOQR 3:is too <word>
VUUUUUUUU 3:it be <word>
TOSRNKVNP 3:it in <name>
EQRRQQMfR 3:it was the
SZLHMLNLO 3:je <s> <word>
gGOKNQMNP 3:je <word> <word>
LISaMNNOM 3:je <word> les
LWQNQQVPR 3:keep in <word>
bOPRMNQRT 3:keep that in
NOOOaLSQQ 3:keep the <word>
PPZQKPQPR 3:le <word> <word>
LISaMNNOM 3:les <s> <s>
QRQSPQYRQ 3:let's go with
ZOSUJMJOO 3:like <word> <verbs>
NRRRQQRQa 3:like to have
RRPRYPOPQ 3:make sure every
XRSSQRPRR 3:make the <word>
YQUURQRST 3:maybe we should
RSSTSXQST 3:me <s> in
MaMOOPQQR 3:me <word> <name>
QKOTZKLPS 3:me a <word>
WTSTSMKQO 3:me in <word>
TLRROYIPM 3:me on <word>
hIPREZHMO 3:me the <word>
JeNOMNMNP 3:mi <word> <name>
VRQPMNRRW 3:must be <ed>
ZLORQQWOL 3:my <s> <word>
MaPORMTFQ 3:my <s> are
OYVPNLNRP 3:my <s> in
dMMOKMKJN 3:my <verb> <word>
SWQQOPJQQ 3:my <verb> is
QUPPNQWJP 3:my <word> <name>
fINLONIMV 3:my <word> <s>
eKMPJNQRO 3:my <word> <verbs>
HiTJFJ8UG 3:my <word> <word>
TOMQPPXPO 3:my <word> does
RfQPNJGOI 3:my <word> is
XQSTUSRTT 3:my <word> says
ZQQRPOPPP 3:need a <word>
dPQSNHOIP 3:need to <verb>
ZROQBQQNR 3:never <verb> <s>
RPRROXROQ 3:never <verb> a
NOOSObPRQ 3:never <verb> me
aPQRPOOMO 3:never <verb> on
QRRSOYQOR 3:never <verb> the
dRRRQQMKR 3:never <word> <word>
JRRRYZOPQ 3:never <word> the
GQRRLgRRR 3:new <s> without
MQRSbPNXR 3:next to the
URPQEOVKR 3:no , <verb>
RPOQFYOJQ 3:no <s> in
VJJLJUFFL 3:no <word> <s>
dPNONOGLP 3:no <word> <verb>
IHHKMdYJI 3:no <word> <word>
cOPQPMNNQ 3:no <word> yet
XMGNJKY5P 3:no more <word>
bRRSRMQRR 3:no need to
JKXaIHKXH 3:not a <word>
NNSTaROOO 3:now on <verb>
PZRRVPTMO 3:of <name> <name>
STGJPWKYJ 3:of a <word>
OTMNOPZHO 3:of my <s>
VMONNPTSD 3:of the <word>
NLNNRQbRN 3:on <date> and
OQRRLPKKa 3:on <number> <date>
KTQQNPQLa 3:on <number> may
NYKQKMaOL 3:on <word> ,
WKLQKHULK 3:on <word> <number>
PbQPRQQRP 3:on <word> <word>
TIMNJSUKL 3:on a <word>
aJOQNOMOO 3:on my <word>
GVMRJKWJU 3:on the <number>
QdSTQNJKM 3:on the <s>
UVJOFNQWQ 3:on the <word>
VOWSRRQRR 3:one <word> <word>
ZRRRQRONO 3:one is <word>
OORSNQXRV 3:our <word> <s>
POPQLRaMP 3:our <word> <verbs>
FHQOMPiPN 3:our <word> <word>
SXJJHILKU 3:our <word> is
bPRPNOMNO 3:out of <word>
RQSTMOOXP 3:out the <word>
XTUUUSSUT 3:says we should
SNNKMLaQL 3:should be <word>
XTSTTTTUU 3:should i <verb>
XSSSRRRRR 3:should never <verb>
MLOQNXaMN 3:stop <ing> <s>
KJXMKSJMM 3:stop <ing> <verbs>
OOKQPaPOP 3:stop <ing> <word>
NRYTRPRTR 3:than the <word>
cMMRMNMOS 3:that in <word>
OMQSNPVWN 3:that the <word>
YRRSQRQPR 3:that we always
BMRRNKeSI 3:the <caps> <word>
bQRQNPKQK 3:the <ing> <s>
TMPOWNPML 3:the <ing> <verb>
JQJGRLUSP 3:the <ing> <word>
RSSRRRXSR 3:the <ly> <word>
WILMIKOMU 3:the <name> <word>
JUTTQPLMW 3:the <number> of
UOQTPOUPR 3:the <s> ,
TRPQQQKXP 3:the <s> <ed>
KWJJROSUN 3:the <s> <word>
WSTTSSSTS 3:the <s> ?
LLLOWPUVM 3:the <s> are
UOUOJSEWP 3:the <s> in
PMVRWQXRR 3:the <s> with
YKLMGSQHV 3:the <verb> <s>
dSJONPKHL 3:the <verb> <word>
RNPOMKXJN 3:the <verb> is
QVTULOXNU 3:the <verb> of
ZZQSQMKUF 3:the <word> ,
QRQSQRVWN 3:the <word> <caps>
SKLMHQNWC 3:the <word> <ed>
OOMPOOKcM 3:the <word> <ing>
OPTTQSVRX 3:the <word> <name>
XDGIFRUOP 3:the <word> <s>
RPHKTJOTH 3:the <word> <verb>
SOKISUURM 3:the <word> <verbs>
RW7MOGQUM 3:the <word> <word>
aSUUORQRR 3:the <word> ?
VRNPKNPXN 3:the <word> again
NMRSPPWUL 3:the <word> at
PQRSXPNRV 3:the <word> before
ZQUURURUU 3:the <word> between
RRSUORPRX 3:the <word> by
VSRSLIMNX 3:the <word> for
JOOPYNRQX 3:the <word> from
QRRSQRRYQ 3:the <word> had
PRXSQRRPY 3:the <word> has
KPPRdYWSM 3:the <word> in
cFMMIKMLR 3:the <word> is
YQNNMMNRO 3:the <word> never
SKRQKNVPS 3:the <word> of
YRUTOQPMU 3:the <word> on
bOPQNPKPL 3:the <word> one
URRSUMKPN 3:the <word> out
YSSSRRPQR 3:the <word> says
dLOQJILTH 3:the <word> to
WRRTKOTNQ 3:the <word> today
PQPPPQHZQ 3:the <word> was
ZPQQUNLMU 3:the <word> will
RRSTXRRRS 3:the first <word>
VOVORROOO 3:the last <word>
NLPOOOLbQ 3:the new <ing>
SHNQLOTWK 3:the old <word>
cNNRLNMNP 3:there's a <word>
MIOUYQOYS 3:this <word> ,
QOOSOONXR 3:this <word> <word>
WTUUUUUUU 3:this <word> ?
ORSSRRXOS 3:this <word> is
VUNPRRGLQ 3:to <name> last
QQRSWOXPP 3:to <verb> <word>
RILQHEWWU 3:to <verb> the
MZVMPOOOO 3:to <word> <s>
cLOQKMPRQ 3:to <word> <word>
eJJQPKLKN 3:to <word> in
OMNQYPVPO 3:to <word> the
QPSUZQRXR 3:to a <word>
YUUURURSU 3:to always <verb>
QSSSRSNOY 3:to be <ed>
XQLMIIIRS 3:to be in
RRSSRRRRX 3:to be out
ROFMXLKMI 3:to the <word>
XSRRSSSSS 3:tu <word> <word>
OSSTOPQbR 3:turns out the
RQRRaRNQQ 3:under <number> <s>
ZQRPQURRR 3:use <word> <verbs>
QHOMbLMLM 3:use <word> here
NHMPHKbLN 3:use a <word>
ULMPQWKLN 3:use the <word>
RRSSRRPXR 3:was <ed> by
SYIKGKHKH 3:was a <word>
OSSSSSNaR 3:was that the
XQQQPQLSO 3:was the <word>
UPOROPUPQ 3:was too <word>
ORTTRQYRN 3:we <ed> on
VQPPKPWBM 3:we <ed> the
QKQQRQYHN 3:we <ed> to
FIQPNIhIH 3:we <verb> on
NOSTONaOK 3:we <word> the
cPRRIRNQQ 3:we always <verb>
RRSSRRXRR 3:we decided to
dNONNOLKL 3:we should <verb>
XPRQRRQSQ 3:we should never
OVRQVPQOO 3:we use <word>
MLRPLNdHL 3:we went with
QMRRNQYRQ 3:we're going with
XRRRRRRRR 3:what <word> is
ZRSSRSRUU 3:what can i
XUTUTUUUU 3:what do you
XRQQQRRRS 3:what does <word>
TPRUNTVTP 3:what i said
YUUURUTUU 3:what is the
WTTTTTTUU 3:what should i
WTUUSTSST 3:what would <word>
ZQRTQQRQR 3:what's a <word>
aQSSPRPOS 3:what's the <word>
VRWSNKOOR 3:when the <word>
LOWVUOMPP 3:when you <verb>
XOQROPKRN 3:why the <word>
VQRQPQTPQ 3:wir haben <s>
WMOQFHWMQ 3:with <word> <s>
ZIJONGPGL 3:with <word> <word>
UGGQUKYIK 3:with a <word>
KcQTQSORU 3:with my <word>
NJPRdOPLV 3:with the <word>
NXQRZMROR 3:with two <s>
RRRSPXRSS 3:without <ing> me
WTUUSTSST 3:would <word> if
XUUTUTUUU 3:would you <verb>
WUTUTTUUU 3:would you say
WONORWKLN 3:you <verb> <s>
PPNQZOPRT 3:you <verb> <word>
NRNSbPQRS 3:you <verb> in
QRPTYRRQS 3:you <verb> me
MOZRVNQRR 3:you <verb> the
XTTTSRSSU 3:you <verb> why
TTOPSNMKP 3:you can <verb>
SJOOWLRRR 3:you can use
SQMNQRMNI alone
cFO0M0NS0 among others
UONKRMMOF any
n8MRKMDGQ asks
M56FGdPJE ban once
LMQLId79L ban stands
BJJ8I8ORZ counts
NRRSRRQYR e:%
eLMKKNLHL e:)
RSUUSSRRX e:00
VMLPOQXIU e:12
LMONMNXGT e:15
SRRRQQWRR e:2
IQUSaOMLZ e:20
RRRRRRXNT e:2027
WKLNLKWNN e:4
ZNNLKLPKL e:5
gOQSPPQQR e:?
HNPSgOKNM e:a4
dMLNMQNNO e:about
NZQQPQQRR e:ada
aPHMIJKIR e:afternoon
YMPPKTQQO e:afternoons
YEMMRECSK e:again
bQRRQRLQR e:ahead
gIKLIKKFL e:all
OZMLQNXOL e:allergy
FaMMdLNNO e:almeida
YLNNRQQHS e:already
URQTUPPRS e:always
XSSSSSRRS e:and
fLMNKNONO e:anni
LIOWZICGN e:answers
IKbFXRRQR e:antworten
gCKHPIGKM e:anything
USSUOVRPS e:anyway
QMQPVMXLO e:api
ZRRRORQQR e:are
LMONYXPOQ e:ask
VLPOJTRQR e:asking
LVKPJLUPT e:august
aJPPNQJRN e:back
XQPOXJLQP e:before
UXMMPPPPQ e:bergen
bQNOPOLML e:better
bOPQOPONP e:bike
YRRSQOQQR e:bins
LYSQLLRNN e:books
YQOTQQQSR e:both
HULNQMZLM e:braga
ORQRZbOPQ e:branch
QPROPZQJN e:branches
cNKNMMMLN e:brb
JIfOHMKLN e:brevi
aOROOQLMR e:brightmoor
MIKJIJIcK e:broken
YRPTOQQPR e:build
OQRSPNQaQ e:cache
dKPKNMLMP e:call
WMNINHWKN e:calls
cQRSSNQNR e:cancelled
NUQPRQXRQ e:cats
NNTUbPQTU e:celsius
UZQPOOJOQ e:cet
PRSTYQRRS e:changelog
RZJIQHHKL e:choir
UQPSVPRQR e:client
RQRQPYQRQ e:clients
NVQOPPXOP e:clinics
SOFPLQKWO e:code
KeOOKPKNQ e:coeliac
fQJNMPLNQ e:coffee
QPWQUQQQR e:commit
ORPRZQQRR e:commits
fNLKLLJHP e:compile
YQQRQQPQR e:computer
WQPOMaQIR e:copy
GIhJIKJKN e:coriander
OOZQOQNPQ e:cortas
OQcIPPQPP e:courtes
KKXMMUNKN e:código
RRRSQXQYQ e:database
XQLNPPUPP e:day
aLKMEJWKL e:days
bOMNLMEIJ e:dead
bPONNPLOP e:decided
GMRNbNNNO e:deutsch
VRRRWQQRR e:diff
dQRRGOOMR e:dns
OVOOYPQQQ e:docs
UWOPNPNPQ e:does
jFKLLKJJM e:don't
QMNQRMQZN e:done
SMRPONWPO e:eggs
bJRSLQMPQ e:eight
JcOOOPLOR e:engineer
KUHJXQPQP e:englisch
KHQTaLVOP e:english
YQRQPQRPQ e:entschieden
LPPPVOZNM e:euros
fPNNPPIKL e:evening
bRRRWRHGR e:everywhere
eRQQNJOLR e:exceptions
RRSTRRQYR e:expired
FNPOOOZRO e:falkenstein
OYRRMOKOY e:february
QJEMPSVFK e:file
NOOMWZONO e:files
OOMRVRWMJ e:first
PaQKRLLPR e:fish
ZKMLJMYJM e:five
KMOOeKKOQ e:folder
RYGCHLDFH e:for
GPQURPTMX e:four
bLKLYMMLM e:free
XHONJIGIU e:friday
VQJILXOPL e:fridays
fJHMJJJHK e:function
cLNPLPMJO e:funny
KeNNPONRQ e:gera
UaOMLNKJP e:ghent
YSRRQQRST e:gloves
WaPRMPKKP e:go
VPPROQJUL e:gone
dNMNMNLKO e:good
JeLNPOOSP e:graz
NJLNGOMcN e:green
eLMMKMMJN e:guessing
XNRQOQUOL e:hall
WULMJLFKN e:he/him
HgNMNPLQP e:helix
KVNOYOOOO e:henrik
PdFJPHL8J e:here
LYLOQQQMM e:home
YaOQNNMLM e:hospital
ZPMOMQSKP e:hours
NPOQWMOUP e:id
ZOPPPORPQ e:idea
RRXSRRRSS e:ifs
MNMMcNOMO e:in
VMKJMQKYQ e:inches
WOTURQNPP e:included
LdPMMMMMM e:intolerant
OMONMPaMN e:is
YFB5UMMTM e:it
XNMLMMMLX e:january
MJQPXPbNO e:jest
WMMNKKUGH e:job
JNUUNPHNf e:june
QKLKNLdHL e:kawai
XRRRRRRRR e:kidding
HbLQRRRRR e:kiel
aPLKMMJKN e:labs
aPQQMMLOP e:laptop
bNNNNNNMP e:late
bLQQNMROO e:later
LNRUPNRRY e:latest
OXYRMLQRR e:line
PQKLYTQRR e:lines
IcPQPRQQQ e:lisboa
dLNMRPMMN e:lisbon
PORRaJHRJ e:list
fHKOJKOGK e:lunch
XRSSSRRRR e:machine
QPYRVORTT e:macros
IOEeOMMOO e:mails
MNPRNOLPc e:march
JRLMPNJfK e:match
OPKNLKXLT e:may
fKALNEGGJ e:me
YbNLILKJN e:meat
TMNLNWPLN e:merged
RSRRNXRQS e:messages
aNONOPPNO e:milk
ZQRRMOPQR e:mind
SRRSRRFYR e:minutes
WRRNROSPO e:monday
QORQPLYML e:mondays
RVMOONVIM e:month
UGMUKMMWU e:morning
dMPPIKHJQ e:moved
ONWRVXQQR e:name
LcOQORMPR e:nantes
KQQTQRaOO e:newer
RRQXQSRSS e:newsletters
dIMOJNOMQ e:nice
aNKMHHIIN e:nights
KNNPKeROQ e:nine
iOIIHHHAH e:no
SRRRRRQQX e:noon
eOOPOQMIP e:not
ORLaPURRR e:notes
PUTTRRLRU e:november
KMNMROcNO e:npm
WPNPVRIQP e:number
VVOOMKPPR e:nurse
MRTTORWMZ e:october
TLLOJQULM e:off
IOSUPNNdQ e:old
eLOPOOLEN e:once
ZQKMQMEML e:one
VQWPOMUPR e:ones
HHYMKJXHO e:only
XNOPcOQRQ e:otherwise
UMNQRPWJL e:out
RRXSVQOQR e:page
WMLOMIOWO e:panic
SPYQNPTMQ e:paper
aPRROJQOP e:parser
PZRRRRRRS e:penicillin
UQRRQQWQR e:pipeline
RRQSRbRRX e:pm
RRMRRYRRR e:points
PQSTPPPZP e:port
MbNPOOOOP e:porto
LPQQOOdPQ e:postgres
QQMOOPYQQ e:pounds
LNUSeMNNQ e:pr
NIOPMMbLN e:project
WNNMKYPLO e:pushen
LPaNPQPQQ e:python
TWPQLXLLO e:quarter
WRROQXQRQ e:questions
OSPQWONNP e:r
HMGPJMKeL e:ram
aRRRKRJRR e:recipes
RQJMMPZLR e:redis
aQQPNPONO e:remember
UONLWNNJO e:reply
OMPQaTPPR e:repo
QOXQYPRQQ e:reports
dQMQNQLGM e:right
VRRSRRTPP e:room
cNNNRQKNP e:rust
YQRRRRQOR e:said
MLPPMKcNN e:saturdays
cLKQKQKMR e:says
MRQRYQMSM e:schema
GXIKJGXJJ e:school
TLRNYRIQQ e:seats
cLLMLMOLM e:sec
ZORRTPOQR e:see
UPQQUPPQP e:sent
PNWLRYQRP e:sentences
PSQRQQSPY e:september
LXONLLULP e:service
McOPNONOO e:sevilla
MaPPRRRRR e:she/her
WNPQTONOP e:shift
MOMPbQNQR e:short
YQPRQQQPR e:shorter
JbPOOPLRO e:snowflake
ZMPOMXFNP e:so
VQUQRPRPR e:something
SPQQSRNXQ e:stale
PTUUORZUO e:sunday
XOPPOQVQO e:supplier
YROQQPQQR e:suppose
cOMROOMNP e:sure
ZKJOWJLNO e:tabs
YRRRPRRQR e:tea
RdNOPQPLM e:team
ZFJLCVQHY e:ten
ZPQONOTON e:tests
OPJNaOQNO e:text
ZA6EOLI9E e:that
RAGEWRJTJ e:them
SIMMDWYJQ e:then
HULNMOaMM e:theo
UMQPQRTNN e:there
KeOOMQMLO e:they/them
VRVPNOPNP e:thing
ePLLMQKHQ e:things
aNRRRRQRR e:think
THILGJWFK e:this
PRRRRRRZR e:thread
cMROMQPNR e:three
XJOLYIKLN e:thursday
OPQQMRaRQ e:thursdays
VOQSYNQPO e:ticket
PWQQPQTQP e:tickets
YVJNOPGHO e:time
kIILDIFML e:times
bJQQQQQQR e:tired
dJQQOPPMQ e:today
bMLKOLMLN e:tomorrow
YQPQPQRRQ e:tonight
QZQSPRMPR e:too
IgKOOMIMO e:torino
LNPPOOOdP e:trick
aLJKLKYNN e:tuesday
cKNPGKMLK e:tuesdays
hIGIHKHFJ e:undefined
NRXRVOQRM e:units
MNQOLMZWH e:up
ZKNKQKHJK e:update
cNNMNNLLL e:us
RRRQWRWNQ e:utc
HhRONPKPQ e:utc+2
PZQQRKFQR e:vegan
TVNENPPNP e:vegetarian
FgKOLONNN e:vegetariana
ELSTKjQUT e:vendor
GgNPONMOO e:vigo
dLNPOPHMO e:website
MYPROQWOS e:wednesday
ZPIKHKWLM e:week
cMNROQPPO e:weekend
WKMMXJLSN e:well
aLMJNQKJL e:what
aLRSOMONN e:why
NNQQPNaOQ e:wiki
YIHMSNIMO e:with
SNULQNEKI e:words
GSOKJJLeI e:work
SIOMQPKXN e:worked
dMOOMLJON e:works
ZPPQHWKNQ e:write
gHIOIKGFO e:wrong
KEJEaFSGI e:year
WSFKOJPMI e:years
WWQPORMHQ e:yesterday
gNLLLJJOP e:yet
LKELAIYdJ exclaims
YQQQQQQPQ f1:)
ZOOQIKITO f1:a
KMKNdQMMO f1:ab
TWNPLOMOQ f1:abito
XRRSRPRQR f1:according
eNPRIPJLP f1:add
HGNPRMZON f1:address
KMKKQJQYJ f1:all
QFHKZIGHJ f1:always
XPQRPNMVR f1:an
SKRQNNXMO f1:anneke
SDDLXHIDI f1:answer
bLNOOONMO f1:any
cMLOOMKNN f1:anyone
bRPKMPRPP f1:are
QQQRZMRRR f1:ask
NGHJbIJEI f1:be
dNNUMOKNM f1:below
UJKIRXNLM f1:bitte
WLRRLNSNH f1:book
ZNOQPRQQR f1:both
gIMMKMJIM f1:brb
QPOPQOQYQ f1:bumping
LMMOZLNJS f1:by
TXMPPKOPQ f1:call
YMNOKSLMQ f1:can
ZPQQORONR f1:can't
dPLOGPIMN f1:cargo
IfJOIQIMN f1:chamo-me
ZRNTRSPST f1:che
RQRRXRMLR f1:cite
bQQRIQJKQ f1:client
eRMTNPSSS f1:come
QKLMYKKIN f1:comment
fONRLMKJO f1:could
fNMLJNGLM f1:decided
JPMMMPdNQ f1:decidimos
PLLJJLTZO f1:der
cTPQTTTOT f1:did
TNMQQUILQ f1:do
eTSRQPMPT f1:does
OPGJEaQJM f1:don't
aPORLQMIQ f1:draft
aLQRYPFPM f1:error
TMGLPLWJN f1:every
SHLJVWPJM f1:everything
bPPROPMMR f1:exactly
aGIHOLJJJ f1:explain
XMOOMOMNW f1:final
fKIQLMIMO f1:find
bNPPNPNJN f1:fix
aHSOVKFNI f1:for
iKNPHIJGL f1:forget
bPPQNOKNQ f1:found
TOOQaNQJO f1:from
NNOSbGPLQ f1:give
fKOQIOJNO f1:go
KPNNUXQMO f1:going
bOOSONOMO f1:grep
eHNRJQJJQ f1:haha
eSRTKQMQU f1:he
fMOMNKMHP f1:how
PUWUBCKGM f1:i
PJaLJRJKR f1:i'd
cOMNNMLKN f1:i'll
QbEQFCJCC f1:i'm
YUOLJITLJ f1:i've
PTWZFHHEL f1:ich
WOPOYLNMO f1:if
dJPRLNMKL f1:ignore
cPQOKKSIN f1:in
gLTTORJRQ f1:is
SOFDHNQWH f1:it
TQILUKM8N f1:it's
UVFNJQELP f1:j'habite
SWQQ9GFHL f1:je
XQRRPRROR f1:jo
WUTTUTTTU f1:kannst
PQIMYIOIL f1:keep
bQGPGLHJL f1:lavoro
VQRRTQNOR f1:leave
TKKLIIXJI f1:let's
dLOPNLNMP f1:lol
dMQPMPMKQ f1:looking
XPOQTNKON f1:make
cNOQNQLNN f1:maybe
NbMOOPNPR f1:me
UaMNMNKLO f1:mein
YUNOONPOP f1:mi
XRRRRRQRR f1:might
ZQPQNMQRQ f1:mon
dRPPQQLHQ f1:morning
IeKOOMNMP f1:moro
NRTTPQRbR f1:moving
QQRTOOZOO f1:mr
ZUJNDEQGQ f1:my
JJLJVbIKM f1:n'utilise
MNNMNcNLN f1:ne
PHFJMYA7H f1:never
OMRNXPYPK f1:new
OBBKNZNPJ f1:no
RKNMUMWNM f1:nobody
MMLPMcMNP f1:non
YIXHGMGGO f1:not
WIRPMLUNO f1:note
WNMMIZJEO f1:nothing
OOLLNaPPO f1:nunca
PPMQNMaPQ f1:on
gKJMJKIJL f1:one
XIHMUIEGN f1:only
RRQSXQQPR f1:open
dMPOMMNNS f1:or
RQIECKWBS f1:our
dNNRPOJOP f1:people
YQOPPQLOR f1:perhaps
nAGNC7CCF f1:plan
LKTOWNILL f1:prefer
JHePGOONQ f1:preferisco
OOZQOQNPQ f1:prefiero
GFjLILJGK f1:prefiro
TJMNNOZLQ f1:priya
QQQRYNQPR f1:put
ZQRRPNOPN f1:quiz
cONTIQQRR f1:qué
THKLGDWFI f1:remember
YNMQQKMMM f1:remind
hGQQHKHFK f1:rename
POSSYOPPV f1:reports
cRLQNPMLQ f1:rerun
aQRQJQNMQ f1:revert
RRSTRRQYR f1:root
POPQZOMJN f1:run
VFKLHKLaM f1:same
HRSUQRYPY f1:samples
MNMSbOTLO f1:scratch
aPQRPPMLP f1:set
cNNMNNKOO f1:she
YQPRQQQPR f1:shorter
ZNOPPPQQP f1:should
cNQRNMOPQ f1:show
RRRRXRRRS f1:sign
ZSNQOQLLP f1:since
PNLQaPLLR f1:skip
aRRRRRJQR f1:some
ZRRRPQPPO f1:someone
VYJKILLKN f1:sono
fJJMJMLHM f1:sort
bMPQNPOMQ f1:sounds
IhCLBJEGH f1:soy
LMJPdMNLQ f1:squash
WKMMJMWQM f1:staging
PRRSQRYRR f1:standup
LMUMKYHKM f1:stop
TMPNWKHLJ f1:take
RGKSXPIJS f1:tell
RQRRYRPQR f1:tests
VKDMMGASL f1:that
bMPRNNNLQ f1:that's
U6EJ89NWU f1:the
ZLNOPOQOO f1:there
fKMONLJKM f1:they
ZNLNLKTIN f1:this
YRQQQQQQR f1:those
XSSSSSSSS f1:thoughts
iHJOFODGP f1:ticket
IgJNINKKM f1:trabajo
LfBPKMLIP f1:trabalho
XSRRSRSRS f1:tu
RRPTQSRXQ f1:turned
OSSTOPQbR f1:turns
RGKLKLWXL f1:two
ZQOQPQPPQ f1:ugh
hIGIHKHFJ f1:undefined
RJNObHJNP f1:use
MOMNWYMLQ f1:verwende
RWNNJPNMQ f1:vivo
RMMNONZJM f1:wait
aRRMSQQNR f1:was
QPEGIJUQS f1:we
RONQMOaNO f1:we'll
KYDDCCYGK f1:we're
XMPLMPUIN f1:we've
dNQQMPMNQ f1:what
eOPRNQNOQ f1:what's
RHLNXIJIM f1:when
PQORZOPOR f1:whenever
XSSSSSSSS f1:where
dLOPLNMLM f1:which
eRSSLNMKQ f1:who
cRUTNQOPQ f1:why
dRPSRSRRS f1:wie
TLKLHMXKO f1:wir
fLJNJKMJL f1:with
iGKMKMLGL f1:work
aNPPOOOOQ f1:works
XRRSPSRSR f1:would
OHHObAGJJ f1:write
WRGHQQDAH f1:you
hIGIHKHFJ f2:
YQQQQQQPQ f2:)
TWNPLOMOQ f2:abito a
XRRSRPRQR f2:according to
mMSSBFFFJ f2:add a
KLOMRMZIM f2:all timestamps
bOLMNNKNP f2:always a
OSRRaQORS f2:always answer
OQPQaRPRQ f2:always book
KUTRdNTTU f2:always give
RRSTXPRRS f2:always put
bQRRPPQRQ f2:always write
ZOPPPORPQ f2:any idea
PSQTZPUUU f2:ask me
JPPPWZOPQ f2:bitte keine
bJRSLQMPQ f2:book a
ZOPOPPOOP f2:brb
QPOPQOQYQ f2:bumping the
TXMPPKOPQ f2:call me
dLNLMKMMN f2:can someone
WNOPMTNOQ f2:can you
bPOQOOMNO f2:could be
ZUUSUTTRS f2:could the
aQQRPPQPQ f2:could you
WOPNOOKaQ f2:der fehler
XRRRRQRQR f2:do it
ROIMNZKLP f2:do not
dSUUQSTTT f2:do that
WUUUUUUUU f2:do you
YUUUTUUTU f2:does that
XUUTUUUTT f2:does this
JPSRQdRSR f2:don't add
eNRQQKQQR f2:don't commit
RKRRRYRQR f2:don't schedule
RRRRRXRSS f2:don't touch
QMQONZQPR f2:don't use
aPORLQMIQ f2:draft a
bPPROPMMR f2:exactly ,
ZMMPPOROR f2:explain in
YLPQQOPLQ f2:fix the
ZOPQLOWOP f2:for the
aRSTNTMTS f2:forget what
bPPQNOKNQ f2:found it
NRORaNQLP f2:from now
NNNRbGPLP f2:give me
bNOPKOONP f2:go ahead
aQRTOROQR f2:go with
KPNNUXQMO f2:going forward
bOOSONOMO f2:grep for
VUUUUUUUU f2:how do
YUUURUSUU f2:how long
XSRSRRRSS f2:how many
WSSTTSTTS f2:how much
VUUUUUUUU f2:how would
QLMObMMJP f2:i always
WVIGLQGHN f2:i am
QSRULMKLL f2:i can't
TVRLILJMM f2:i do
PVMWJRNKI f2:i don't
PZORNPNRN f2:i eat
FOSbMKLOP f2:i find
bMLPRNQOQ f2:i found
cNJLOPOQN f2:i get
LcMNKOHNP f2:i go
YPRRRRQRR f2:i guess
UEIcLKKKO f2:i hate
QSBFILQHT f2:i have
ZQMKRRQOR f2:i haven't
OaJJFHGII f2:i just
SJXDMPIJL f2:i like
TVHFQQMQN f2:i live
QPPQOPaPP f2:i look
KKhGEKKLN f2:i love
McNNLMINN f2:i maintain
YRPPRRRRR f2:i might
ZRQQPRHLP f2:i moved
XONNNNOOU f2:i need
dKMKIJJJN f2:i never
VPMMNMULL f2:i no
JLgKJPGPN f2:i prefer
dLILLPNNP f2:i quit
aONMPLIRP f2:i read
OJbNRRPQO f2:i really
NbNRNPMQP f2:i run
TNMJMKKNX f2:i should
NaQQRRORQ f2:i speak
dNNLLLKKO f2:i suspect
LdOQRRIQR f2:i switched
VUILRRJOR f2:i teach
dKPPQRNQP f2:i think
ObNPMOMOP f2:i use
fJQRMPIRP f2:i used
XRLNLNNNU f2:i want
YSMORRMNO f2:i was
bNJLPQNQO f2:i wish
eJNOPSOSO f2:i wonder
VV7HONFLO f2:i work
SQYMQRQQP f2:i would
NbPOHLOPP f2:i write
WNSOPOOPU f2:i'd like
PPZPPPPQR f2:i'd rather
OaPQNQLQQ f2:i'm a
QYQQPRMQR f2:i'm allergic
OaRPOQPPR f2:i'm based
WUQMRQPQP f2:i'm in
XMJZIKHHP f2:i'm not
RZQLMMNNM f2:i'm on
eJOLMNNMP f2:i'm out
JZQKRPXQL f2:i'm the
fIRORRQOR f2:i'm tired
KdPNPPONP f2:i'm vegetarian
HcQQOOLPN f2:i've been
KQPNQPePQ f2:i've decided
JeKIPMLMQ f2:ich arbeite
GLgFNPNNP f2:ich bevorzuge
Rd43KHEIK f2:ich bin
VV36QQNOR f2:ich heiße
WVACNMOON f2:ich wohne
YRLRMQNPR f2:if i
XPQUQQRQQ f2:if the
eMTUKNLQO f2:if we
dLRRLOKKP f2:ignore that
bOLNRIMJO f2:in the
ORSRURYRR f2:in this
XTUUUTSRR f2:is a
ePQQSQOSS f2:is he
fJTTMOMTT f2:is it
ZUUUUTTST f2:is that
ZPTSORPRR f2:is the
cUUUUTQST f2:is there
dQUUUSPRP f2:is this
cLNLQKPIN f2:it has
RUPONUSJN f2:it is
UOPPPLMUQ f2:it never
TMOPOOTRP f2:it was
aPQQPPNNR f2:it works
XSSSRRRQS f2:it would
FiJNLRHMQ f2:j'habite à
NJdCLPPQR f2:je préfère
VWLHMLNLP f2:je suis
SXJJMOPNR f2:je travaille
WUTTUTTTU f2:kannst du
LWQNQQVOR f2:keep in
bOPRMNQRT f2:keep that
VHNNLMXJM f2:keep the
WTIRLPNLN f2:lavoro come
URRRURPPR f2:leave the
QRQSPQYRQ f2:let's go
YRRRQRQQR f2:let's see
ZRRRQORQR f2:lol never
dOQQMOMLM f2:make a
ROQQYONKO f2:make sure
XRRSQRORQ f2:make the
XOQQRPRRR f2:maybe i'll
XRSSRRRRR f2:maybe we
MaMOOPQQR f2:me llamo
JeNOMNMNP f2:mi chiamo
ZRQPRRPJQ f2:morning
MZQRQRRRR f2:moro em
LcMONNMMN f2:moro no
NRTTPQRbR f2:moving the
QQRSOOZOO f2:mr okonjo
YRRRRQQRQ f2:my back
KgRRPRIPI f2:my birthday
XRPNRRQRR f2:my boss
NIOKNKgNL f2:my brother
MURRRRURQ f2:my daughter
OaRRRQPRR f2:my email
YQQRQQPQR f2:my grandson
ZPQRRRNRR f2:my husband
NbTSPQNTP f2:my manager
FfQRPPLRQ f2:my name
OZRQQPORR f2:my pronouns
YQPSRRKUS f2:my sister
UJMKKLZJM f2:my son
XYRRNQIQP f2:my supervisor
RQSSSRQSX f2:my thesis
PZSRRRPRR f2:my time
ONRSPRbQM f2:my wife's
OJNNZSMNN f2:n'utilise jamais
RRRRQXRQR f2:never edit
ZRRRQOQQR f2:never mind
QSTURXRRS f2:never put
eONQILNLO f2:never seen
PTSUOZQRS f2:never touch
RRRRKXRQR f2:never use
dMMLLLKJL f2:no
ULMOFJWCN f2:no ,
ZRQROPQQR f2:no clue
RSRRNXRQS f2:no emojis
eRQQNJOLR f2:no exceptions
bSSRNNOPT f2:no idea
TJEMHLSXN f2:no more
TRRRNVNPR f2:no need
ORQRZRRRR f2:no uses
MMLPMcMNP f2:non usare
aNLNPMPOQ f2:not sure
WIRPMLUNO f2:note that
PPNQNMaPQ f2:on a
WUUUUUUUU f2:or is
FIOOQNiPN f2:our cat
aTOPPQLPN f2:our warehouse
PPZQKPQPR f2:preferisco le
MLcPMNIMN f2:preferisco risposte
OOZQOQNPQ f2:prefiero respuestas
ZQRRPNOPN f2:quiz me
SFNOCCXKM f2:remember that
YNMQQKMMM f2:remind me
RRSTRRQYR f2:root because
eNPPJNNMP f2:run it
NOMRbOKLR f2:scratch that
YQPRQQQPR f2:shorter
aOSQPRPTS f2:should i
dRRRKNQRQ f2:show me
RRRRXRRRS f2:sign all
aHFLHGPFK f2:sounds good
QZMNLOMON f2:soy alérgica
MMWNNTLKN f2:stop adding
dRRSLQSRR f2:tell me
RQRRYRPQR f2:tests go
cNPQOQLFR f2:that was
XRRRRRRRR f2:that's all
aPQQOONOP f2:that's the
HLTRPOYUM f2:the boiler
YORPQRPQO f2:the build
NQRRRRRaR f2:the crash
aTRTPOMOO f2:the customer
JQPRMOVbM f2:the data
KOORYMLLS f2:the docs
HUUUQQLeO f2:the flaky
NRRRRRGaR f2:the import
ZNPTJRNQR f2:the kids
ZRRRRQKPL f2:the linter
RSUUSURRX f2:the loan
dPPOQNOKM f2:the memory
NQQOROMaP f2:the new
RRSRRRXSR f2:the nightly
YPRQQRQPP f2:the old
OUUUUTLQa f2:the postmortem
QTUTTTPYR f2:the reason
RTUUTTOSX f2:the release
RRRSRRPXR f2:the slow
ZLNOPOQOO f2:there are
cORPNOMPP f2:this is
YRQQQQQQR f2:those were
XSSSSSSSS f2:thoughts ?
MbQQNQPPP f2:trabajo en
XTOQNNNOP f2:trabalho na
XSRRSSSSS f2:tu peux
RRPTQSRXQ f2:turned out
OSSTOPQbR f2:turns out
NOOQcOJQQ f2:use pnpm
MOMNWYMLQ f2:verwende in
VUPPKQOOQ f2:vivo en
RMMNONZJM f2:wait no
SJMMLKWBP f2:we agreed
QWRSNRTJQ f2:we are
HOQOOPfKM f2:we chose
PRUURRaSL f2:we close
XRRRRRRPQ f2:we could
NQSSRRZRR f2:we decided
OJJLGJbFK f2:we do
RTNNNOWIM f2:we don't
aJPNNOOKP f2:we flash
RLPPMINZM f2:we got
XIRRNNRLK f2:we have
ULPQOPVKN f2:we lost
QNRRPPOLa f2:we need
POQPQRaGP f2:we picked
ORTTRQYRN f2:we settled
JWPPYNMOO f2:we use
PPSTOQZNL f2:we went
XRRQRRPRR f2:we'll see
NRRRRRYPQ f2:we're dropping
QLRRNQYRQ f2:we're going
QQRSRRYRR f2:we're on
UOSUMOUNP f2:we've agreed
XTUURTSSS f2:what are
bRSTRSMUT f2:what can
YUUTTTUPU f2:what did
YUSUSUUUU f2:what do
XRRRQRRRS f2:what does
YOSUSTRQT f2:what if
YUUUSUTUU f2:what is
YUTTTUUSU f2:what now
ZSSTRRQTT f2:what should
XRRRRRRRR f2:what time
YMSTRSSTT f2:what would
ZQRTQQRQR f2:what's a
aRSTPRPOS f2:what's the
XSPOSSSSS f2:when do
SOROXOOMM f2:when i
XSQPQRSSS f2:when will
OPPPaMOOR f2:when you
NRORaOQQP f2:whenever you
XSSSSSSRS f2:where does
XTUTTSTST f2:which of
YUSRSSTSS f2:who broke
ZTSSQRPQS f2:who said
ZSUTQSQTU f2:why does
ZQTTQQPOP f2:why is
VQRQPQTPQ f2:wir haben
aNPPOOOOQ f2:works
VUUUUUUUU f2:would it
bTTTUUTRS f2:would the
ZSTTPSPSS f2:would you
PZLMVMLJO f2:you can
YRQSQPQRQ f2:you don't
RQQPOZRQN f2:you must
hIGIHKHFJ h1:
YQQQQQQPQ h1:)
UKNLRLMXN h1:<caps>
dMONOMHIV h1:<code>
VJNKZKLGL h1:<date>
TVGJDHDVL h1:<ed>
WDHKEERVI h1:<ing>
gLJLKJIHM h1:<ly>
VCZEPBB9J h1:<number>
Z9B4Q7VAB h1:<s>
QLEGTHJOQ h1:<verb>
PZKMWKKJP h1:<verbs>
TQO1QFQGF h1:<word>
ZOOQIKITO h1:a
KMKKQJQYJ h1:all
QFHKZIGHJ h1:always
XPQRPNMVR h1:an
bLNOOONMO h1:any
bRPKMPRPP h1:are
QQQRZMRRR h1:ask
NGHJbIJEI h1:be
UJKIRXNLM h1:bitte
ZNOQPRQQR h1:both
LMMOZLNJS h1:by
TXMPPKOPQ h1:call
YMNOKSLMQ h1:can
ZPQQORONR h1:can't
fONRLMKJO h1:could
fNMLJNGLM h1:decided
PLLJJLTZO h1:der
cTPQTTTOT h1:did
TNMQQUILQ h1:do
eTSRQPMPT h1:does
OPGJEaQJM h1:don't
TMGLPLWJN h1:every
SHLJVWPJM h1:everything
aHSOVKFNI h1:for
TOOQaNQJO h1:from
fKOQIOJNO h1:go
KPNNUXQMO h1:going
eSRTKQMQU h1:he
fMOMNKMHP h1:how
PUWUBCKGM h1:i
PJaLJRJKR h1:i'd
cOMNNMLKN h1:i'll
QbEQFCJCC h1:i'm
YUOLJITLJ h1:i've
PTWZFHHEL h1:ich
WOPOYLNMO h1:if
cPQOKKSIN h1:in
gLTTORJRQ h1:is
SOFDHNQWH h1:it
TQILUKM8N h1:it's
SWQQ9GFHL h1:je
PQIMYIOIL h1:keep
TKKLIIXJI h1:let's
XPOQTNKON h1:make
cNOQNQLNN h1:maybe
NbMOOPNPR h1:me
UaMNMNKLO h1:mein
YUNOONPOP h1:mi
XRRRRRQRR h1:might
ZQPQNMQRQ h1:mon
ZUJNDEQGQ h1:my
MNNMNcNLN h1:ne
PHFJMYA7H h1:never
OMRNXPYPK h1:new
OBBKNZNPJ h1:no
RKNMUMWNM h1:nobody
MMLPMcMNP h1:non
YIXHGMGGO h1:not
WNMMIZJEO h1:nothing
OOLLNaPPO h1:nunca
PPMQNMaPQ h1:on
gKJMJKIJL h1:one
XIHMUIEGN h1:only
dMPOMMNNS h1:or
RQIECKWBS h1:our
YQOPPQLOR h1:perhaps
VFKLHKLaM h1:same
cNNMNNKOO h1:she
ZNOPPPQQP h1:should
ZSNQOQLLP h1:since
aRRRRRJQR h1:some
ZRRRPQPPO h1:someone
VYJKILLKN h1:sono
LMUMKYHKM h1:stop
VKDMMGASL h1:that
bMPRNNNLQ h1:that's
U6EJ89NWU h1:the
ZLNOPOQOO h1:there
fKMONLJKM h1:they
ZNLNLKTIN h1:this
YRQQQQQQR h1:those
XSRRSRSRS h1:tu
OSSTOPQbR h1:turns
RGKLKLWXL h1:two
RJNObHJNP h1:use
aRRMSQQNR h1:was
QPEGIJUQS h1:we
RONQMOaNO h1:we'll
KYDDCCYGK h1:we're
XMPLMPUIN h1:we've
dNQQMPMNQ h1:what
eOPRNQNOQ h1:what's
RHLNXIJIM h1:when
PQORZOPOR h1:whenever
XSSSSSSSS h1:where
dLOPLNMLM h1:which
eRSSLNMKQ h1:who
cRUTNQOPQ h1:why
TLKLHMXKO h1:wir
fLJNJKMJL h1:with
XRRSPSRSR h1:would
WRGHQQDAH h1:you
hIGIHKHFJ h2:
YQQQQQQPQ h2:)
eLMNLMOGN h2:<ed>
RRPTQSRXQ h2:<ed> out
cPNNPPMHO h2:<ing>
KKLLMKdPJ h2:<ing> <s>
THOOOKPTJ h2:<ing> <word>
XNJKMLITK h2:<ing> the
URPSONRXP h2:<ing> to
bPPROPMMR h2:<ly> ,
GKfJVJLFK h2:<number> <word>
cMMLLNMNN h2:<s>
TRRSWRORR h2:<s> <name>
VLMMLMNYN h2:<s> <verbs>
TOIIFObFP h2:<s> <word>
XSSSSSSSS h2:<s> ?
OJOPCJfEP h2:<s> are
GMPMTKcGO h2:<s> in
fQRRMPHPO h2:<s> is
MRRRbRLRR h2:<s> should
eMLLJNJGJ h2:<verb>
ePQRJLLMO h2:<verb> <code>
PPQQPPPPZ h2:<verb> <number>
YIJLXEIHL h2:<verb> <s>
RBQKSHTBR h2:<verb> <word>
TILPWIGBM h2:<verb> a
WKPPRQTLO h2:<verb> all
ONONaMOMP h2:<verb> before
MdQNGHMFJ h2:<verb> for
WRLNUNNLP h2:<verb> in
bIPOOKE8F h2:<verb> it
SBMPXIJGN h2:<verb> me
cIJNOPONO h2:<verb> my
RMMNONZJM h2:<verb> no
XJNN2LT8I h2:<verb> that
ZJNOQJGDK h2:<verb> the
eJMNKLMIM h2:<verb> them
fNPQEOMKO h2:<verb> this
aHGLOFNFM h2:<verb> to
dORSLQMOR h2:<verb> what
aNPPOOOOQ h2:<verbs>
NQRQaQOQO h2:<verbs> go
hJDLHLDFL h2:<word>
eKHPNNFGO h2:<word> ,
ZJKNIJUEM h2:<word> <ed>
UIKLHKIVK h2:<word> <ing>
ORDJOLXUL h2:<word> <name>
bIIMGNQVI h2:<word> <number>
NNQANRVQJ h2:<word> <s>
UICHSEGBU h2:<word> <verb>
PURHOAYFC h2:<word> <verbs>
MUI9Q2IDQ h2:<word> <word>
cTRUTUTRU h2:<word> ?
SYJPIMHHP h2:<word> a
RRSTRRQYR h2:<word> because
eLMPKMLNO h2:<word> con
RIIKIJYIK h2:<word> does
XSRSRRRRS h2:<word> du
IbMQPQPPQ h2:<word> em
RXMNIPOMQ h2:<word> en
eKOPLNKNN h2:<word> for
KJLOKKZJS h2:<word> has
aPRRKRLNR h2:<word> if
QNHMVYKKQ h2:<word> in
UNEMHHVJP h2:<word> is
QIMLGEaHM h2:<word> it
OJNNZSMNN h2:<word> jamais
KOWPXNOOQ h2:<word> le
ZPRRLMOPN h2:<word> me
XTOQNNNOP h2:<word> na
ZRRRQOPPR h2:<word> never
LcMONNMMN h2:<word> no
UMMOOMYKJ h2:<word> on
VLYNFLHKO h2:<word> only
WSKNMKLKN h2:<word> para
YRRRNRQQR h2:<word> says
IHHJgLIJK h2:<word> siempre
SGKOZEHEJ h2:<word> that
YDHOECTII h2:<word> the
eJKLHKNLM h2:<word> these
cOOQLQNIM h2:<word> this
ZOOQIKITO h2:a <word>
HJLKXJSDK h2:all <s>
NJLOcKJMN h2:always <verb>
bOLMNNKNP h2:always a
bLNOOONMO h2:any <word>
QRRRXPRRR h2:ask <name>
PSQTZPUUU h2:ask me
NGHJbIJEI h2:be <word>
ZKLLVJMKQ h2:bitte <word>
JPPPWZOPQ h2:bitte keine
OOPSORVPX h2:by <word>
TXMPPKOPQ h2:call me
dLNLMKMMN h2:can someone
WNOPMTNOQ h2:can you
ZPQQORONR h2:can't <verb>
bPOQOOMNO h2:could be
ZUUSUTTRS h2:could the
aQQRPPQPQ h2:could you
PLLJJLTZO h2:der <name>
YQQSPORQP h2:do <s>
aRMRMPRRR h2:do <word>
XRRRRQRQR h2:do it
ROIMNZKLP h2:do not
dSUUQSTTT h2:do that
WUUUUUUUU h2:do you
bUSSTTTTU h2:does <word>
YUUUTUUTU h2:does that
XUUTUUUTT h2:does this
UULMJTILO h2:don't <verb>
QJMKNWXNP h2:don't <word>
QMQONZQPR h2:don't use
VNIMFNXLO h2:every <word>
OPUQZPPPR h2:for <word>
ZOPQLOWOP h2:for the
NRORaNQLP h2:from now
bNOPKOONP h2:go <word>
aQRTOROQR h2:go with
KPNNUXQMO h2:going <verb>
YUUURUSUU h2:how <word>
VUUUUUUUU h2:how do
XSRSRRRSS h2:how many
WSSTTSTTS h2:how much
VUUUUUUUU h2:how would
UQEDHHSWF h2:i <ed>
OJbNRRPQO h2:i <ly>
TUTCBHN9D h2:i <verb>
RSOUFFA7D h2:i <word>
QLMObMMJP h2:i always
WVIGLQGHN h2:i am
QSRULMKLL h2:i can't
TVRLILJMM h2:i do
PVMWJRNKI h2:i don't
cNJLOPOQN h2:i get
LcMNKOHNP h2:i go
YPRRRRQRR h2:i guess
QSBFILQHT h2:i have
OaJJFHGII h2:i just
SJXDMPIJL h2:i like
YRPPRRRRR h2:i might
XONNNNOOU h2:i need
dKMKIJJJN h2:i never
VPMMNMULL h2:i no
TNMJMKKNX h2:i should
dKPPQRNQP h2:i think
ObNPMOMOP h2:i use
XRLNLNNNU h2:i want
YSMORRMNO h2:i was
SQYMQRQQP h2:i would
ROONOWQMN h2:i'd <word>
WNSOPOOPU h2:i'd like
PPZPPPPQR h2:i'd rather
aOPROOQQR h2:i'll <word>
PaOELNKGO h2:i'm <ed>
bNMIKKJLN h2:i'm <ing>
SWNCGLEGN h2:i'm <name>
PbMGMLKJP h2:i'm <word>
OaPQNQLQQ h2:i'm a
WUQMRQPQP h2:i'm in
XMJZIKHHP h2:i'm not
RZQLMMNNM h2:i'm on
eJOLMNNMP h2:i'm out
JZQKRPXQL h2:i'm the
HcQQOOLPN h2:i've been
KQPNQPePQ h2:i've decided
PTWZFHHEL h2:ich <word>
YRLRMQNPR h2:if i
XPQUQQRQQ h2:if the
eMTUKNLQO h2:if we
bOLNRIMJO h2:in the
ORSRURYRR h2:in this
bSSRSSJNN h2:is <number>
XSRRSRSRR h2:is <word>
XTUUUTSRR h2:is a
ePQQSQOSS h2:is he
fJTTMOMTT h2:is it
ZUUUUTTST h2:is that
ZPTSORPRR h2:is the
cUUUUTQST h2:is there
dQUUUSPRP h2:is this
aPQQPPNNR h2:it <verbs>
cLNLQKPIN h2:it has
RUPONUSJN h2:it is
UOPPPLMUQ h2:it never
TMOPOOTRP h2:it was
XSSSRRRQS h2:it would
VJOPIPVLN h2:it's <ed>
YQRQORROR h2:it's <ing>
HYNKaNJLN h2:it's <name>
fIKLFMNKP h2:it's <word>
SZLHMLNLO h2:je <s>
TSSSCJIKM h2:je <word>
RQRRYQORP h2:keep <s>
RPQQYONPR h2:keep <verbs>
LWQNQQVOR h2:keep in
bOPRMNQRT h2:keep that
VHNNLMXJM h2:keep the
aPNNNNPLQ h2:let's <verb>
QRQSPQYRQ h2:let's go
YRRRQRQQR h2:let's see
dOQQMOMLM h2:make a
ROQQYONKO h2:make sure
XRRSQRORQ h2:make the
XOQQRPRRR h2:maybe i'll
XRSSRRRRR h2:maybe we
MaMOOPQQR h2:me <word>
UaMNMNKLO h2:mein <name>
YUNOONPOP h2:mi <word>
ZQPQNMQRQ h2:mon <word>
aSLNMMEQN h2:my <name>
SUMQLMSMW h2:my <s>
RYPPNOINP h2:my <verb>
VYILFIQDI h2:my <word>
YRRRRQQRQ h2:my back
UJMKKLZJM h2:my son
hJKMDIJFN h2:never <s>
OPNQHbNLQ h2:never <verb>
VQPPBUKIQ h2:never <word>
RRRRKXRQR h2:never use
OMRNXPYPK h2:new <word>
dMMLLLKJL h2:no
ULMOFJWCN h2:no ,
TQQQOWPKR h2:no <caps>
ULMOXTLJP h2:no <s>
fNLMGLIEN h2:no <verb>
QOLNKZNOO h2:no <verbs>
TMGKHXC5P h2:no <word>
TJEMHLSXN h2:no more
TRRRNVNPR h2:no need
MMLPMcMNP h2:non <word>
aNLNPMPOQ h2:not sure
OOLLNaPPO h2:nunca <s>
PPNQNMaPQ h2:on a
aPMMPOOJP h2:one <word>
SNMRXQMOQ h2:only <verb>
WUUUUUUUU h2:or is
MLQOOOdPN h2:our <caps>
bHMKMOQJO h2:our <s>
QROMIOUMS h2:our <word>
aOSQPRPTS h2:should i
aRRRRRJQR h2:some <word>
RZKMLLMLO h2:sono <word>
LMUMKYHKM h2:stop <ing>
cNPQOQLFR h2:that was
fIIKLKMHL h2:that's <word>
XRRRRRRRR h2:that's all
aPQQOONOP h2:that's the
PMUTNNVKS h2:the <caps>
RNMJHNHSW h2:the <ing>
PPPPOPUPU h2:the <ly>
bNONNQHSL h2:the <name>
UINKPKSSK h2:the <s>
RLQQMKTXI h2:the <verb>
VEJM8FNUS h2:the <word>
NQQOROMaP h2:the new
YPRQQRQPP h2:the old
ZLNOPOQOO h2:there are
SROSRQWRR h2:this <word>
cORPNOMPP h2:this is
YRQQQQQQR h2:those were
XSRRSSSSS h2:tu <word>
OSSTOPQbR h2:turns out
cMLMPLNIP h2:two <s>
QQSSXRRRR h2:use <name>
OOOQaONQR h2:use <word>
aRRMSQQNR h2:was <word>
U9JKCJTRD h2:we <ed>
SFONRGY8O h2:we <verb>
X9JJPFTB7 h2:we <word>
QWRSNRTJQ h2:we are
XRRRRRRPQ h2:we could
NQSSRRZRR h2:we decided
OJJLGJbFK h2:we do
RTNNNOWIM h2:we don't
RLPPMINZM h2:we got
XIRRNNRLK h2:we have
QNRRPPOLa h2:we need
JWPPYNMOO h2:we use
PPSTOQZNL h2:we went
XRRQRRPRR h2:we'll see
RLQRQQaOQ h2:we're <ing>
NJNROPdMP h2:we're <number>
QLRRNQYRQ h2:we're going
QQRSRRYRR h2:we're on
YQQQNPSMP h2:we've <ed>
YPRRQQQRR h2:what <word>
XTUURTSSS h2:what are
bRSTRSMUT h2:what can
YUUTTTUPU h2:what did
YUSUSUUUU h2:what do
XRRRQRRRS h2:what does
YOSUSTRQT h2:what if
YUUUSUTUU h2:what is
YUTTTUUSU h2:what now
ZSSTRRQTT h2:what should
YMSTRSSTT h2:what would
ZQRTQQRQR h2:what's a
aRSTPRPOS h2:what's the
XSPOSSSSS h2:when do
SOROXOOMM h2:when i
XSQPQRSSS h2:when will
OPPPaMOOR h2:when you
NRORaOQQP h2:whenever you
XSSSSSSRS h2:where does
eNPPLKJKN h2:which <s>
XTUTTSTST h2:which of
YUSRSSTSS h2:who <word>
ZTSSQRPQS h2:who said
ZSUTQSQTU h2:why does
ZQTTQQPOP h2:why is
VQRQPQTPQ h2:wir haben
VUUUUUUUU h2:would it
bTTTUUTRS h2:would the
ZSTTPSPSS h2:would you
PZLMVMLJO h2:you can
YRQSQPQRQ h2:you don't
RQQPOZRQN h2:you must
hIGIHKHFJ h3:
YQQQQQQPQ h3:)
eLMNLMOGN h3:<ed>
RRPTQSRXQ h3:<ed> out the
cPNNPPMHO h3:<ing>
QKRPPMSWL h3:<ing> <word> <word>
NNMONMLbM h3:<ing> the <word>
XRRSRPRQR h3:<ing> to the
cMMLLNMNN h3:<s>
dNMNMNLKO h3:<s> <word>
WQRSPRSQR h3:<s> <word> ,
XSSSSSSSS h3:<s> ?
eMLLJNJGJ h3:<verb>
ePQRJLLMO h3:<verb> <code> to
QRQRYOPRQ h3:<verb> <s> before
MMPQcMONR h3:<verb> <s> in
KILLeLKLL h3:<verb> <word> <s>
NJKLLIZIU h3:<verb> <word> is
LKTOWNILL h3:<verb> <word> over
jKMQAKIAN h3:<verb> a <word>
MNNPcNNMN h3:<verb> a new
SMRRSRURR h3:<verb> all <s>
WRLNTPQNP h3:<verb> in <word>
fMQQJMLGN h3:<verb> it
PTUUZQPUU h3:<verb> me <s>
YMRSQKHNR h3:<verb> me a
SRRRWMQQQ h3:<verb> me the
cIJNOPONO h3:<verb> my <word>
PPPQPQZMP h3:<verb> no ,
eMRRNKCOQ h3:<verb> that
VGRPNMUQQ h3:<verb> that our
ONUUONaIK h3:<verb> that the
YLPQQOPLQ h3:<verb> the <ing>
UPPPUPPOP h3:<verb> the <s>
aLRROOPMN h3:<verb> the <verb>
bPOOOMLKJ h3:<verb> the <word>
dOQRGPPOQ h3:<verb> this <word>
aRSTNTMTS h3:<verb> what i
aNPPOOOOQ h3:<verbs>
RQRRYRPQR h3:<verbs> go next
hJDLHLDFL h3:<word>
bMJQQOJIQ h3:<word> , <word>
fJLOKNJHO h3:<word> <ed>
YWGLEOBFP h3:<word> <name>
QQRSOOZOO h3:<word> <name> is
TFaJELDHL h3:<word> <s> <s>
bMWMPMHJP h3:<word> <s> <word>
JMORPOeOQ h3:<word> <s> the
RJKLZJLGK h3:<word> <verb>
CDCLZHhFM h3:<word> <verbs>
aPQTPOOPR h3:<word> <verbs> we
Ng6L1J8AA h3:<word> <word>
XEEPUOR8L h3:<word> <word> ,
IiJOGPFMP h3:<word> <word> <name>
SRVK1D12C h3:<word> <word> <word>
cNLSOSSRS h3:<word> <word> ?
ObKOINLNN h3:<word> <word> a
JXHQHLIFc h3:<word> <word> for
YQQRQQLQQ h3:<word> <word> il
KDBNXJUDa h3:<word> <word> is
cTRUTUTRU h3:<word> ?
RYLPJNKNQ h3:<word> a <name>
RRSTRRQYR h3:<word> because of
VUUUUUUUU h3:<word> du <word>
XSRRSRRRS h3:<word> du das
IbMQPQPPQ h3:<word> em <name>
VUPPKQOOQ h3:<word> en <name>
XKNMPMUMN h3:<word> is <ing>
fORQNNKNK h3:<word> is <word>
KIPQNOeOP h3:<word> is in
OPPRPRZRP h3:<word> is the
cPPQNOKJP h3:<word> it
KOWPXNOOQ h3:<word> le <word>
ZQRRPNOPN h3:<word> me on
XTOQNNNOP h3:<word> na <name>
ZQNRLQNMR h3:<word> never <verb>
LcMONNMMN h3:<word> no <name>
UMMOOMYKJ h3:<word> on the
NOMRbOKLR h3:<word> that ,
hHJPIHALL h3:<word> the <word>
hNMOLONGQ h3:a <word> ,
dPPRLPLKP h3:a <word> <word>
PQPQZRQRR h3:always <verb> <word>
XOQRRRQRQ h3:always <verb> in
MUUTdKUUU h3:always <verb> me
PRSTZMRRS h3:always <verb> the
ZOPPPORPQ h3:any <word>
QRRRXPRRR h3:ask <name> before
PSQTZPUUU h3:ask me before
NGHJbIJEI h3:be <word>
KaQQRNOQQ h3:call me <name>
dLNLMKMMN h3:can someone <verb>
fNTSKINQP h3:can you <verb>
XQRPRRRRS h3:can you <word>
ZUUSUTTRS h3:could the <word>
YUUUSRUTT h3:could you <verb>
UOOOLOZHP h3:der <name> <word>
XRRRRRRRR h3:do it
dSUUQSTTT h3:do that
YUUTTTUUT h3:do you know
UUUUUUUUU h3:do you think
aUTTSUTTU h3:does <word> <verb>
VUUUUUUUU h3:does that <verb>
XUUUUUUUS h3:does this <word>
IHMLFgLMP h3:don't <verb> <s>
YNRPQRQRR h3:don't <verb> anything
JPSRQdRSR h3:don't <verb> new
RQSRPXRSS h3:don't use <verb>
ZRPMOPPKP h3:for the <word>
PRPSYNSOP h3:from now on
dSUUJSPUU h3:go with that
KPNNUXQMO h3:going <verb> ,
UUUUUUUUU h3:how do i
XSRSRRRSS h3:how many <s>
VUUUUUUUU h3:how would you
fNOQNKJFQ h3:i <ed> it
UNPPLMWKP h3:i <ed> that
RZKNNO9MO h3:i <ed> to
LcPPRRLRQ h3:i <verb> <name>
XMWJORKQQ h3:i <verb> <s>
LTYMMNJOO h3:i <verb> <word>
PaPPPOKRQ h3:i <verb> a
IeNONQNQR h3:i <verb> as
LUOPPPaON h3:i <verb> at
YSNOMQLRQ h3:i <verb> everything
NaOQRRPRR h3:i <verb> in
PaKLPIJNL h3:i <verb> on
WLTNMLGNN h3:i <verb> that
ZXKJJGEHH h3:i <verb> the
eKJLMOMMP h3:i <word>
PaJLLQLNQ h3:i <word> ,
fIJLOOONQ h3:i <word> <ed>
TYHDNOLMP h3:i <word> <name>
MTVXMMKLM h3:i <word> <s>
MPWWLKCNL h3:i <word> <word>
OaLLQRQRR h3:i <word> an
NeFIPPLLP h3:i <word> in
RPPZQOKJQ h3:i <word> it
OXNOQPVRP h3:i <word> on
PcKFIKHMM h3:i <word> the
YRLMOORRR h3:i <word> you
ZQOQLNNOO h3:i am a
cMNMLLOOQ h3:i am in
PSRUMMKML h3:i can't <word>
PYTPPONQP h3:i do not
WSKOLOJQQ h3:i do the
MVIWMFJPP h3:i don't <word>
UVLJQKOQR h3:i don't know
IOXXQQRRR h3:i don't like
LcMNKOHNP h3:i go by
TXKLLKFJJ h3:i have <word>
RWLNQPJOU h3:i have a
LLdMRRPPR h3:i like <word>
bQNPPPNPM h3:i like the
ZQOOLPPPN h3:i need a
dOFOROAPK h3:i need to
VPMMNMULL h3:i no <word>
bNQQSQLQO h3:i think the
KdNOKNMOO h3:i use <name>
NVSTNRMQZ h3:i want to
XRRRRRRRS h3:i was <word>
QYKMOLOLQ h3:i was a
RQXQRQRRR h3:i'd rather have
QZOHNONJP h3:i'm <ed>
QYRQRRQQR h3:i'm <ed> in
YQPLQQOPQ h3:i'm <ing> a
XRQOQRROR h3:i'm <ing> for
QYNEHLFGN h3:i'm <name>
IgMHMNLJN h3:i'm <word>
OaQOQQPPR h3:i'm <word> <word>
QYQQPRMQR h3:i'm <word> to
OaPQNQLQQ h3:i'm a <word>
IgQMNPNOQ h3:i'm in <name>
RYOFMMPMO h3:i'm not <ing>
HZRSQORPO h3:i'm on the
NbRORQMRP h3:i'm the <word>
MXRRRRRRR h3:i've been <word>
LbJLNNQON h3:i've been a
NPSTQRbNR h3:i've decided not
KbV0LOJLP h3:ich <word> <name>
XKVVJLFKO h3:ich <word> <word>
PdGIONPPP h3:ich <word> in
YRRSMPQSQ h3:if i were
XPQUQQRQQ h3:if the <word>
WUUUTUTTU h3:if we <ed>
ZPTUPPPTQ h3:if we <word>
aRNOOPRMR h3:in the <word>
ORSRURYRR h3:in this <word>
cQRRSQPTT h3:is he <word>
eMTSOOLST h3:is it <word>
YUUUUUUTS h3:is that from
ZPTSPRQRR h3:is the <word>
dUTUTTPRS h3:is there a
VUUUUUUUU h3:is this <verb>
UUUUUUUUU h3:is this <word>
aPUUTOPMN h3:is this a
bQQQPPOIR h3:it <verbs>
XMONKFTJO h3:it is not
PPQSPOVSP h3:it was <ed>
EQRRQQMfR h3:it was the
YQRQORROR h3:it's <ing> again
ZNRRLRROR h3:it's <word>
SZLHMLNLO h3:je <s> <word>
gGOKNQMNP h3:je <word> <word>
LISaMNNOM h3:je <word> les
LWQNQQVOR h3:keep in <word>
bOPRMNQRT h3:keep that in
QRQSPQYRQ h3:let's go with
YRRRQRQQR h3:let's see
RRPRYPOPQ h3:make sure every
cQMOLKKLO h3:maybe i'll <verb>
YPUTQPRRS h3:maybe we should
MaMOOPQQR h3:me <word> <name>
JeNOMNMNP h3:mi <word> <name>
bJPQPOQPQ h3:mi <word> <word>
ZLORQQWOL h3:my <s> <word>
HcRQOOQQR h3:my <s> are
LdQQRKNRN h3:my <verb> for
SWQQOPJQQ h3:my <verb> is
UTPPOQUMP h3:my <word> <name>
dIOLPOIRV h3:my <word> <s>
XOQRQPVSO h3:my <word> <verbs>
IhOPOOEQN h3:my <word> <word>
TOMQPPXPO h3:my <word> does
XbQPOOEOI h3:my <word> is
XQSTUSRTT h3:my <word> says
YRSRROPRQ h3:my back is
ZROQBQQNR h3:never <verb> <s>
QRRRQYRRR h3:never <verb> a
PRSSPZRSQ h3:never <verb> me
QRRSOYQOR h3:never <verb> the
LPPQMdPPP h3:never <verb> to
ZRRRQOQQR h3:never <word>
dOOQJLOLO h3:never <word> that
MMNQKcLKN h3:never <word> the
dMMLLLKJL h3:no
TRPQLOWLR h3:no , <verb>
WQQQGUMIR h3:no <s>
EEFCcNHFD h3:no <s> <s>
RPOQFYOJQ h3:no <s> in
hQQQQFNFR h3:no <word>
VJJLJUFFL h3:no <word> <s>
INJNHgFFN h3:no <word> <word>
cOPQPMNNQ h3:no <word> yet
XMGNJKY5P h3:no more <word>
bRRSRMQRR h3:no need to
YRQRQQRRR h3:not sure
PPNQNMaPQ h3:on a <word>
PPRQPQZQO h3:our <caps> <verbs>
OORSNQXRV h3:our <word> <s>
RPRQPRXQQ h3:our <word> <verbs>
JIQPMPgQN h3:our <word> <word>
RXLKJKMLV h3:our <word> is
aQOPOOPOP h3:sono <word>
KJXMKSJMM h3:stop <ing> <verbs>
OPKQPaPOQ h3:stop <ing> <word>
eKNMJNMKP h3:that was <word>
dKLMNMOJN h3:that's <word>
XRRRRRRRR h3:that's all for
YRRRRQQQP h3:that's the <word>
SMRLLNNZO h3:the <ing> <word>
UQQQPQPPW h3:the <ing> is
RRSRRRXSR h3:the <ly> <word>
bRPQQQMOQ h3:the <s> <ed>
WRRSRRPQU h3:the <s> <verb>
UQNSIPVQR h3:the <s> <word>
LLLOWPUVM h3:the <s> are
aRRSRROMO h3:the <s> want
XMPONOMSP h3:the <s> were
LPSSPPaQQ h3:the <verb> <word>
MKMMJIYLP h3:the <verb> is
SPNMONTUF h3:the <word> <ed>
PMKKDDRWP h3:the <word> <s>
SRQNIOXOR h3:the <word> <verb>
WPLIJIXHP h3:the <word> <verbs>
aKPQGPNRQ h3:the <word> <word>
NKUURTLUY h3:the <word> for
NUSTRRQQb h3:the <word> has
IQRSQQZUO h3:the <word> in
XHPNGJJSU h3:the <word> is
YRPOPPPQQ h3:the <word> never
QLQPMMTVJ h3:the <word> of
ZRTRRRPMP h3:the <word> on
XSSSRRRQR h3:the <word> says
XTTURTRRT h3:the <word> told
QQPPPQJYQ h3:the <word> was
QMRRQROZQ h3:the new <ing>
YRQQQQQQR h3:those were the
XSRRSSSSS h3:tu <word> <word>
OSSTOPQbR h3:turns out the
KKILeIPON h3:use <word> <word>
NMONNNSYN h3:we <ed> <name>
dRRRPROQR h3:we <ed> it
ORTTRQYRN h3:we <ed> on
TQQQLPXBM h3:we <ed> the
QKOPRQYHM h3:we <ed> to
YJNOONQJK h3:we <ed> with
FIQPNIhIH h3:we <verb> on
ZNQQOPROL h3:we <word> every
MPSSPPaOL h3:we <word> the
WLOMYMMJK h3:we <word> with
RRSSRRXRR h3:we decided to
QRTUQQYPR h3:we have decided
QNRRPPOLa h3:we need the
OVRQVPQOO h3:we use <word>
PPSTOQZNL h3:we went with
XRRRRRRRR h3:we'll see
HKRTQJfNM h3:we're <ing> with
NJNROPdMP h3:we're <number> <word>
QMRRNQYRQ h3:we're going with
QQRSRRYRR h3:we're on <word>
XRRRRRRRR h3:what <word> is
XTUURTSSS h3:what are the
ZRSSRSRUU h3:what can i
XRQQQRRRR h3:what does <word>
UUUUUUUUU h3:what does this
YOSUSTRQT h3:what if we
YUUURUTUU h3:what is the
YUTTTUUSU h3:what now ?
WTTTSTTTU h3:what should i
WTUUSTSST h3:what would <word>
ZQRTQQRQR h3:what's a <word>
aQSSPRPOS h3:what's the <word>
YORPQOQPP h3:when i was
OPPPaMOOR h3:when you <verb>
NRORaOQQP h3:whenever you <verb>
XSSSSSSRS h3:where does that
XUUUUUTST h3:which of these
XSTTSTRTT h3:why does <word>
WTTUTSTST h3:why does the
ZUTTUUUTT h3:why does this
ZQTTQQPOP h3:why is this
VQRQPQTPQ h3:wir haben <s>
VUUUUUUUU h3:would it be
bTTTUUTRS h3:would the <word>
XTTSTSUUT h3:would you <verb>
WUTUUTUUU h3:would you say
TTOPSNMKP h3:you can <verb>
SJPOXLRRR h3:you can use
XRSTRRRRR h3:you don't need
OQQQPZRRR h3:you must not
WHOUOTLP8 lang:de
XKMHOFOQJ lang:en
NfKIPND8H lang:es
VOIHKNG26 lang:fr
QQL8YQJ4E lang:it
FkVF7736J lang:pt
hIGIHKHFJ length:0
z7180500A length:1
FMVNTaYMS length:12
jQ609C5G0 length:2
GGNSTORaV length:20
hTKDJEFD0 length:4
MGHTSTKIE length:7
QRTUQTJXU length:long
GM1CPKWJY names
NK9CYHDFM order
eEEF6IHLS order once
9QHFlMH5F order stands
UQNTUPPRS p:, always
SLMLMLMWR p:, and
KMONaUOOP p:, ask
dRQTNRIRS p:, do
PcHMXRKIK p:, for
RLMULMaOO p:, in
HYGNPHaQN p:, not
RPWSURNMR p:, one
UJQQVOKGQ p:, that
PZQRPQMUR p:, that's
UUOSLSTOP p:, the
NZSUOMQKR p:, two
cTTUMQTTU p:, what
NSUTSQPOW p:3 may
XRRSRRQPR p:a bit
PPNQNMaPQ p:a décidé
QKbMJJJLO p:a good
dOSSLQPSS p:a joke
jIGJHKKEK p:a lot
PPPQUWOPP p:a migration
NKLLcMKKL p:a new
aOPRNQQNP p:a nice
MdOQNNNQN p:a small
gJRRININI p:a table
ZQNQMOPOP p:a torino
TWNPLOMOQ p:abito a
ZRSRPMRMR p:about it
eLLQPNHOO p:about the
mMSSBFFFJ p:add a
SOOOVJVOO p:after the
aJOQKMOIJ p:agreed with
VONPTNSJM p:all the
RWPOOPTPN p:allergic to
KUTRdNTTU p:always give
SNRTWPNOQ p:always put
WMNOVOMQQ p:always use
bQRRPPQRQ p:always write
ZQOQLNNOO p:am a
RZIJQPJMP p:an old
PSLRMOXPN p:and a
NMNNPRbQO p:and thursdays
YUUURURSU p:and to
QNQRZQNQQ p:answer in
aOOPNOPOQ p:any idea
QORTRYPRS p:anything in
RRRRUXRSS p:anything under
IKKJXLGfM p:are fine
XMPOKNULL p:are in
UUOOOPKMN p:are they/them
RVSLKRKKN p:as a
NKLNbMMMO p:as well
PLMNWYMOO p:ask for
RRQSYORSR p:ask me
ISRTMfTTT p:asking me
QWIMUTNOR p:at a
aORPOQKNR p:at brightmoor
NaQQQOOPO p:at home
OVOQHMRRR p:at the
POPQaMQOR p:auf deutsch
LQQPQQcQP p:back is
LILPNNWPW p:back on
gMQTNQJLM p:be a
ZRRRSPKPP p:be in
RRSSRRRRX p:be out
UPNRNOKUP p:be the
VOKLJRNRZ p:be with
QWJNROOWN p:because of
IRSTQRLfP p:because the
RPOTYKSSQ p:before you
NOaPONPPQ p:better than
KeQROPSOH p:birthday is
OaOUQUVUT p:bit of
KPNMQbNOR p:bitte keine
QPOPQOQYQ p:bumping the
RJNONLVLR p:by the
PWJNPaNOQ p:call me
PPOULQMaN p:came from
ZRSSRSRUU p:can i
SJOOWLRRR p:can use
WNOPMTNOQ p:can you
EHWZQQPPQ p:can't stand
RRSSRROXR p:caused by
XTTTSRSSU p:check why
SOPPRRZTL p:close on
TPQRNPKVP p:come from
aRRRNPQNR p:could be
aQQRPPQPQ p:could you
OPOPRQaQP p:decided to
MMPONMOcP p:did the
ZQUURURUU p:difference between
YUTSUUUUU p:do i
aPRRQQIQR p:do it
OYTNIVMLP p:do not
jJLPHFAKT p:do that
QSKOVMXPP p:do the
WTTUTSUUU p:do you
YLUONNJQO p:does not
XSSSSSSSS p:does that
OKMPLNbNO p:does the
XUTTUUUTT p:does this
IeLJOLOJM p:don't eat
UVLJQKOQR p:don't know
eJMLRPKNP p:don't need
RRRRRXRSS p:don't touch
PaQKLTNRR p:don't use
KKTSSRPNb p:due on
QQRRQOYRR p:décidé de
OZRRRQRRR p:email is
PLMXKYNOQ p:emojis in
PKOQbQPQR p:en français
VNQRKXPRR p:en las
ONUUPNLMc p:end of
XOKPUNJMO p:even if
STOOWRION p:everything in
hRPRGQPOO p:fix the
KOPOLONeP p:fixed it
cRLNKKFUO p:for a
YHIJSIQHJ p:for all
NbRRROQQK p:for everything
YLNNNWONM p:for lunch
VMQRRWJMQ p:for me
QWALAPOIT p:for the
JKLMLWXWO p:for them
bKQSIIFDR p:for this
XRPQRQOTP p:for three
aPRTKPQSS p:for tomorrow
YQRRPQRRQ p:for tonight
bPPQNOKNQ p:found it
UJJOOPNVP p:from my
NRORaNQLP p:from now
WLWRQQITT p:from the
XKONMNSNN p:für die
cMLSRRNRP p:get a
OLHRWWKKO p:give me
bQRRQRLQR p:go ahead
OHNPIMbPM p:go with
cNUSMCNKO p:going to
QLRRMQYRQ p:going with
VQRQPQTPQ p:haben uns
WTUUSTSST p:happen if
POQSYPTMP p:has a
VOQRHKDNV p:has to
SUJMLMFLU p:have a
dIYTNKKKU p:have to
RVOTONOQT p:here ,
UUUUUUUUU p:how do
YUUUSUSUT p:how long
XSRSRRRSS p:how many
VUUUUUUUU p:how would
SKMOaLLLP p:i always
VXFENOEMK p:i am
WUTTUUUUU p:i answer
QSRULMKLL p:i can't
QYORQSNRR p:i cook
TVRLILJMM p:i do
PVMWJRNKI p:i don't
PZOROPNRN p:i eat
FOSbMKLOP p:i find
cNJLOPOQN p:i get
YPRRQQQRR p:i guess
UEIcLKKKO p:i hate
NUBFILQGV p:i have
ZQMKRRQOR p:i haven't
SJXDMPIJL p:i like
TVIGQQMQN p:i live
KKhGEKKLN p:i love
YRPPRRRRR p:i might
WONNNPFXM p:i moved
XONNNNOOU p:i need
VPMMNMULL p:i no
ILhKHOGON p:i prefer
aONMPLIRP p:i read
NbNRNPMQP p:i run
KEFJKPfDM p:i said
XGKLKKJLV p:i should
NaQQRRORQ p:i speak
YQNOQOQQR p:i suppose
VUILRRJOR p:i teach
cNOPQRMRP p:i think
ObNPLOMOP p:i use
fJQRMPIRP p:i used
XRLNLNNNU p:i want
VYKONQINO p:i was
UX7INNDJN p:i work
UQYMMQOQN p:i would
KbNMWKOPO p:i write
WNSOPOOOV p:i'd like
PPZPPPPQR p:i'd rather
OaPQNQLQQ p:i'm a
SWPOOPMPP p:i'm allergic
OaRPOQPPR p:i'm based
YUQMPQONP p:i'm in
XMJZIKHHP p:i'm not
UXQLKMLLL p:i'm on
JZQKRPXQL p:i'm the
fIRORRQOR p:i'm tired
KdPNPPONP p:i'm vegetarian
OaNOMLJUL p:i've been
KQPNQPePQ p:i've decided
JeKIPMLMQ p:ich arbeite
Rd43KHEIK p:ich bin
VV36QQNOR p:ich heiße
WVACNMOON p:ich wohne
VOIQYNLMO p:if i
aNNTPQPPO p:if the
dLTUKNOQO p:if we
OQOQZOOQP p:immer auf
XUIKRSKHO p:in a
NOOObONLM p:in all
RPRRTYPRQ p:in anything
RRSSRRNPX p:in by
RSRRNXRQS p:in commit
LPPScNPUQ p:in english
RNUPUPMPO p:in every
ScNNLMJJP p:in ghent
JeLNPOOSP p:in graz
XNMLNMOLW p:in january
TVPNNQVOR p:in mind
WJULFVLDP p:in my
SOQXVPLOM p:in our
TUPQNNUOO p:in september
YMGMJPNK9 p:in the
RLMOUTOGN p:in this
RRRQWRWNQ p:in utc
PMQPMPaTR p:instead of
gIPQONJMM p:is a
aPQROOLNR p:is about
KTPJQPZML p:is called
bOMNLMEIJ p:is dead
JKTSSRPNc p:is due
ZLRRNOFVJ p:is gone
OOPPOLZOP p:is he
VXIIKHPGG p:is in
hIUTNOMTT p:is it
ZLMKKERIM p:is not
RVNNONQIW p:is on
TQQPPOZJM p:is out
YUUUUTTTT p:is that
VGKPUJOK9 p:is the
cUUUUTQST p:is there
fMUUSQJPN p:is this
YQRRQQOQR p:is too
SXRRRKFRR p:is vegan
SQRQXRQRR p:is wrong
SMMQNNPYR p:it ,
ZUUTUTUSU p:it ?
WUUUUUUSU p:it be
XQRRRPRPR p:it could
YKNNLOUJP p:it in
STMKLUUFK p:it is
XLPQNLKSR p:it never
RMOPNOTUP p:it was
TRPaMJNOQ p:it when
bPQQMONNR p:it works
NJdCLPPQR p:je préfère
VWLHMLNLP p:je suis
SXJJMOPNR p:je travaille
WUTTUTTTU p:kannst du
LWQNQQVPR p:keep in
bOPRMNQRT p:keep that
QFLMOKaJI p:keep the
aPPQOOOOO p:key to
YJPOIQXQQ p:kids are
UVMORQFKQ p:last month
YPQRUNFOR p:leave the
QRQSPQYRQ p:let's go
RPRSTRWRP p:letters to
PPNPQQRQa p:like to
UPQQOPPPU p:list for
NVKLNOVNO p:live in
bJHGKKTFI p:lives in
TLQPNPaJO p:look at
dOQQMOMLM p:make a
ROQQYONKO p:make sure
bRQRMOORQ p:make the
ORQXNWRRR p:marks in
XOQQRPRRR p:maybe i'll
XRSSRRRRR p:maybe we
XNNQQMMOO p:me a
RRRSXPSSS p:me before
PPOQUVPPQ p:me first
TKSTWIMQK p:me in
MaMOOPQQR p:me llamo
TLRRNaIPM p:me on
VIPRTYHMO p:me the
dOSTNQNSS p:me this
JeNOMNMNP p:mi chiamo
QYORKOOKS p:more ,
NQYQJXONP p:more than
XSLROQNPR p:moro em
McNORQWOP p:moved to
QOQPXNLOX p:must be
YRRRRQQRQ p:my back
NgNQLOINI p:my birthday
XRPNRRQRR p:my boss
NIOMOLgOM p:my brother
MURRRRURQ p:my daughter
OaRRRQPRR p:my email
XUHMIQEGM p:my name
PRUNMOLHR p:my own
OZRQQPORR p:my pronouns
NQPRZRYPP p:my sister
XYRRNQIQP p:my supervisor
PZSRRRPRR p:my time
DaMMMJTOM p:name is
aPOONNOOO p:need a
TGKIKGKGZ p:need the
gKNONJJOG p:need to
eONQILNLO p:never seen
XOPQRPORR p:never to
RRRRKXRPR p:never use
MQRSbPNXR p:next to
cNPNKMKMN p:next week
WRORPRTPQ p:next year
SKLNHIZBM p:no ,
RSRRNXRQS p:no emojis
bSSRNNOPT p:no idea
aNLJJIRCJ p:no longer
RMSLHLSWN p:no more
TRRRNVNPR p:no need
ORQRZRRRR p:no uses
JKXaIHKXH p:not a
cKKNPMONQ p:not sure
WJSQMLUNO p:note that
VQQUPPTLM p:now ,
YUUTUUUSU p:now ?
PRPSYNSOP p:now on
SQFKWUGOH p:of a
MZTTOOOPV p:of february
OITSRRbRK p:of may
TUKNLOWGM p:of my
SNLMOLQPM p:of the
NYSRLKQIF p:of this
XVMMNMNNM p:of us
RONPWIKSI p:off the
OZSSRRMMV p:on 3
ULKMHSQHK p:on a
RLRPPNLLZ p:on friday
PQQRMYWRP p:on fridays
WRNLLLKGJ p:on monday
IGSRPMgMI p:on mondays
aNJMBMUMM p:on my
gPMRFHAHL p:on that
MXIODLTXR p:on the
RPRQVUNIU p:on thursday
ZRRRQRONO p:one is
RRXSRRRSR p:one long
MPUQbRNQP p:one page
TJKPYLNJN p:only the
XSUUSTSUT p:or is
UMPQXONMN p:our lab
aTOPPQLPN p:our warehouse
RRSSRRRRX p:out by
SXROYQHML p:out of
OMNTRMIaN p:out the
XRRSUNPRS p:please ,
PPZQKPQPR p:preferisco le
HNPLcUIMR p:prices in
OZRQQPORR p:pronouns are
KOfGNNNMO p:préfère les
SNNTWUMNQ p:put the
eQNQFOSQO p:rate is
RQXQRQRRR p:rather have
OOVQXNSRO p:rather than
RRSUPRPRX p:reach the
SDJNCCXKM p:remember that
ZNMQQKMML p:remind me
QVLQONNQX p:run a
QNONRHXJM p:run it
UTIQOKNIX p:run the
TPRUNTVTP p:said about
XRRSUSRPQ p:says i
bUUUROMOO p:says never
XTUUUSSUT p:says we
QXOPKNTNN p:school in
HMMNOKfLK p:settled on
ZMRTTQKOO p:should always
TNPPVQXNL p:should be
cMTTQTSUT p:should i
XPRQRRQRQ p:should never
ZOORPTPQQ p:show me
MYPPPPNWO p:since i
MMWNNTLKN p:stop adding
RRPRYPOPQ p:sure every
FaNPPOcNP p:switched to
gJRRININI p:table for
cRRSMOSSS p:tell me
LSUUNPLdO p:test was
QQXSPVRRR p:than one
ORYTRPRTU p:than the
NOMSbNKLS p:that ,
dUSSTTURT p:that ?
aONRRTNNR p:that from
cQTUMSMMR p:that he
cMMRMNMOS p:that in
HZKQXKVGN p:that my
iOPPKPEJR p:that one
OJNPDGZUJ p:that the
cNPQOQLFR p:that was
URRSPRNPW p:that we
XRRRRRRRR p:that's all
bONQNOMOP p:that's the
RPRSRQZOM p:the api
KUNNRQXKP p:the billing
QRRRNRZKO p:the blue
WOOOOMKVJ p:the build
PQNOPNQZN p:the cache
PRSUZQQOR p:the changelog
YQMJTKQLN p:the client
LRQRPQZRR p:the clock
LOGQLYNNU p:the code
WMRRNGSOU p:the contract
RPPQbMLKN p:the customer
OLMRJJXSL p:the data
dRRRMORRR p:the diff
ZQUURURUU p:the difference
QRORaQNKP p:the docs
PRUUQUONa p:the end
MORSWQYNS p:the first
aSSTQRROR p:the flag
LSUUNPLdO p:the flaky
fPPQPONDP p:the key
eIMKHIIPJ p:the kids
TNVOPUMOO p:the last
gLNQHOLLO p:the letters
aQRRPMIPK p:the linter
bPQQOPLQK p:the meeting
ZHOVMKVKQ p:the morning
LROOMKSZW p:the new
VHNQMNQUK p:the old
PMLNMLbNM p:the one
MKQMKMdQQ p:the only
SUPPQOVRR p:the other
cLNQNJOLN p:the parser
HbOPRQORP p:the payments
RMSTXRXSO p:the phone
JdPQWNMNQ p:the platform
aKOSLKLLX p:the postmortem
RNRQLOKKY p:the printer
ORTTMNaSR p:the queue
OQRSHVMRX p:the release
RQSTWTRWR p:the same
MRRRcRLLN p:the schema
CFTURIfKY p:the school
ZKKNHLWRP p:the second
MOPRXPVQN p:the source
bRRRMQMOR p:the tests
HPRRdLQPK p:the ticket
hJKLJKHJL p:the two
YPQRQOINV p:the whole
NPQQRRNZR p:the wrong
cNNRLNMNP p:there's a
WPOPVQLLO p:they are
UUUUUUUUU p:this ?
ZQNPNRPMR p:this in
eMRQKNKNN p:this is
ULMNLNGWM p:this morning
YRRRPOPRR p:this one
KRQQYSXQR p:this repo
RPSUMNXNN p:this year
YRQQQQQQR p:those were
XRRRRRRRR p:time is
PPTUZQPYR p:to a
YUUURURSU p:to always
SKNORL8OY p:to be
QQTURQYIN p:to drop
TPTTPROPV p:to get
RQQQRRXSR p:to go
RUOQMPNOX p:to have
ORSSRSYQQ p:to keep
RNQRXXMRP p:to main
VLKRUPKIQ p:to me
PQPRTNORZ p:to run
jGLQIOIPK p:to that
SOFNVQKNI p:to the
UNYRPRNRR p:to work
XRRSRRQOS p:told me
XTUUUUUUU p:tomorrow ?
RRRRUXRSS p:touch anything
INMSWVKMP p:touch the
XSRRSSSSS p:tu peux
OPOTOQOYR p:turned out
QRSTMPOYR p:turns out
RRSRRXRSS p:under vendor
VQRQPQTPQ p:uns für
RRRRRRWRX p:until the
LYQQIIYKO p:use a
LKORfOIQO p:use pnpm
TKMPQWQKM p:use the
mFOPONFMM p:used to
VUPPKQOOQ p:vivo en
RMMNONZJM p:wait no
VMINLNJMY p:want to
PYIKGKEPG p:was a
SJRRNRYNQ p:was born
RRSSRRPXR p:was caused
OSSSSSNaR p:was that
XQQQPQLSN p:was the
UPOROPUPQ p:was too
SJMMLKWBP p:we agreed
dORRHRLQQ p:we always
QWRSNRTJQ p:we are
YRQORQQQQ p:we could
NQSSRRZRR p:we decided
MJINVIaCM p:we do
RTNNNOWIM p:we don't
XIRSNNRLK p:we have
QMQQNONLZ p:we need
ROQPPQZIP p:we picked
ORTTRQYRN p:we settled
dONPJRJIN p:we should
HVNPaMMNN p:we use
MLRPLNdHK p:we went
URPSOPVPR p:we'll go
XRRQRRPRR p:we'll see
QLRRNQYRQ p:we're going
MLRPLNdHL p:went with
bRSTRSMUT p:what can
bQPONOPMP p:what did
WUTUTUUUU p:what do
XRRRQRRSS p:what does
UOQPKKTMR p:what i
RRTUXNOST p:what is
YSTTRSRUT p:what should
XRRRRRRRR p:what time
cJSTKRRRT p:what would
ZQRTQQRQR p:what's a
aRSTPRPOS p:what's the
QMMPaMLKN p:when i
YQUQLJMMQ p:when the
THJLWIEKL p:when we
OOWVROMPP p:when you
XTUUTSTTT p:which of
ZSUTQSQTU p:why does
XOQROPKRN p:why the
XPOPLPOMU p:will be
VQRQPQTPQ p:wir haben
TDMPSLWKM p:with a
TNRRWROMO p:with me
HgMONQKPR p:with my
UNRTVNDPS p:with that
PSLPZNOIU p:with the
NXQRZMROR p:with two
SKPOGWPQR p:without asking
PdIJPNPQP p:wohne in
IeNONQNQR p:work as
WTNONOJNO p:work at
eLJMMNLMK p:work for
WTUUSTSST p:would happen
XUUUUUTST p:would the
bTUUOSPTT p:would you
SSOSWOMQQ p:write in
FGJNkHIGL p:write to
eUUULQUUU p:you always
VUUUUUUUU p:you answer
PZLMUMLKO p:you can
PMOTaKLMR p:you change
ZRTSROSSU p:you check
YRQSQPQRQ p:you don't
YUUTTTUUT p:you know
ZNNMQIOOO p:you make
VQQPNZQOM p:you must
gONNJJSTU p:you never
RPOPWWONP p:you run
TPSSVPOTQ p:you say
WSTUUSUUT p:you think
VOJQOVOQQ p:you write
LdRRKOLRM p:zone is
ROPPMPOOI place:0
ZOB8VILPA place:1
TV3CNMK0A place:2
ZHCIPT35C quotes
x5AA8J45E reason:hypothetical
y7857987C reason:idiom
s9JPHK8EL reason:joke
mCLNNNGLM reason:past
u5IQ8H1BI reason:question
z18814969 reason:reported
GPFOOXZN9 recurs
bI5G6AXCJ replies
aQNOOPNNR s:absolute
XRRSRPRQR s:accord
NMOQPObOY s:account
SLONOPaPO s:actual
MMWNNTLKN s:add
ObRPLNSLO s:addres
PKNMZRNGL s:afternoon
ZMQQFOSMM s:agre
ZPTTOJPOR s:allow
VABIYDHAD s:alway
PZOORPQOR s:analytic
PRMUcH7DL s:answer
VILNTTOIM s:anyth
XJNRHPWLK s:app
OEIIDWTJN s:ask
SQWQPQRRP s:axi
OaRPOQPPR s:bas
CTKLPMeJN s:bill
YRRSQOQQR s:bin
OUQTPRZRP s:board
PWKLUNNSM s:book
YXROOMPLO s:booking
YQPNRRQRR s:bos
WSSTQRQSR s:bounc
POPOVYOHN s:branch
XHRRRRTRQ s:build
QPOPQOQYQ s:bump
VNQQPTUOO s:busines
BWEZDUaEE s:call
cQRSSNQNR s:cancell
TOQQRRWNQ s:car
OOZNJLNNN s:carousel
NUQPRQXRQ s:cat
QRSSPPMZR s:caus
HNTUgMQUU s:celsiu
YHKKVJGRL s:chang
UONLRRYRR s:check
aNOPOOPOO s:cheer
LLQOSJVHZ s:christma
bOONOONQO s:claim
YJMROQXPQ s:clas
PQTTQQMZS s:clear
IQRQPYbRQ s:client
NVQOPPXOP s:clinic
VIPPWOQNU s:clos
LPRSPRZfP s:com
KJXMKSJMM s:comment
QaWLSIHHJ s:commit
aQPPPNOOO s:confus
ZNOOVLMIN s:cook
OOZQOQNPQ s:corta
QPZGRRRRR s:court
RSSTSRRXR s:crash
QSSSSRPYR s:custom
S8OHTPUIK s:customer
FMMMcJNHN s:dat
QKIMVRTJJ s:day
NFHGKIfHJ s:decid
JPMMMPdNQ s:decidimo
RLNQLMVTN s:degre
HNOTOPfPO s:delivery
VLQPJTRRR s:dependency
PMONOXZQQ s:deploy
JQORIfLNO s:direct
OVOOaOMJO s:doc
KPTRcOOTa s:document
XRRSSQRRS s:dos
cQNOPNRFQ s:dropp
WMWRJNOKR s:ear
VJOPLMTML s:egg
PLHTFbHBM s:emoji
dKKPLOLMX s:end
RRQRVOXRR s:error
NMMPQVaMJ s:euro
dMRLPNHIK s:even
QSJJSSQIG s:everyth
bPPROPMMR s:exact
eRQQNJOLR s:exception
SNOTLOPXR s:exercis
eGHaNOPNR s:exhaust
HJKQMLVXP s:expir
PQSSOXTQR s:export
NIGJJHDfO s:fail
WPZONKLJL s:fami
YRRRRQRNR s:feel
dOTTSSJLQ s:ferry
OSTTPSNaR s:figur
LMMMTcMLP s:fil
VJKPLOOOT s:finish
ONPQKNIbO s:fix
SRTTRRRXS s:flapp
cPSUPRPMR s:follow
JbGCbMNMK s:françai
TQJILXTMK s:friday
PKTNbNMQO s:function
JNNQabJJN s:generat
UJKJGFZBP s:get
fMPLMNJLL s:gett
YLLNOMWMO s:giv
YSRRQQRST s:glov
QUTTZNTTR s:gram
RKMOKYMNR s:gues
eLMMKMMJN s:guess
YKLOISQOP s:haga
RSSSRSQRX s:hand
aOPNQNOOQ s:hat
ZRPQPQQOQ s:he'
OaNNPRNMW s:hear
VRTTQSQUR s:hitt
cKNNLONPP s:honest
SOKLHOaNM s:hour
WIROSJNOP s:idea
OLMPbLMMQ s:import
VMKJMQKYQ s:inch
cQRSNPNOP s:includ
JdTNLKJKM s:inglê
aPPPQQONP s:interest
LNLPLMcSN s:invoic
WQHJSIERM s:it'
RLLKVVKPP s:jamai
UVMMMMJKN s:join
iNMNOGMLP s:jok
cMONLLUJL s:keep
RPNLYQRQT s:keyword
cIKMHHTNG s:kid
XRRRRRRRR s:kidd
bOQQOMPON s:kill
ZUTTUUTTR s:kilo
SMMNWLNMO s:kind
aPLKMMIKN s:lab
UPUOPOOQQ s:label
cKMNNJNKO s:land
WRRRQRRVR s:leak
PRSSQRQRY s:leav
cNNONOJLO s:leed
cMMSMMOQS s:leek
QJJLHIaJI s:let'
XDMPSMRJL s:letter
PQKLYTQRR s:lin
UJIEDGdMJ s:liv
KNMNNPKdR s:load
bQQRNPNPO s:loav
aPUNQOMOP s:log
WPNNQKaFK s:look
GMNNTMWaM s:los
dRPQPQQKR s:lupin
bMPPKMPQP s:machin
QPYRVORTT s:macro
OLIaTUHHL s:mail
TLZPJPJMM s:mak
JOMVXVQRO s:mark
YMRPLPVOP s:meet
ZJRQNZQQR s:meeting
RQPSVRURP s:menu
SHHIZUHHM s:merg
NGUJWVJKM s:messag
LPOONbONO s:migration
XPPNTONLQ s:minu
XNORLOSUR s:minut
IRTUXQXSQ s:mis
URRRRRHYN s:miss
RRSSRSXRR s:mix
UPPSNWNIR s:mock
JWLOMWdOQ s:model
QOSRNKZLH s:monday
OQQTQaQQR s:month
YGMUJMLRU s:morn
GYLJMYSFI s:morning
LcIKKMUJM s:most
NPJJKFaPM s:mov
RMKPbHHFK s:nam
CfMNKPKMQ s:name'
LdNPNRLPR s:nant
PQUTONZSS s:nat
TOJOVJMKX s:need
PIQJIaLVM s:nest
fTSRRNTNL s:new
RRQXQSRSS s:newsletter
GKLNHgLKM s:niemal
aLKLQRXRR s:night
NNIYOUTWS s:not
VHEJFVJXI s:noth
YPMQNMUKO s:number
SPOTOKNXM s:open
dNNMLNLKM s:oppos
YKKMHKMZN s:order
SFHPJLdKL s:own
XRRRPQRRR s:pack
ZPRRRQPNQ s:packag
OPVObNOOO s:paragraph
RPPUNXXOQ s:parent
ORYJQQPYR s:partition
RSQUYRQUU s:patient
SPPPRRWRR s:pay
TYOHRPNRP s:payment
YQOPPQLOR s:perhap
PLONMOWVN s:pick
NPPPPPNbP s:piec
NRRRRRWWN s:pinn
HPbNLXIGP s:plan
MVQPJNJZa s:plann
OLMPLZMMP s:plot
ZUPQQQOOP s:plu
aLWKIWOPN s:point
FKOOMNkUN s:postgr
QQMOOPYQQ s:pound
cMMNPNNMO s:preferr
UNPMaOILR s:pric
gNILHLHKX s:print
OZRQQPORR s:pronoun
RSSSQXSST s:quantity
WRROQXQRQ s:question
LRRRaRORR s:quot
hJLMLJJGM s:rain
QSVNNOVQM s:read
KJaNNQMYM s:real
ZPRRPOPNQ s:receiv
XPPMLYPOO s:receta
dQOQGNIQQ s:recip
XPGJKPVLQ s:redi
RVPOXROQR s:referenc
LINMRacOR s:refund
RRSTRRPXQ s:reject
PJJUZNMHL s:rep
KYPPPOMbP s:replac
RJWPYMLMS s:report
NOZMIUNOQ s:respuesta
STUUSUSWT s:restart
VZMNLMPKQ s:retir
UOSNOLSFN s:return
SRRRRQOXR s:roll
FEFHCIhDO s:run
dNORQNJNP s:runn
QPZGRRRRR s:répons
UOOORLRIS s:sampl
PQYKRRRRR s:san
MLPPMKcNN s:saturday
ZQJJIKLIQ s:sav
hKHOJNIJO s:say
NOQRWRWLR s:script
SFYLQKEKO s:seat
OMYKPYPRP s:sentenc
cLKMMbLJN s:server
KQORYRYQR s:session
dQLQNMKLR s:setting
JKLNJJgJI s:settl
TQPQPRPWR s:shader
QPRPPZQOM s:shar
hKQQJMKFS s:she'
TQOUVQRRT s:sheet
MOOPONcNM s:shift
QRSSRRObW s:ship
UJKHKKWGJ s:shipp
XSTTSSSSS s:sho
YOPRKRUPS s:sign
SLSTNNXWN s:sit
UORQOQHZJ s:solv
YOTOKNKJQ s:someth
cMNQMQNKQ s:sometim
PQRRXRPVR s:sort
bMPQNPOMQ s:sound
RDaMXMIIT s:spac
KOQRWWSRQ s:spell
VNPQJMHWO s:spr
aNOONMXMK s:stag
FXOOMNVLR s:start
RUPSPRMWQ s:stat
MLKMNMdMO s:stay
PRNUXPQXQ s:step
NNOSPOVNY s:student
TPKQQVOOQ s:suggest
SMONKXNNO s:suggestion
VWLHMLNLP s:sui
TQVPTOPRR s:summary
RHNNYMLNQ s:sunday
NOQPOPaJQ s:support
NZJLJGcJM s:switch
XIGMWGILM s:tab
YIeJIKKHL s:tabl
NJPQJNZUR s:tak
ZJNFOWQPR s:tell
NNTUbPQTU s:temperatur
PSSSQXRYR s:tenor
VMPPSSPIM s:test
eOKPKPLNQ s:text
VMOQGMLWQ s:thank
VTNRKSHSQ s:that'
cNOSLNNNP s:there'
RQSSSRQSX s:thesi
UGBCNHNLP s:thi
bMLKUOHFO s:thing
cNNNPNMNO s:think
XSSSSSSSS s:thought
LLNNPReRO s:thursday
NbQRMOROO s:ticket
aMMODQUMQ s:tim
JMPNSLZIM s:timestamp
hFPQLNNLO s:tir
OJLPbQOMP s:toujour
QRRSRQKYP s:trail
QNZMJIGUN s:train
VNPPNNMWQ s:tri
VHJKGJUKI s:tuesday
MMPRWOTXM s:turn
MRYQTOPPM s:unit
LMONMcNNN s:unles
aRNRMPRRR s:usual
NLOPJPMcQ s:version
WLQLRMYLL s:wait
XNYJOLPQR s:wall
cPOQPNKOO s:want
YPPNQQMQO s:warm
QQSSQRRRX s:wedd
WQPQQNSKQ s:wednesday
cLNQRRNRR s:weekend
eOPRNQNOQ s:what'
ONRSPRbQM s:wife'
STJIKHWIL s:window
ZNRMJCAHH s:word
NOGHEFOdJ s:work
cVOOMNMNO s:writ
SWWKLPJIO s:year
o0EM074VD turn asks
QGGMBJSeJ w:!
aHMPVNJPL w:%
dMNMKOLHL w:(
hJLKENHGJ w:)
KPW6PEOO4 w:,
TOMNTMKaN w:0
RPUUPSPRY w:0.9
RSUUSSRRX w:00
ZJDIGJGJQ w:1
YLKLHXTKM w:10
IGPTOMgLQ w:11
QIUQMOWMW w:12
UFQQIQLMZ w:14
QNGKYLOKL w:14px
FQLONMUPX w:15
ONORNQLZX w:17
POQPOPUQV w:18
TUUUQUQQV w:18th
VZRRLQKNO w:19.07
cKHKCSPNJ w:2
SPPRaOJNW w:20
RSSTRSRXS w:200
RRRRRRXNT w:2027
MKUURSLSd w:28
MWNRIUKIa w:3
QQRSRRYRR w:3.12
PLMQKVKIa w:30
UPPPUPPPP w:300
OKTUSSESe w:30th
NZOSRRPPU w:31
UUUUUUUUU w:34
QUOPMMTIQ w:4
RRRRRQWRU w:4.2
PJMQMMNbP w:40
cMNJNONMN w:404
YNOPFMWLO w:45
UVMKVKRGJ w:5
OQNROOaPP w:500
MKNRPQcPU w:6
XOQTYQMOO w:60
QJLQTOXaO w:7
IREKHHWGQ w:8
gOPNJRNMO w:80
MORRQQZWQ w:9
HTGOJJaOL w:90
AL6FbNfQO w::
gOQSPPQQR w:?
LRFGMOOSK w:a
HNPSgOKNM w:a4
GKJLZMZLL w:ab
TWNPLOMOQ w:abito
fDQIOELGO w:about
YMQRMPROM w:above
aQNOOPNNR w:absolutely
XRRSRPRQR w:according
cVRRXOHTR w:account
NMOQPObOY w:accounts
SLONOPaPO w:actually
NZQQPQQRR w:ada
fMPRINJKP w:add
MMWNNTLKN w:adding
ObRPLNSLO w:address
DQRTYPNQQ w:adeyemi
RKRRWRZRO w:adeyemi-krol
NFSTPMdZL w:admin
JP9BX5UTE w:after
aPHMIJKIR w:afternoon
PKNMZRNGL w:afternoons
ZBKMNHDXI w:again
LPOPNbONP w:against
YMQQGOTMM w:agreed
UQRRYQLQR w:ahead
SNLNMXMMN w:ai
YUUUUUSRR w:airline
QMUOXOOOP w:aisle
PMUUOPXSO w:alarm
RGJORFVWI w:all
RWPOOPTPN w:allergic
JbRKPPPQM w:allergique
RZMPKRUNK w:allergy
WUUUUUUUT w:allowed
XRTTRLRRS w:allows
FaMMdLNNO w:almeida
UJKLKYOFR w:already
ZOPSKVPOQ w:also
VABIYDHAD w:always
QZMNLOMON w:alérgica
UYFEKOOHJ w:am
dJNOOOJJO w:amount
PRJKHIcRE w:an
PZOORPQOR w:analytics
LPLCTEXJC w:and
RSPQNMVMM w:anneke
fLMNKNONO w:anni
dNSTMNKLQ w:another
VFFLZADCI w:answer
PZQURQNPR w:answered
RHMUcH8EM w:answers
ORRPYPRQR w:antworte
IKbFXRRQR w:antworten
QcJEKTGFL w:any
aOIHLMWMQ w:anymore
cMMPOLLNN w:anyone
VILNTTOIM w:anything
XRRRRSSRR w:anyway
RQRRXRMLR w:apa
OLNMTJcLG w:api
OMONPPXXO w:app
RRUUTTRSX w:application
fKQRLPJHM w:apply
NRWPOWRRQ w:appreciate
UPPRKPOPV w:april
JeKIPMLMQ w:arbeite
RUEGVCSIK w:are
MMOOOLaKN w:argo
SYNRDEMHO w:around
SSNJTKTKI w:as
GILKcXMMM w:ask
SKPOGWPQR w:asking
NY8CKHQIR w:at
VGUNMLSNO w:au
KQUUPQRRZ w:audit
RPKJXTISK w:auf
KVLPJLRPV w:august
GYOLOYNON w:aux
JLYLKbMHM w:avoid
gKLPLOIFJ w:awful
SQWQPQRRP w:axis
IRSURSYSN w:b
W9FGEHSTP w:back
McSSRRNSS w:backend
LcKROMJNU w:bakery
RUUUTTRXP w:bank
WMNTOKVLM w:bar
OaRPOQPPR w:based
SCFLYHJIa w:be
NSFJLONcJ w:because
NZNNLJIUP w:been
FQTKYQ7Ha w:before
NSUUNSOaQ w:behind
NPLbOPNTQ w:being
dLQHRIMPS w:believe
ZKPRJJPIR w:below
TXMMOPNPU w:bergen
LMOPNNSPX w:beta
aOTMOKKKI w:better
hILIOQKTM w:between
GLgFNPNNP w:bevorzuge
ZPNNONROP w:bigger
ZUNOMMMLN w:bike
CTKLPMeJN w:billing
Rd43KHEIK w:bin
YRRSQOQQR w:bins
MdNQKNSMH w:birthday
bNPRRRPOQ w:bit
RJDEYZEFL w:bitte
OIXNXRNLO w:black
SPQQMPYON w:blue
SJQMLLYQG w:board
OUQTPRZRP w:boards
ONGKYLNWM w:body
MJOSMMcNN w:bogdan
HLTRPOYUM w:boiler
UIKNTPOOG w:book
RRPOWPNVO w:booking
YXROOMPLO w:bookings
LYSQLLRNN w:books
SJRRNRYNQ w:born
RESRYEDHH w:borrow
YQPNRRQRR w:boss
QMPQNLZNK w:bot
RZFBSIEEM w:both
ORSSSRXRR w:box
VNHMNJVIL w:braga
KHJKePIHL w:branch
POPOVYOHN w:branches
RORUOOWOP w:brandvold
gJIMILIHK w:brb
ZORSPOILP w:bread
fONNJJKEO w:break
RMPSMObIS w:breakfast
cLGLLOKKU w:bremen
JIfOHMKLN w:brevi
aORPOQKNR w:brightmoor
RPRRXQRRR w:british
YRRRPQORR w:broke
MIKJIJIcK w:broken
NIOMOLgOM w:brother
MONONLKcN w:brownout
GaLNSNJTP w:btw
NNSSROcRK w:budget
YPPOQNMQL w:buffer
aKLKOLLZN w:bug
NPORXNLUW w:build
XHRRRRTRQ w:building
eKQHEUHMK w:bullet
UNRRLNIWK w:bump
QPOPQOQYQ w:bumping
bJMNTOMKM w:bun
bNPSNPMOP w:bus
VNQQPTUOO w:business
bNPQPPPLR w:but
VRRSQRPVQ w:button
cPKQLNOJQ w:buy
NLCBNDMSX w:by
YOPUMNXNM w:c
GBENDNeaE w:cache
HHiMMMNMO w:café
kOMNIGJLN w:cake
ZQRSQWLOP w:calendar
XQCHNYTKS w:call
ERJYNLbJH w:called
KbMVEWPIK w:calls
RMHQGHGbG w:came
WRCKPNKBF w:can
VSQUHJHHK w:can't
cQRSSNQNR w:cancelled
TZPQPNOQQ w:cannot
VOSTQRKVN w:card
WJMaOJINH w:care
eNLOGPILM w:cargo
OOZNJLNNN w:carousels
ZRRRQPQRR w:carpet
RPNNOMXGO w:cart
SJKMUSUKK w:case
MEJLLIgCM w:cat
LLJOXLMHW w:catalogue
NUQPRQXRQ w:cats
SOQROLNVQ w:cause
QRSSPPMZR w:caused
HNTUgMQUU w:celsius
RRSTRRQYR w:cert
HTTTTQOWV w:certificate
UZQPOOJOQ w:cet
IfJOIQIMN w:chamo-me
WJLObKJJQ w:change
ZJMMJJFRL w:changed
LOMOdNJLN w:changelog
XOOQOOXRP w:chapter
RNSRQQbQQ w:charge
ZRNTRSPST w:che
aPPPOPPOP w:cheaper
aLNRIKMQR w:check
ZQRRPQQQQ w:check-in
aNOPOOPOO w:cheers
SMOOMZONQ w:cheese
YTPRMMLQR w:chef
eJMNPQPPR w:chez
JeNOMNMNP w:chiamo
IRTUXQYPQ w:children
cTHGMHBJJ w:choir
NSaUPRPSP w:choose
HOQOOPfKM w:chose
LLQOSJVHZ w:christmas
NNLOVINWJ w:ci
QRWRVPLRR w:cite
dPKPLNLNO w:city
dOOPPOJLP w:claim
bOONOONQO w:claims
YJMROQXPQ w:class
PQTTQQMZS w:cleared
bOMLQKNHL w:client
IQRQPYbRQ w:clients
NVQOPPXOP w:clinics
ZIPMUODMO w:clippy
EJcKBIYOL w:clock
YLMMOKOJF w:close
WHRPRQTQO w:closed
PQRSZRLPX w:closes
UNNOPHUIM w:club
ZRQROPQQR w:clue
aIKKHKVHO w:cluster
MPTIVVGRN w:code
KeOOKPKNQ w:coeliac
hHNKGNILK w:coffee
bIKIJIJKY w:cold
UJQQWRPPR w:colle
IVIJRJdGH w:colour
dOOPKLIWL w:column
XNCOFNGTN w:come
PPRSPRZRQ w:comes
QKLNYKLIN w:comment
KJXMKSJMM w:comments
WJRNNQKLN w:commit
QaWLSIHHJ w:commits
QaNMOPKGL w:committee
WUINLPOMP w:como
dKPPPMMJQ w:compile
YQQRQQPQR w:computer
URGIQQUGN w:con
INQSKPeQP w:concert
WMSSNGSOU w:contract
QYORQSNRR w:cook
YPRRPRRQR w:cool
ULLOTYLTM w:copy
GIhJIKJKN w:coriander
OOZQOQNPQ w:cortas
cMNQNONPQ w:could
dNNMLNLKM w:counsel
gJKLOKFIO w:count
QPZGRRRRR w:courtes
XLPRNXOQR w:cousin
RUTQPTNQX w:coverage
VHJHHHJaL w:crash
RSSTSRRXR w:crashed
NYRQNPYNI w:crate
bNPQPJQOQ w:crazy
PIOQNXYKL w:cron
MGKMXITRH w:customer
S8OHTPUIK w:customers
QSSSSRPYR w:customs
KKXMMUNKN w:código
aKKLXJMLM w:da
PTUUTTRYS w:damp
RTNRWPNPR w:dark
cKORNQORR w:das
NQDGSEXNE w:data
QRQSOZNXQ w:database
VINMMXJIV w:date
FMMMcJNHN w:dates
MURRRRURQ w:daughter
QGLLaJUGL w:day
QKIMVRTJJ w:days
JKPQFLbNL w:db
KQQQORcOQ w:dbt
QRKOTXQMN w:de
bOMNLMEIJ w:dead
TLUUSTLTa w:deadline
bNOMNNMLM w:dear
OPQQPPTLV w:december
fKPKKLJMN w:decide
NFHGKIfHJ w:decided
JPMMMPdNQ w:decidimos
LPVOYLMMN w:decimal
LQRSQRYRR w:decision
PMMPYXJJN w:default
RLNQLMVTN w:degrees
eNMIQLOOP w:delete
HNOTOPfPO w:deliveries
LHKMGUYIH w:delivery
TQSSSRQQX w:demo
XSTUTUUUT w:den
KZQOPQTJL w:dental
VLQPJTRRR w:dependencies
WLHLFNDaM w:deploy
PMONOXZQQ w:deploys
PQOQOQPZQ w:depth
VKHFNJSZM w:der
NbJNPOLLP w:designer
MdKPJOHKJ w:desk
LVHIaMPOQ w:deutsch
gJJOKJHJQ w:deux
TKJLINaKL w:di
XQRRPRRRR w:dice
TJMMKJKbN w:did
TPNOOVLUL w:didn't
XKOONNSOO w:die
UOOPNMOXM w:died
YRQRROQQR w:diff
ZQUURURUU w:difference
HQPONOeJP w:dir
JQORIfLNO w:directly
cPNPIJOPR w:dit
QMNORMZPO w:django
VQQMRQQWP w:dma
dQRRGOOMR w:dns
RMJHLLNAG w:do
eNJLHOILL w:doc
OVOOaOMJO w:docs
KPTRcOOTa w:documents
UQMJGFQAI w:does
SMMMLOUZN w:doesn't
FbQOQPQPQ w:dog
RTLNMMLVL w:doing
QRFRCbN9D w:don't
SKLRNKMUQ w:done
hJMMIPCLM w:door
XRRSSQRRS w:doses
WLOMNMRXM w:double
WMNQMOJWO w:down
ENLIYKcOQ w:dr
dNJROIIFU w:draft
VVJFROLQO w:drink
OaLLQRQRR w:drive
XLLNOLRTL w:drop
gIJJJJLIJ w:dropped
NRRRRRYPQ w:dropping
fJGLLJLIN w:du
UKQQMPMXa w:due
XUUUTUTUU w:dunno
ZOKPWPKQP w:dutch
PPNQNMaPQ w:décidé
HbGKKVJJM w:e
ONNObMNNN w:each
WMWRJNOKR w:early
KkC8KJJMM w:eat
QRRRHZQOR w:edit
VJOPLMTML w:eggs
bJRSLQMPQ w:eight
aOOPNOPOP w:el
ObSSLONMO w:electronic
cMNPHKTOO w:else
RUVNKLJJM w:em
OaRRRQPRR w:email
PLHTFbHBM w:emojis
VQROPQWOP w:empty
OZJNbLHLO w:en
PJPQHLaDW w:end
FSOQhRORR w:endpoint
dKKPLOLMX w:ends
MRRTQRZPQ w:engine
ObOOOOWLJ w:engineer
KUHJXQPQP w:englisch
FZYNXHKOP w:english
OQPNaQLOP w:entry
VQRQPQTPQ w:entschieden
XTSTTSTTU w:erklären
QFIIXJAYJ w:error
RRQRVOXRR w:errors
bJQQPOQPQ w:es
YQPQORQOR w:estimate
UNLPLNXNM w:euro
NMMPQVaMJ w:euros
ZLKSRLHMP w:even
dMRLPNHIK w:evening
MJMPJKKdP w:event
OJMOOeDBL w:ever
TAWGWGPAE w:every
YYLLIKGON w:everybody
XZMNHLIHM w:everyone
QSJJSSQIG w:everything
dRQQWQGFQ w:everywhere
bPPROPMMR w:exactly
eRQQNJOLR w:exceptions
ORQXNWRRR w:exclamation
SNOTLOPXR w:exercises
QRSTRRQYQ w:expired
JLNPMNZKS w:expires
aGIIOLJJJ w:explain
YQYQPQLJI w:explanation
WJLMKKRRM w:export
PQSSOXTQR w:exports
HYJMKQaQR w:extra
POOPNQMaP w:failed
bJLONOPJN w:failing
RRTUSTXQL w:fair
FNPOOOZRO w:falkenstein
WPZONKLJL w:family
HNabKJKIK w:fan
aOOQMMPPQ w:faut
VNNIbLOLM w:favor
NOQROORRX w:feature
MXRRMNNPX w:february
YRRRRQRNR w:feeling
WOPNOOKaQ w:fehler
dPNSNOPLL w:fellow
dOTTSSJLQ w:ferries
ZPSSNRORQ w:field
RPQRPQYQM w:figma
OFPNPURWK w:file
LMMMTcMLP w:files
PHLLGKWLV w:final
PNRUONZNU w:finance
MOSbJGFIO w:find
JLLIUMGfN w:fine
YLMPMOJJV w:finished
GgPTSTQUS w:firmware
bCSNZOOAM w:first
RXNIQKKQR w:fish
MQNJcQMPP w:fit
UOWHMNWNM w:five
mGLNDKKIH w:fix
ONPQKNIbO w:fixed
TPRTPPVOQ w:flag
OKTUMLIdM w:flaky
aJPNNOOKP w:flash
ZRPPPQGTM w:flat
QRRSRRQPY w:flight
PPRSQRYUR w:flour
JeRNHMIJM w:fly
PMLMbIUJM w:folder
RRRRRPWUP w:font
aOOSPLNNP w:foo
LPNPMWSSY w:for
cTMP8HBJP w:forget
RLMOYLJFU w:form
LOPLbLPNN w:format
gHMPOLKLM w:forty
fLOQNMHMM w:forum
KPNNUXQMO w:forward
eHMMKJIWN w:found
GQKPLLcPS w:four
eQQONPNKO w:frame
JbGCbMNMK w:français
bLKHVJHJL w:free
LQRQOPMNc w:freeze
SKQQQQIKZ w:friday
TQJILXTMK w:fridays
PONDXAOPH w:from
JaIONRWIN w:front
FKIKOKgIL w:frontend
YMOTVPPLO w:frozen
YIQRLcOOQ w:full
hIMLJHGEH w:function
PKTNbNMQO w:functions
cLNPLPMJO w:funny
HcJHJHbHP w:further
QJKMYINMM w:future
JNOQXORZP w:fuzzer
XNMOOPSPP w:für
dMKQKPSNM w:gary
UMLPcPMLN w:general
JNNQabJJN w:generated
KeNNPONRQ w:gera
RXRSTRQRR w:german
XKNJJMIJZ w:get
UJKJGFZBP w:gets
fMPLMNJLL w:getting
ScNNLMJJP w:ghent
TQaLNLMNN w:gimme
LdPMIJMIJ w:git
OHFPbRFIL w:give
YLLNOMWMO w:gives
YSRRQQRST w:gloves
WXMMLMNMN w:gluten
NVJIULUFG w:go
NNPPMMNMc w:goal
VHAEYMOHW w:goes
VHLORUTPM w:going
WJPQLOFWI w:gone
cMLQPRNOQ w:gonna
PNYOTITIO w:good
SGIIGHXXH w:got
cNMROPPNQ w:grab
NWQQMNVJO w:grafana
QUTTZNTTR w:grams
YQQRQQPQR w:grandson
LLRTNRcPP w:grant
JeLNPOOSP w:graz
fLPOKNKDP w:great
PbNQPTKRS w:greek
UGJLIKOYH w:green
bOOSONOMO w:grep
MWSTPPPWQ w:group
OXPURSRRR w:growth
RKMOKYMNR w:guess
eLMMKMMJN w:guessing
XSSSSSRRS w:guide
dQKSIRIKM w:guy
VQRQPQTPQ w:haben
PNMLLPPcK w:had
YKLOISQOP w:hagas
fFMQJOJKN w:haha
RLPRNNOUW w:half
XNRQOQUOL w:hall
JcJNGMQLQ w:hamburg
RSSSRSQRX w:handed
ZPPPPPPPP w:happen
eOPRHQGMN w:happy
OaNNQNPVM w:hard
MGNMRPWMU w:has
VEHcIIIHM w:hate
aOPNQNOOQ w:hates
OUHB7CS9Y w:have
ZQMKRRQOR w:haven't
aPOPNPPOP w:hay
ZMJMKIPHO w:he
ZRPQPQQOQ w:he's
WULMJLFKN w:he/him
PRQUJNWPR w:head
VNRSPRPUP w:healthcheck
OaNNPRNMW w:hearing
McOQPNPNQ w:heart
VV36QQNOR w:heiße
HgNMNPLQP w:helix
TVPOPPQPP w:hello
GRPMMMPgR w:help
ISNMTMWGL w:henrik
QKNPQNYGL w:her
PaEJVIF6I w:here
ZPRSPPPPP w:hero
HLRLLOcRM w:hetzner
LfMKFKMKK w:hey
bNMLMMOON w:hi
RNJObNDIP w:high
VRTTQSQUR w:hitting
ZOPLLORQO w:hm
jNKMKKLHK w:hmm
YOPTONRRN w:holiday
NaQQQOOPO w:home
fPOQGPLMO w:honest
cKNNLONPP w:honestly
XaMPLLMLL w:hospital
KNPNNKdLO w:host
YTSTOSSSU w:hot
SJJQbMEMQ w:hotel
aXOOHHKMM w:hour
SLKLKOZPK w:hours
fNLNGOMJO w:how
ZPQRRRNRR w:husband
OWWUABMGM w:i
RIaLHRIJR w:i'd
eJKKMJNKN w:i'll
Ub8O89CAB w:i'm
WSLJGFQRH w:i've
SRWYCGHDK w:ich
LOMOUKMaN w:id
bOOPNLPOQ w:idea
WIROSJNOP w:ideas
WSLQURGIN w:if
RRXSRRRSS w:ifs
hKKNHKJHK w:ignore
eLIPIOKLP w:il
LULNYLORR w:im
QNNQGOXTP w:image
FOKKfJKLL w:immer
ZRSTPRRRR w:imperative
NRRRRRGaR w:import
KOQSYVRSQ w:in
VMKJMQKYQ w:inches
WOTURQNPP w:included
iHJQGMFFN w:index
OWPNUMRKM w:ines
NQRRRQYQR w:ingest
JdTNLKJKM w:inglês
RJNOYLTSO w:instead
QTUUUUSSb w:insurance
aPPPQQONP w:interesting
JONOKeIYR w:intermediate
GOUURObTO w:internal
ZHKOIOcLL w:internet
WNOOMNSNK w:into
LdPMMMMMM w:intolerant
ZMMPONUGO w:invoice
LNLPLMcSN w:invoices
PU9GHOS4U w:is
bQPQLNLJQ w:isn't
OTIGIHVVJ w:ist
SL1HEOKW9 w:it
WQHJSIERM w:it's
bILNOVLIO w:its
UVFNJQELP w:j'habite
RLLKVVKPP w:jamais
XNMLLLMJX w:january
RWQQMGEGL w:je
MJQPXPbNO w:jest
TMMMSNWJN w:jetzt
XQRRPRROR w:jo
IIOOHEcSJ w:job
aMPPNNOOO w:join
UVMMMMJKN w:joined
dOSSLQPSS w:joke
fNOONMLJQ w:jquery
WNcTNMMMP w:jump
JNUUNPHNf w:june
WO9ETLNPJ w:just
ZQRRPQPRP w:kafka
cNMMMLOKN w:kannst
QKLKNLdHL w:kawai
KNEKXDaEJ w:keep
cMONLLUJL w:keeps
RIBZMZIFN w:keine
RQRROQOYO w:kept
aPLKMMJKN w:kestrel
eNPRONSHJ w:key
RPNLYQRQT w:keywords
XRRRRRRRR w:kidding
cIKMHHTNG w:kids
HbLQRRRRR w:kiel
aNOUQOOLM w:kill
YRSRROPRQ w:killing
ZUTTUUTTR w:kilos
bMNRQPMNR w:kind
YORQRQQNQ w:kinda
SMMNWLNMO w:kindly
QRQTMRbLR w:kiosk
dQIGLMEPJ w:know
aPSURRPPO w:known
QRQRYMQRR w:kommentare
TQKNLXNQR w:kubectl
aVHMHJGJM w:la
UMPQXONMS w:lab
UPUOPOOQQ w:labels
aPLKMMIKN w:labs
McMMMNNLN w:lactose
UQUUQUUOO w:lamb
XVKFGFFKH w:language
aPQQMMLOP w:laptop
WROMUMNLL w:large
VSPRJXOQR w:las
UVTGCRGJJ w:last
ZKLLNRJWP w:late
UJQPMKWLU w:later
LNRUPNRRY w:latest
KeQOOQPPQ w:latex
ORYNQRNRR w:latin
bQGPGLHJL w:lavoro
LGVGQZPIJ w:le
GeONRPMQP w:lead
RbPUMRNRU w:leaflet
bNOOLLIOL w:leak
XRRRQRRRR w:leaking
MOUURTZPR w:lease
TOMRVLUMR w:leave
cNNONOJLO w:leeds
cMMSMMOQS w:leeks
WFGFEGZWH w:left
PJSSLMXNL w:legal
TBNXISIJJ w:les
ZRTUQPOSU w:let
QJJLHIaJI w:let's
XDMPSMRJL w:letters
UEXTODI9T w:like
QQSSPRURW w:lima
OPRSVOVVM w:limit
OYTTRQRRS w:lindqvist
SUVOWKKLM w:line
PaOOOQQPP w:linear
PQKLYTQRR w:lines
QQRRbLNQP w:link
TONOMVPNM w:lint
aQRRPMIPK w:linter
IcPQPRQQQ w:lisboa
QZNMONKOO w:lisbon
TLKQUJOMR w:list
QSIMJKUJK w:little
WOGEKQULN w:live
ZONMRQQRR w:lived
TGFHEHdMD w:lives
MaMOOPQQR w:llamo
hHJSJKIKK w:lo
QPRSOQOZQ w:load
RSUUSURRX w:loan
bQQRNPNPO w:loaves
TQRRPNQWR w:lock
cHJIDaJDK w:log
SPPQaPOOQ w:logger
aPUNQOMOP w:logs
mFLNMKGIO w:lol
RHSXIHENN w:long
bMKJGGRGJ w:longer
VLCITLS7D w:look
dLQPMPMKQ w:looking
RRSSSRPXR w:loop
OWMMXMMMM w:los
GMNNTMWaM w:loss
XNMOLNSIO w:lost
UNJLSLKaL w:lot
aOUUPOOTO w:lottery
KKhGEKKLN w:love
ZKNMKKXMO w:low
SRPUXRRQT w:lower
LWQPQRYPQ w:lua
eOPQNMMIO w:lucian
bLHOJTMWP w:lunch
dRPQPQQKR w:lupins
XSKJMNGKT w:lyon
ZPQRORORR w:machen
ZQQRPPPOP w:machine
bMPPKMPQP w:machines
QPYRVORTT w:macros
dNNPJOKNL w:mad
RKKOHNKdM w:made
SeHGFIGEH w:mail
HOJeMWLON w:mails
QHHGNXIXQ w:main
McNNLMINN w:maintain
aOLPPJJOM w:make
TLZPJPJMM w:makes
eKMPMMKKO w:man
DXSPXLRJN w:manager
XSRTRRRSS w:many
SPRSRQMQW w:marathon
PLPRJQEJf w:march
NQRRRQYQR w:marisol
JOMVXVQRO w:marks
LYONPObOP w:marlon
bNPQNOOMO w:marry
SNLMKLKcL w:match
LPLNKKaFS w:may
dNOPMPLNN w:maybe
gGKQIPIJO w:mañana
LRJCTbH06 w:me
aOPSRSRSS w:mean
VZKIYKIIO w:meat
bMRPLPVQP w:meeting
ZJRQNZQQR w:meetings
UaMNMNKLO w:mein
ZNONMNMPL w:memory
MPQKWVOOS w:mention
RQPSVRURP w:menus
WHMKNWLIM w:merged
PRKRZPLRP w:merges
cRRSJOXOL w:message
NGUJWVJKM w:messages
MRXQYKMPL w:metric
UXMKKVMJN w:mi
VLSTPPaOR w:middle
bOMMMPMLP w:might
POPRUWOTP w:migration
LPOONbONO w:migrations
RSSSRSRRX w:milestone
aNONOPPNO w:milk
LeQOONWOO w:milo
LNGKXLXJL w:min
bRILKMTKQ w:mind
VVQSQQLNO w:mine
XPPNTONLQ w:minus
XNORLOSUR w:minutes
VUUUUUUUU w:mir
IRTUXQXSQ w:miss
URRRRRHYN w:missing
QYQPRRRRR w:mit
RRSSRSXRR w:mixed
RRRSPXRUR w:mock
UPPSNWNIR w:mocks
OQQRZQYNO w:mode
SRSSQRXRR w:model
bONRMONNQ w:modelo
JWLOMWdOQ w:models
XNRSORWRR w:module
WJJNIcIMO w:moi
YPOSPOVMP w:moment
ZQPQNMQRQ w:mon
NTNMOMTNV w:monday
QOSRNKZLH w:mondays
RSSSSSRSX w:money
gJNMLKHFJ w:mongo
LaLORHQRL w:month
aMORPPONP w:moon
TNYDCKRQI w:more
YGMUJMLRU w:morning
GYLJMYSFI w:mornings
TWHOMLKKP w:moro
WKNQXPMMO w:most
LcIKKMUJM w:mostly
PZPPLKJML w:mother-in-law
TJNREGYHL w:move
QPJKDDWPD w:moved
NRTTPQRbR w:moving
MFPTQEdJM w:mr
PHQRXUTPL w:mrs
JGNPQJZOO w:ms
YHSHIFLEQ w:much
JJLPaLQKY w:museum
OMKLXSFKZ w:must
RVPHFQTRO w:my
UJQQWRPPR w:même
JJLJVbIKM w:n'utilise
XTOQNNNOP w:na
cLMPLMOOP w:nada
RGFIMKYCJ w:nah
NXODaPI8B w:name
CfMNKPKMQ w:name's
VRSTQRVOR w:named
RNKQbIHIM w:names
LdNPNRLPR w:nantes
PQUTONZSS w:nats
RQPUOQXOO w:nav
UNOOKZOQQ w:ne
YNFRQLXJK w:near
WNDBDPBFS w:need
TOJOVJMKX w:needs
RUUSTTQXS w:negative
mFOQMOJMJ w:neighbour
KePNNOLPP w:neovim
PIQJIaLVM w:nested
XSTUSUSSU w:neu
Q558QYBPB w:never
LRGHZJMPS w:new
KQQTQRaOO w:newer
fTSRRNTNL w:news
RRQXQSRSS w:newsletters
ZKKLVKKNL w:next
kLGIACFFM w:nice
GKLNHgLKM w:niemals
KWKPJMaGL w:night
RRSRRRXSR w:nightly
YPKNFRFGQ w:nights
PMRRQWQZR w:nine
SCOIEaNUK w:no
RLMLTKVIL w:nobody
VJNPbMPKK w:node
MMLPMcMNP w:non
UQORQROJX w:noon
NfRQPNJRI w:noor
NKKKKKMbM w:nope
aKNPOQQOR w:normal
RMTQMTTHD w:not
RLPPNNWKI w:note
NNIYOUTWS w:notes
VHEJFVJXI w:nothing
VWMNKMIML w:notice
aUJOMPMNQ w:notion
ZPRSPPPPP w:novel
PUTTRRLRU w:november
GY6CRBWaE w:now
KMNMROcNO w:npm
VKHNWLDLM w:number
YPMQNMUKO w:numbers
VKMQIWNMQ w:nunca
UVOPWRPPR w:nurse
dLMPOPNOP w:não
SNJOXOOIN w:o2
PNORMNaQO w:object
LRTTOQVLa w:october
FUMJQOSNQ w:of
JRGIPYMSU w:off
QRRRPPNZR w:off-by-one
QKSSQXXQP w:offer
GbQMMJJPK w:office
TKPPYNPLP w:ok
QQRSOOZOO w:okonjo
UbORRRIPP w:ola
TWSHLJLSH w:old
QKFHMRQNb w:on
ZKQNLLVCL w:once
KKXHRLSSM w:one
dIUPNHOKN w:ones
GJWDXIXIA w:only
RHJKaPMLR w:open
RPOTOMOXM w:opened
aUUTUUTRU w:opening
dNNMLNLKM w:opposing
bNQSKMOLM w:option
MSENaSHCF w:or
VRQQNRQWU w:order
YKKMIKMZN w:orders
RSWLMJUNP w:other
cMMPZKGJQ w:otherwise
bLMNQKFMM w:ought
SPJUOGVLO w:our
OMHMWRPUU w:out
QRSTRRQYR w:outage
aQOPOPPMQ w:output
OTaJHGVFF w:over
gMJMKLHIL w:overkill
STTSRSRXS w:overnight
NPVMSMHHM w:own
cUUTSTSTP w:owner
VFHPJMaJN w:owns
IGNKbLaJO w:oyelaran
McQQRXRQR w:pacific
RXRSSRRRR w:package
ZPRRRQPNQ w:packages
XRRRPQRRR w:packed
VXRQRQRQR w:paediatric
WNTPaKMOO w:page
WMLOMIOWO w:panic
UNbQMMQQQ w:paper
ZQHLJIIIL w:para
OPVObNOOO w:paragraphs
aUUUTQQPQ w:parcel
RPPUNXXOQ w:parents
cLNQNJOLN w:parser
PfPSKLJHQ w:part-time
QbTTRSWRR w:partner
LNNNJcMNO w:pas
CYNOMNcMM w:passport
IcQQRXNRM w:patient
RSQUYRQUU w:patients
XRRRQRNYR w:pay
TYOHRPNRP w:payments
HXPPQRaRQ w:payroll
SPPPRRWRR w:pays
JJOOMPfLN w:pelle
PZRRRRRRS w:penicillin
bKKNKKTFI w:people
QGVJUXROI w:per
XTTUSTSSS w:percent
YQPQQRQOR w:perfect
aOSTQRKON w:performance
YQOPPQLOR w:perhaps
XSRRSSSSS w:peux
QNQPPPYOO w:ph
ZPOUOQPMU w:phase
aIHRWREHH w:phone
TMWHPNYQQ w:piano
ROQPPQZIP w:picked
NPPPPPNbP w:pieces
NUUUTURRX w:pilot
aQPQOPQOQ w:ping
UQRRQQWQR w:pipeline
UOOTMMVJO w:place
HNWJNXYIL w:plain
MVMLBVWGP w:plan
OQbONMMLQ w:planes
PaRQQQOZP w:planning
JdPQWNMNQ w:platform
NdFILNHJK w:play
9DP8Wh003 w:please
OQNPOQUYQ w:plot
OLMPLZMMP w:plots
LSUSPPUcP w:plumber
ZUPQQQOOP w:plus
RTOQRaQRX w:pm
JKLMYObMO w:pnpm
fQOTNMJNJ w:point
aLWKIWOPN w:points
VUUUUUUUU w:policy
PRSTRPMZR w:pool
aMWLONIQO w:poor
dFMIbLKKJ w:por
KbPOONOMM w:pork
MPQQPPRaN w:port
MbNPNONOO w:porto
aRUTRTOMQ w:portugal
MNZPPPPNQ w:possible
fHQLJKJLN w:post
NbSSPOPPQ w:postdoc
FKOOMNkUN w:postgres
aKOSLKLLX w:postmortem
QQMOOPYQQ w:pounds
aLKNHPUKQ w:pour
PMUTZLJJS w:pr
HKhGNK6LJ w:prefer
JHePGOONQ w:preferisco
cMMNPNNMO w:preferred
OOZQOQNPQ w:prefiero
GFjLILJGK w:prefiro
RXQRSRRSR w:pressure
ZRPQQQOOP w:price
UNPMaOILR w:prices
bRQQQRNLY w:printed
RNRQLOKKY w:printer
TJMNNOZLQ w:priya
JMNPMMVUM w:probe
RSSSSSRXS w:problem
SKLMIWcMI w:prod
MbOTYMNTQ w:product
QLMLXLULJ w:project
MKMMMcKOR w:promise
OZRQQPORR w:pronouns
LPfJLLKGL w:prose
NJdCLPPQR w:préfère
OQOMaPLPO w:pull
fKNLJMNJN w:pump
UOQPGZPOO w:push
WNNMKYPLO w:pushen
TKLRVTIKP w:put
IOhNFLSON w:python
aOOQMMPPQ w:qu'il
YLRSPRRRS w:qu'on
PPPPOZOOP w:quando
RSSSQXSST w:quantities
TWPQLXLLO w:quarter
XQRRPRRRR w:que
UJPQSOFUM w:query
ZLRRPPQRR w:question
WRROQXQRQ w:questions
PRUTMNaSR w:queue
PVNMMPSVQ w:quick
dLILLPNNP w:quit
XQSTSQRRR w:quite
ZQRRPNOPN w:quiz
YONRPVMJR w:quote
LRRRaRORR w:quotes
cONTIQQRR w:qué
KUNPUMHSK w:r
SRUSQNOaS w:race
OPdNQRQRR w:rain
eLNMNKLIN w:rained
HMGPJMKeL w:ram
RQSSRSVWO w:random
ZLNOJKaMI w:rate
FVcLJIMMN w:rather
PIPRcRHOO w:raw
MaOLFIINY w:reach
ZLNRORLUR w:read
OVYQOOQRR w:reading
dLMLKLMIM w:readme
TQQPNPYQO w:reads
JeQPQQMOQ w:real
KJaNNQMYM w:really
QTUTTTPYR w:reason
UORPOYPNO w:rebase
ZPRRPOPNQ w:received
XPPMLYPOO w:recetas
aMLQQJLKO w:recipe
dQOQGNIQQ w:recipes
bOQNPNNOJ w:red
XPGJKPVLQ w:redis
RVPOXROQR w:references
bOLNKMFQN w:refund
LINMRacOR w:refunds
gGMHHJGIK w:region
QMQQYMOMO w:reject
RRSTRRPXQ w:rejected
KPPQMUbPW w:release
UEKLFHXIF w:remember
ZNMQQKMML w:remind
hGQQHKHFK w:rename
KYPPPOMbP w:replaced
PLJUYQPPP w:replies
WJKLTKIFK w:reply
KQQQYSXPR w:repo
PQRRWQONX w:report
RJWPYMLMS w:reports
LMMNXXMLM w:request
fPLRMOKKP w:rerun
PWRRQRVRP w:responsible
NOZMIUNOQ w:respuestas
ROTTRMXNK w:rest
STUUSUSWT w:restarts
VZMNLMPKQ w:retired
IRTUSQRYP w:retry
PQUTPSJMa w:return
UOSNOLSFN w:returns
aQRQJQNMQ w:revert
QPRSJOUSK w:review
bOOOMOMPO w:reviewer
OMOQKcKQR w:rewrite
cNLPJIRJM w:right
JJfNJLIJM w:risposte
SRRRRQOXR w:rolling
UMRRPPWKK w:room
OPPRONNbP w:root
RSXSRRRRR w:roster
ROOPPOXNM w:rotate
KJLMYaKIN w:round
HNMNKSJcK w:row
RNcQOPKNP w:ruff
QDKNcQAII w:rule
OQKPZVRGV w:run
dNORQNJNP w:running
FEFHCIhDO w:runs
UZKKILPLJ w:rust
YRUUUUUUU w:rye
QPZGRRRRR w:réponses
TBDKILXGJ w:said
ONRRPRNbR w:sale
PTTTSTJbP w:salt
RHFIGIIfK w:same
UOOORLRIS w:samples
PQYKRRRRR w:sans
PPRRPPQQZ w:saturday
MLPPMKcNN w:saturdays
TOPPTWPRO w:say
cSSRSSNLN w:saying
gKHOJNIMO w:says
bQQRNPNLO w:scale
XUTUUUUUU w:scam
ZTTUUUQSU w:scan
QKRRQYRQR w:schedule
LPPRaPLSM w:schema
PXIKKNTLN w:school
HROMaNOPO w:schreib
ObSTKNKLS w:science
MNMSbOTLO w:scratch
QPKPQVPXQ w:screen
NOQRWRWLR w:scripts
aPQTQSQRS w:se
SFYLQKEKO w:seats
cLLMLMOLM w:sec
ScILEKSPL w:second
bNPQSPNPP w:see
gMLPGIMIN w:seen
IOUUPRfON w:sell
YQNONXRIP w:send
ZFNKKLKbN w:sensor
UPQQUPPQQ w:sent
PNLNbNPPP w:sentence
OMYKPYPRP w:sentences
QSORNMRMX w:september
PaNMOJJIL w:serve
NNQPOMcMJ w:server
cLKMMbLJN w:servers
JUNNRQXPP w:service
KQORYRYQR w:sessions
cKKQTHG9L w:set
dQLQNMKLR w:settings
JKLNJJgJI w:settled
NPSUOPbOM w:seven
ObNNNKMOO w:sevilla
TQPQPRPWR w:shaders
cNKLIQNQO w:shall
YQTURPRQP w:shard
QPRPPZQOM w:shared
dLOPKNTQQ w:she
hKQQJMKFS w:she's
QZPPQRORR w:she/her
WRRRQRVRR w:sheep
dMLUMNJNK w:sheet
TQOUVQRRT w:sheets
GgJJQQRRR w:shellfish
WNPQTONOP w:shift
MOOPONcNM w:shifts
IJMLIJVTT w:ship
QNLMKLYNR w:shipping
QRSSRRObW w:ships
XSTTSSSSS w:shoes
JcMOOLSHK w:shop
PRUUSSYTR w:shopify
IDVHiOBNO w:short
YQPRQQPRQ w:shorter
XIKMTRRMS w:should
XMUQPPOPP w:show
QPRSYRRRS w:si
EJIQhMSOM w:side
MEFHeJGMM w:siempre
KLJOYOaML w:sign
VMQPWKUJO w:signature
TPRSKRUPT w:signed
QQTUPTNZR w:signup
UQPUUPRRS w:simple
RZKLIIRSJ w:since
IOLLfOIUO w:single
NQPRZRYPP w:sister
cMRRONOLM w:site
PNRTPPaPP w:sites
McJKJHRDP w:six
UPPQRRPXR w:size
JFLQgMKIP w:skip
bONOPORTT w:sleep
TLKMLMFXO w:slow
PRRQRRQYR w:slower
QYWOVMIXL w:small
JbPOOPLRO w:snowflake
dKCIRQKXI w:so
OZTUMNMNP w:soil
UORQOQHZJ w:solved
aPNMQPNOQ w:some
aQNONJOIO w:someone
YOTOKNKJQ w:something
cMNQMQNKQ w:sometimes
RJMKJKbJK w:son
VYJKILLKN w:sono
aPLMLLKMN w:sorry
fJKMJMLHM w:sort
PQRRXRPVR w:sorted
bMPQNPOMQ w:sounds
MOPRXPVQN w:source
IQPPPPXbM w:sourdough
IhCLBJEGH w:soy
LJdLKPNSS w:spaces
NaQQRRORQ w:speak
KOQRWWSRQ w:spelling
VPRRNRUQN w:spend
VNPQJMHWO w:spring
NNPPMMNMc w:sprint
MIEPXUZOQ w:sql
EHFHEFlIG w:sqlite
LMJPdMNLQ w:squash
MQSUQPaRN w:st
aNOONMXMK w:staging
ONPQNLOaQ w:stale
EHWZQQPPQ w:stand
PRRSQRYRR w:standup
KIKNUXLLb w:start
NbQQNONLO w:started
GNUUQQXcO w:starter
RRRSRRXRR w:starting
GUNOMOVMV w:starts
cUSUNSKOR w:states
RUPRQRPXQ w:stats
WPRQPOUQP w:stay
MLKMNMdMO w:stays
PRNUXPQXQ w:steps
UJJLMJaON w:stick
MEDEJFTeK w:still
TPQTNNPRX w:stock
JLTMHZWGL w:stop
UNONQMKXN w:store
NOQSQQQaK w:straight
hKTQKLGPJ w:strict
aOMMKJJLP w:student
NNOSPOVNY w:students
LQLMQQZRM w:study
RXOQRXNMP w:stuff
RRSSRRQXR w:stutter
MSKNfMGJN w:style
ePNQJKMIO w:sugar
YPPQLUOMP w:suggest
SMONKXNNO w:suggestions
VWLHMLNLP w:suis
TQVPTOPRR w:summaries
PYNROOROU w:summer
cLPNNLMOL w:sunday
RHNNYMLNQ w:sundays
aVPRNPKOO w:supervisor
XOPPOQVQO w:supplier
LNKLEJgHL w:support
NOQPOPaJQ w:supports
YQNOQOQQR w:suppose
TGELXJDHM w:sure
dNNLLLKKO w:suspect
cGLJLINHJ w:svelte
XRQRRQRRR w:switch
QZKLLHZDN w:switched
PRRTPRVUR w:switching
eMTTKKOKL w:sync
QPQPPRWVP w:system
XKRPMLSKG w:table
YIeJIKKHL w:tables
XIGMWGILM w:tabs
U6LLNEX6B w:take
UMRRKNVUR w:takes
cMNNLMMLO w:talk
LdMNPNNNO w:tampere
JKLMXKYKM w:target
FTUTPUJba w:tax
YRRRPRRQR w:tea
OTGJRQZNN w:teach
NdPQQOIKM w:teal
KkHKPOCRL w:team
TRYPRPMON w:telephone
VJJQUMIKQ w:tell
XKPGPWRQR w:telling
NNTUbPQTU w:temperatures
PXPQNPULP w:template
NNMQPOaKO w:tempo
MMNMPMcJM w:temporal
ZLNKHSTFU w:ten
PSSSQXRYR w:tenors
KLSTONWbN w:tessaro
WJJMIIKbQ w:test
VMPPSSPIM w:tests
MISHaIJIK w:text
YRRRQRRPR w:texted
CQgJLQGHN w:than
iEHMFMHGM w:thank
VMOQGMLWQ w:thanks
NEB9OGMVC w:that
VTNRKSHSQ w:that's
OJHDMQWQV w:the
PRPQOQXRO w:their
QQPAUOKQH w:them
TQRRQbVPR w:theme
VFLMOXTHM w:then
HULNMOaMM w:theo
SILLQNZJN w:there
cNOSLNNNP w:there's
RIEEVCCEM w:these
RQSSSRQSX w:thesis
bEJMRNJQI w:they
aSPPMOIPR w:they/them
NNZPUQJKP w:thing
bMLKUOHFO w:things
jIGJHKGCL w:think
aLQTPONPQ w:thinks
UGBCNHNLP w:this
WQQQVNOQR w:those
RTXPNQJNN w:though
XSSSSSSSS w:thoughts
PRRRRRRZR w:thread
cOMNHNPQP w:three
IKHHGJOfN w:through
TFFFYOTCS w:thursday
LLNNPReRO w:thursdays
gHLNXJGCO w:ticket
NbQRMOROO w:tickets
UbELENDNI w:time
aMMODQUMQ w:times
JMPNSLZIM w:timestamps
RSXSSSRSR w:tiny
hFPQLNNLO w:tired
ZMLQQKHLO w:title
NNJFKGYIV w:to
SXPSRONPS w:tobi
jGKQLOHJP w:today
fKKSNKKMN w:todo
WPPRQQQPU w:together
JRRSOQaQQ w:token
jFKNPQEKM w:told
eOLOKLJJP w:tom
gHJIKHJHI w:tomorrow
bPMNMMOON w:tone
cPQPNOMMO w:tonight
UUJOMMUON w:too
INQTNTWbQ w:took
QRPPQPRYR w:toolchain
ZQNQMOPOP w:torino
QKMOYKKIN w:total
RQPRYWQPR w:touch
OJLPbQOMP w:toujours
IgJNINKKM w:trabajo
LfBPKMLIP w:trabalho
QRRSRQKYP w:trailing
LNXQKJcKN w:train
TPOPHKDVO w:training
OQbONMMLQ w:trains
PORQOPZRR w:trait
SXJJMOPNR w:travaille
LNPPOOOdP w:trick
VNPPNNMWQ w:tried
VPKOEITFX w:trip
McUUTRPUS w:tromsø
XRRRQRRRR w:trouble
bNOPNPMLO w:true
ZQNRLQNMR w:trust
ZNPNKOKTN w:try
XSRRSRSRS w:tu
RKJKKJcML w:tuesday
VHJKGJUKI w:tuesdays
QORURSWOY w:turn
NJLRNOWWR w:turned
PPPRWOLWP w:turns
aMPNPOPNP w:twelve
MUUTUUQbQ w:twice
JRACBJWWI w:two
cMNLMMMJL w:typo
ZQOQPQPPQ w:ugh
WGSSRRYQO w:ui
bOLNMOPNM w:um
QURPYOPQM w:un
QXNOMONNO w:una
JdIJPQOQQ w:und
IRIJPdNFU w:under
fPQPNPDKN w:undo
TVPRPRNRR w:une
MRYQTOPPM w:units
LMONMcNNN w:unless
VQRQPQTPQ w:uns
ROHKOMcIP w:until
VGLNUPLUR w:up
ZKNKQKHJK w:update
LWUTNQOOW w:uppsala
TQOTOTNVO w:upstream
gOELCQHGH w:us
FHLOFcZMM w:usare
KTGCeWHCF w:use
kHVKOMELL w:used
VKOQZSIOR w:uses
MXJOJVJTR w:using
XSSSSSSRR w:usual
aRNRMPRRR w:usually
QQRQQRYHQ w:utc
HhRONPKPQ w:utc+2
PPQSRPVNW w:v2
TNORRRRQX w:van
UPOPNPPWP w:var
URRRORNbQ w:variable
URRRcOJPX w:vat
RYQQRKFQR w:vegan
YSQJPPKRQ w:vegetarian
FgKOLONNN w:vegetariana
ORSSRXXNN w:vendor
XNKNNMTJS w:version
NLOPJPMcQ w:versions
MOMNWYMLQ w:verwende
ZNPPFHJPV w:very
QQSSRPXRR w:vet
GgNPONMOO w:vigo
WeMSRRRRR w:village
bOOQWPKKR w:vitest
SWNNJPNMQ w:vivo
WMYLLRPQR w:voice
NVONOZPLP w:vs
VHKNOJXFG w:wait
WLQLRMYLL w:waiting
XNYJOLPQR w:walls
XMEGTTAHV w:want
cPOQPNKOO w:wants
aTOPPQLPN w:warehouse
YPPNQQMQO w:warming
UQHLBKMUG w:was
USRSSSQVR w:water
cONOOOJOO w:wax
RTJKLNUJP w:way
QLAGNETOR w:we
SLMQJOZMM w:we'll
KYDDCCYGK w:we're
XMPLMPUIN w:we've
fFNKLMJKM w:weather
OOPROQZQQ w:web
dLNPOPHMO w:website
QQSSQRRRX w:wedding
KXPSKNWLU w:wednesday
WQPQQNSKQ w:wednesdays
TLFJRIWRK w:week
cMNROQPPO w:weekend
cLNQRRNRR w:weekends
bOPPOOOOP w:weird
TFILTCGVL w:well
QYNROPQSR w:welsh
EFKKGIQbM w:went
ZJKMKNHUI w:were
ZIJNQIKPM w:what
eOPRNQNOQ w:what's
QIURQLDHJ w:when
NPXOXNMLQ w:whenever
jNORINFNO w:where
aNNOQLINO w:whether
aKPQLNIJP w:which
OMOOWIYLO w:who
RKLNMTGWT w:whole
gGHTEHCKI w:why
dRPSRSRRS w:wie
dKOOMNIVN w:wieder
IfRRQRURR w:wife
ONRSPRbQM w:wife's
SPORMQXMP w:wiki
XHHJREQ7N w:will
NHbLHMXQP w:window
STJIKHWIL w:windows
PLMMaMMLN w:wine
SSIKPJXKO w:wir
dNIKNLOOO w:wish
NLGBaPH4I w:with
UKKNPYFIO w:without
WVACNMOON w:wohne
aOUUPOOTO w:won
eJNOPSOSO w:wonder
SRSRQXRRR w:word
XNSMLECGI w:words
QXFBCC4UF w:work
MJLLLMKdL w:worked
OOPROONaO w:worker
IWTTNNZQN w:working
YIKLFIMXM w:works
QYOSMROLT w:worth
dLTKIKILM w:would
ISCMaU3BJ w:write
dPPQNOMNQ w:writes
VEGMRKBYM w:wrong
cORSLOJMR w:wrote
UNQONLUON w:wärmepumpe
MYRRQQQRR w:y
MNLRWQZKR w:yarn
RTLIWKPGO w:year
SWWKLPJIO w:years
XRRRQQRQR w:yep
jKLMELHHM w:yes
VWQPNRPHQ w:yesterday
gMLKLJJOP w:yet
RKONNSC89 w:you
PRQQYPRQR w:you're
YINJUNSHK w:your
JZYOKLLLN w:zebrafish
LdRRKOLRM w:zone
NbONOQPNO w:zotero
IVJLJdLKN w:zu
ZRBCBHPDJ w:à
`
