// ask: run --fuel 1000000 -e "Main.f(299)" -e "Main.f(300)" -e "Main.s(Main.k + 299)" -e "Main.t(C299(1))"
sealed trait T
case class C0(x: Int) extends T
case class C1(x: Int) extends T
case class C2(x: Int) extends T
case class C3(x: Int) extends T
case class C4(x: Int) extends T
case class C5(x: Int) extends T
case class C6(x: Int) extends T
case class C7(x: Int) extends T
case class C8(x: Int) extends T
case class C9(x: Int) extends T
case class C10(x: Int) extends T
case class C11(x: Int) extends T
case class C12(x: Int) extends T
case class C13(x: Int) extends T
case class C14(x: Int) extends T
case class C15(x: Int) extends T
case class C16(x: Int) extends T
case class C17(x: Int) extends T
case class C18(x: Int) extends T
case class C19(x: Int) extends T
case class C20(x: Int) extends T
case class C21(x: Int) extends T
case class C22(x: Int) extends T
case class C23(x: Int) extends T
case class C24(x: Int) extends T
case class C25(x: Int) extends T
case class C26(x: Int) extends T
case class C27(x: Int) extends T
case class C28(x: Int) extends T
case class C29(x: Int) extends T
case class C30(x: Int) extends T
case class C31(x: Int) extends T
case class C32(x: Int) extends T
case class C33(x: Int) extends T
case class C34(x: Int) extends T
case class C35(x: Int) extends T
case class C36(x: Int) extends T
case class C37(x: Int) extends T
case class C38(x: Int) extends T
case class C39(x: Int) extends T
case class C40(x: Int) extends T
case class C41(x: Int) extends T
case class C42(x: Int) extends T
case class C43(x: Int) extends T
case class C44(x: Int) extends T
case class C45(x: Int) extends T
case class C46(x: Int) extends T
case class C47(x: Int) extends T
case class C48(x: Int) extends T
case class C49(x: Int) extends T
case class C50(x: Int) extends T
case class C51(x: Int) extends T
case class C52(x: Int) extends T
case class C53(x: Int) extends T
case class C54(x: Int) extends T
case class C55(x: Int) extends T
case class C56(x: Int) extends T
case class C57(x: Int) extends T
case class C58(x: Int) extends T
case class C59(x: Int) extends T
case class C60(x: Int) extends T
case class C61(x: Int) extends T
case class C62(x: Int) extends T
case class C63(x: Int) extends T
case class C64(x: Int) extends T
case class C65(x: Int) extends T
case class C66(x: Int) extends T
case class C67(x: Int) extends T
case class C68(x: Int) extends T
case class C69(x: Int) extends T
case class C70(x: Int) extends T
case class C71(x: Int) extends T
case class C72(x: Int) extends T
case class C73(x: Int) extends T
case class C74(x: Int) extends T
case class C75(x: Int) extends T
case class C76(x: Int) extends T
case class C77(x: Int) extends T
case class C78(x: Int) extends T
case class C79(x: Int) extends T
case class C80(x: Int) extends T
case class C81(x: Int) extends T
case class C82(x: Int) extends T
case class C83(x: Int) extends T
case class C84(x: Int) extends T
case class C85(x: Int) extends T
case class C86(x: Int) extends T
case class C87(x: Int) extends T
case class C88(x: Int) extends T
case class C89(x: Int) extends T
case class C90(x: Int) extends T
case class C91(x: Int) extends T
case class C92(x: Int) extends T
case class C93(x: Int) extends T
case class C94(x: Int) extends T
case class C95(x: Int) extends T
case class C96(x: Int) extends T
case class C97(x: Int) extends T
case class C98(x: Int) extends T
case class C99(x: Int) extends T
case class C100(x: Int) extends T
case class C101(x: Int) extends T
case class C102(x: Int) extends T
case class C103(x: Int) extends T
case class C104(x: Int) extends T
case class C105(x: Int) extends T
case class C106(x: Int) extends T
case class C107(x: Int) extends T
case class C108(x: Int) extends T
case class C109(x: Int) extends T
case class C110(x: Int) extends T
case class C111(x: Int) extends T
case class C112(x: Int) extends T
case class C113(x: Int) extends T
case class C114(x: Int) extends T
case class C115(x: Int) extends T
case class C116(x: Int) extends T
case class C117(x: Int) extends T
case class C118(x: Int) extends T
case class C119(x: Int) extends T
case class C120(x: Int) extends T
case class C121(x: Int) extends T
case class C122(x: Int) extends T
case class C123(x: Int) extends T
case class C124(x: Int) extends T
case class C125(x: Int) extends T
case class C126(x: Int) extends T
case class C127(x: Int) extends T
case class C128(x: Int) extends T
case class C129(x: Int) extends T
case class C130(x: Int) extends T
case class C131(x: Int) extends T
case class C132(x: Int) extends T
case class C133(x: Int) extends T
case class C134(x: Int) extends T
case class C135(x: Int) extends T
case class C136(x: Int) extends T
case class C137(x: Int) extends T
case class C138(x: Int) extends T
case class C139(x: Int) extends T
case class C140(x: Int) extends T
case class C141(x: Int) extends T
case class C142(x: Int) extends T
case class C143(x: Int) extends T
case class C144(x: Int) extends T
case class C145(x: Int) extends T
case class C146(x: Int) extends T
case class C147(x: Int) extends T
case class C148(x: Int) extends T
case class C149(x: Int) extends T
case class C150(x: Int) extends T
case class C151(x: Int) extends T
case class C152(x: Int) extends T
case class C153(x: Int) extends T
case class C154(x: Int) extends T
case class C155(x: Int) extends T
case class C156(x: Int) extends T
case class C157(x: Int) extends T
case class C158(x: Int) extends T
case class C159(x: Int) extends T
case class C160(x: Int) extends T
case class C161(x: Int) extends T
case class C162(x: Int) extends T
case class C163(x: Int) extends T
case class C164(x: Int) extends T
case class C165(x: Int) extends T
case class C166(x: Int) extends T
case class C167(x: Int) extends T
case class C168(x: Int) extends T
case class C169(x: Int) extends T
case class C170(x: Int) extends T
case class C171(x: Int) extends T
case class C172(x: Int) extends T
case class C173(x: Int) extends T
case class C174(x: Int) extends T
case class C175(x: Int) extends T
case class C176(x: Int) extends T
case class C177(x: Int) extends T
case class C178(x: Int) extends T
case class C179(x: Int) extends T
case class C180(x: Int) extends T
case class C181(x: Int) extends T
case class C182(x: Int) extends T
case class C183(x: Int) extends T
case class C184(x: Int) extends T
case class C185(x: Int) extends T
case class C186(x: Int) extends T
case class C187(x: Int) extends T
case class C188(x: Int) extends T
case class C189(x: Int) extends T
case class C190(x: Int) extends T
case class C191(x: Int) extends T
case class C192(x: Int) extends T
case class C193(x: Int) extends T
case class C194(x: Int) extends T
case class C195(x: Int) extends T
case class C196(x: Int) extends T
case class C197(x: Int) extends T
case class C198(x: Int) extends T
case class C199(x: Int) extends T
case class C200(x: Int) extends T
case class C201(x: Int) extends T
case class C202(x: Int) extends T
case class C203(x: Int) extends T
case class C204(x: Int) extends T
case class C205(x: Int) extends T
case class C206(x: Int) extends T
case class C207(x: Int) extends T
case class C208(x: Int) extends T
case class C209(x: Int) extends T
case class C210(x: Int) extends T
case class C211(x: Int) extends T
case class C212(x: Int) extends T
case class C213(x: Int) extends T
case class C214(x: Int) extends T
case class C215(x: Int) extends T
case class C216(x: Int) extends T
case class C217(x: Int) extends T
case class C218(x: Int) extends T
case class C219(x: Int) extends T
case class C220(x: Int) extends T
case class C221(x: Int) extends T
case class C222(x: Int) extends T
case class C223(x: Int) extends T
case class C224(x: Int) extends T
case class C225(x: Int) extends T
case class C226(x: Int) extends T
case class C227(x: Int) extends T
case class C228(x: Int) extends T
case class C229(x: Int) extends T
case class C230(x: Int) extends T
case class C231(x: Int) extends T
case class C232(x: Int) extends T
case class C233(x: Int) extends T
case class C234(x: Int) extends T
case class C235(x: Int) extends T
case class C236(x: Int) extends T
case class C237(x: Int) extends T
case class C238(x: Int) extends T
case class C239(x: Int) extends T
case class C240(x: Int) extends T
case class C241(x: Int) extends T
case class C242(x: Int) extends T
case class C243(x: Int) extends T
case class C244(x: Int) extends T
case class C245(x: Int) extends T
case class C246(x: Int) extends T
case class C247(x: Int) extends T
case class C248(x: Int) extends T
case class C249(x: Int) extends T
case class C250(x: Int) extends T
case class C251(x: Int) extends T
case class C252(x: Int) extends T
case class C253(x: Int) extends T
case class C254(x: Int) extends T
case class C255(x: Int) extends T
case class C256(x: Int) extends T
case class C257(x: Int) extends T
case class C258(x: Int) extends T
case class C259(x: Int) extends T
case class C260(x: Int) extends T
case class C261(x: Int) extends T
case class C262(x: Int) extends T
case class C263(x: Int) extends T
case class C264(x: Int) extends T
case class C265(x: Int) extends T
case class C266(x: Int) extends T
case class C267(x: Int) extends T
case class C268(x: Int) extends T
case class C269(x: Int) extends T
case class C270(x: Int) extends T
case class C271(x: Int) extends T
case class C272(x: Int) extends T
case class C273(x: Int) extends T
case class C274(x: Int) extends T
case class C275(x: Int) extends T
case class C276(x: Int) extends T
case class C277(x: Int) extends T
case class C278(x: Int) extends T
case class C279(x: Int) extends T
case class C280(x: Int) extends T
case class C281(x: Int) extends T
case class C282(x: Int) extends T
case class C283(x: Int) extends T
case class C284(x: Int) extends T
case class C285(x: Int) extends T
case class C286(x: Int) extends T
case class C287(x: Int) extends T
case class C288(x: Int) extends T
case class C289(x: Int) extends T
case class C290(x: Int) extends T
case class C291(x: Int) extends T
case class C292(x: Int) extends T
case class C293(x: Int) extends T
case class C294(x: Int) extends T
case class C295(x: Int) extends T
case class C296(x: Int) extends T
case class C297(x: Int) extends T
case class C298(x: Int) extends T
case class C299(x: Int) extends T
object Main {
  val k = "k"
  def f(n: Int): Int = n match {
    case 0 => 1
    case 1 => 2
    case 2 => 3
    case 3 => 4
    case 4 => 5
    case 5 => 6
    case 6 => 7
    case 7 => 8
    case 8 => 9
    case 9 => 10
    case 10 => 11
    case 11 => 12
    case 12 => 13
    case 13 => 14
    case 14 => 15
    case 15 => 16
    case 16 => 17
    case 17 => 18
    case 18 => 19
    case 19 => 20
    case 20 => 21
    case 21 => 22
    case 22 => 23
    case 23 => 24
    case 24 => 25
    case 25 => 26
    case 26 => 27
    case 27 => 28
    case 28 => 29
    case 29 => 30
    case 30 => 31
    case 31 => 32
    case 32 => 33
    case 33 => 34
    case 34 => 35
    case 35 => 36
    case 36 => 37
    case 37 => 38
    case 38 => 39
    case 39 => 40
    case 40 => 41
    case 41 => 42
    case 42 => 43
    case 43 => 44
    case 44 => 45
    case 45 => 46
    case 46 => 47
    case 47 => 48
    case 48 => 49
    case 49 => 50
    case 50 => 51
    case 51 => 52
    case 52 => 53
    case 53 => 54
    case 54 => 55
    case 55 => 56
    case 56 => 57
    case 57 => 58
    case 58 => 59
    case 59 => 60
    case 60 => 61
    case 61 => 62
    case 62 => 63
    case 63 => 64
    case 64 => 65
    case 65 => 66
    case 66 => 67
    case 67 => 68
    case 68 => 69
    case 69 => 70
    case 70 => 71
    case 71 => 72
    case 72 => 73
    case 73 => 74
    case 74 => 75
    case 75 => 76
    case 76 => 77
    case 77 => 78
    case 78 => 79
    case 79 => 80
    case 80 => 81
    case 81 => 82
    case 82 => 83
    case 83 => 84
    case 84 => 85
    case 85 => 86
    case 86 => 87
    case 87 => 88
    case 88 => 89
    case 89 => 90
    case 90 => 91
    case 91 => 92
    case 92 => 93
    case 93 => 94
    case 94 => 95
    case 95 => 96
    case 96 => 97
    case 97 => 98
    case 98 => 99
    case 99 => 100
    case 100 => 101
    case 101 => 102
    case 102 => 103
    case 103 => 104
    case 104 => 105
    case 105 => 106
    case 106 => 107
    case 107 => 108
    case 108 => 109
    case 109 => 110
    case 110 => 111
    case 111 => 112
    case 112 => 113
    case 113 => 114
    case 114 => 115
    case 115 => 116
    case 116 => 117
    case 117 => 118
    case 118 => 119
    case 119 => 120
    case 120 => 121
    case 121 => 122
    case 122 => 123
    case 123 => 124
    case 124 => 125
    case 125 => 126
    case 126 => 127
    case 127 => 128
    case 128 => 129
    case 129 => 130
    case 130 => 131
    case 131 => 132
    case 132 => 133
    case 133 => 134
    case 134 => 135
    case 135 => 136
    case 136 => 137
    case 137 => 138
    case 138 => 139
    case 139 => 140
    case 140 => 141
    case 141 => 142
    case 142 => 143
    case 143 => 144
    case 144 => 145
    case 145 => 146
    case 146 => 147
    case 147 => 148
    case 148 => 149
    case 149 => 150
    case 150 => 151
    case 151 => 152
    case 152 => 153
    case 153 => 154
    case 154 => 155
    case 155 => 156
    case 156 => 157
    case 157 => 158
    case 158 => 159
    case 159 => 160
    case 160 => 161
    case 161 => 162
    case 162 => 163
    case 163 => 164
    case 164 => 165
    case 165 => 166
    case 166 => 167
    case 167 => 168
    case 168 => 169
    case 169 => 170
    case 170 => 171
    case 171 => 172
    case 172 => 173
    case 173 => 174
    case 174 => 175
    case 175 => 176
    case 176 => 177
    case 177 => 178
    case 178 => 179
    case 179 => 180
    case 180 => 181
    case 181 => 182
    case 182 => 183
    case 183 => 184
    case 184 => 185
    case 185 => 186
    case 186 => 187
    case 187 => 188
    case 188 => 189
    case 189 => 190
    case 190 => 191
    case 191 => 192
    case 192 => 193
    case 193 => 194
    case 194 => 195
    case 195 => 196
    case 196 => 197
    case 197 => 198
    case 198 => 199
    case 199 => 200
    case 200 => 201
    case 201 => 202
    case 202 => 203
    case 203 => 204
    case 204 => 205
    case 205 => 206
    case 206 => 207
    case 207 => 208
    case 208 => 209
    case 209 => 210
    case 210 => 211
    case 211 => 212
    case 212 => 213
    case 213 => 214
    case 214 => 215
    case 215 => 216
    case 216 => 217
    case 217 => 218
    case 218 => 219
    case 219 => 220
    case 220 => 221
    case 221 => 222
    case 222 => 223
    case 223 => 224
    case 224 => 225
    case 225 => 226
    case 226 => 227
    case 227 => 228
    case 228 => 229
    case 229 => 230
    case 230 => 231
    case 231 => 232
    case 232 => 233
    case 233 => 234
    case 234 => 235
    case 235 => 236
    case 236 => 237
    case 237 => 238
    case 238 => 239
    case 239 => 240
    case 240 => 241
    case 241 => 242
    case 242 => 243
    case 243 => 244
    case 244 => 245
    case 245 => 246
    case 246 => 247
    case 247 => 248
    case 248 => 249
    case 249 => 250
    case 250 => 251
    case 251 => 252
    case 252 => 253
    case 253 => 254
    case 254 => 255
    case 255 => 256
    case 256 => 257
    case 257 => 258
    case 258 => 259
    case 259 => 260
    case 260 => 261
    case 261 => 262
    case 262 => 263
    case 263 => 264
    case 264 => 265
    case 265 => 266
    case 266 => 267
    case 267 => 268
    case 268 => 269
    case 269 => 270
    case 270 => 271
    case 271 => 272
    case 272 => 273
    case 273 => 274
    case 274 => 275
    case 275 => 276
    case 276 => 277
    case 277 => 278
    case 278 => 279
    case 279 => 280
    case 280 => 281
    case 281 => 282
    case 282 => 283
    case 283 => 284
    case 284 => 285
    case 285 => 286
    case 286 => 287
    case 287 => 288
    case 288 => 289
    case 289 => 290
    case 290 => 291
    case 291 => 292
    case 292 => 293
    case 293 => 294
    case 294 => 295
    case 295 => 296
    case 296 => 297
    case 297 => 298
    case 298 => 299
    case 299 => 300
  }
  def s(n: String): Int = n match {
    case "k0" => 1
    case "k1" => 2
    case "k2" => 3
    case "k3" => 4
    case "k4" => 5
    case "k5" => 6
    case "k6" => 7
    case "k7" => 8
    case "k8" => 9
    case "k9" => 10
    case "k10" => 11
    case "k11" => 12
    case "k12" => 13
    case "k13" => 14
    case "k14" => 15
    case "k15" => 16
    case "k16" => 17
    case "k17" => 18
    case "k18" => 19
    case "k19" => 20
    case "k20" => 21
    case "k21" => 22
    case "k22" => 23
    case "k23" => 24
    case "k24" => 25
    case "k25" => 26
    case "k26" => 27
    case "k27" => 28
    case "k28" => 29
    case "k29" => 30
    case "k30" => 31
    case "k31" => 32
    case "k32" => 33
    case "k33" => 34
    case "k34" => 35
    case "k35" => 36
    case "k36" => 37
    case "k37" => 38
    case "k38" => 39
    case "k39" => 40
    case "k40" => 41
    case "k41" => 42
    case "k42" => 43
    case "k43" => 44
    case "k44" => 45
    case "k45" => 46
    case "k46" => 47
    case "k47" => 48
    case "k48" => 49
    case "k49" => 50
    case "k50" => 51
    case "k51" => 52
    case "k52" => 53
    case "k53" => 54
    case "k54" => 55
    case "k55" => 56
    case "k56" => 57
    case "k57" => 58
    case "k58" => 59
    case "k59" => 60
    case "k60" => 61
    case "k61" => 62
    case "k62" => 63
    case "k63" => 64
    case "k64" => 65
    case "k65" => 66
    case "k66" => 67
    case "k67" => 68
    case "k68" => 69
    case "k69" => 70
    case "k70" => 71
    case "k71" => 72
    case "k72" => 73
    case "k73" => 74
    case "k74" => 75
    case "k75" => 76
    case "k76" => 77
    case "k77" => 78
    case "k78" => 79
    case "k79" => 80
    case "k80" => 81
    case "k81" => 82
    case "k82" => 83
    case "k83" => 84
    case "k84" => 85
    case "k85" => 86
    case "k86" => 87
    case "k87" => 88
    case "k88" => 89
    case "k89" => 90
    case "k90" => 91
    case "k91" => 92
    case "k92" => 93
    case "k93" => 94
    case "k94" => 95
    case "k95" => 96
    case "k96" => 97
    case "k97" => 98
    case "k98" => 99
    case "k99" => 100
    case "k100" => 101
    case "k101" => 102
    case "k102" => 103
    case "k103" => 104
    case "k104" => 105
    case "k105" => 106
    case "k106" => 107
    case "k107" => 108
    case "k108" => 109
    case "k109" => 110
    case "k110" => 111
    case "k111" => 112
    case "k112" => 113
    case "k113" => 114
    case "k114" => 115
    case "k115" => 116
    case "k116" => 117
    case "k117" => 118
    case "k118" => 119
    case "k119" => 120
    case "k120" => 121
    case "k121" => 122
    case "k122" => 123
    case "k123" => 124
    case "k124" => 125
    case "k125" => 126
    case "k126" => 127
    case "k127" => 128
    case "k128" => 129
    case "k129" => 130
    case "k130" => 131
    case "k131" => 132
    case "k132" => 133
    case "k133" => 134
    case "k134" => 135
    case "k135" => 136
    case "k136" => 137
    case "k137" => 138
    case "k138" => 139
    case "k139" => 140
    case "k140" => 141
    case "k141" => 142
    case "k142" => 143
    case "k143" => 144
    case "k144" => 145
    case "k145" => 146
    case "k146" => 147
    case "k147" => 148
    case "k148" => 149
    case "k149" => 150
    case "k150" => 151
    case "k151" => 152
    case "k152" => 153
    case "k153" => 154
    case "k154" => 155
    case "k155" => 156
    case "k156" => 157
    case "k157" => 158
    case "k158" => 159
    case "k159" => 160
    case "k160" => 161
    case "k161" => 162
    case "k162" => 163
    case "k163" => 164
    case "k164" => 165
    case "k165" => 166
    case "k166" => 167
    case "k167" => 168
    case "k168" => 169
    case "k169" => 170
    case "k170" => 171
    case "k171" => 172
    case "k172" => 173
    case "k173" => 174
    case "k174" => 175
    case "k175" => 176
    case "k176" => 177
    case "k177" => 178
    case "k178" => 179
    case "k179" => 180
    case "k180" => 181
    case "k181" => 182
    case "k182" => 183
    case "k183" => 184
    case "k184" => 185
    case "k185" => 186
    case "k186" => 187
    case "k187" => 188
    case "k188" => 189
    case "k189" => 190
    case "k190" => 191
    case "k191" => 192
    case "k192" => 193
    case "k193" => 194
    case "k194" => 195
    case "k195" => 196
    case "k196" => 197
    case "k197" => 198
    case "k198" => 199
    case "k199" => 200
    case "k200" => 201
    case "k201" => 202
    case "k202" => 203
    case "k203" => 204
    case "k204" => 205
    case "k205" => 206
    case "k206" => 207
    case "k207" => 208
    case "k208" => 209
    case "k209" => 210
    case "k210" => 211
    case "k211" => 212
    case "k212" => 213
    case "k213" => 214
    case "k214" => 215
    case "k215" => 216
    case "k216" => 217
    case "k217" => 218
    case "k218" => 219
    case "k219" => 220
    case "k220" => 221
    case "k221" => 222
    case "k222" => 223
    case "k223" => 224
    case "k224" => 225
    case "k225" => 226
    case "k226" => 227
    case "k227" => 228
    case "k228" => 229
    case "k229" => 230
    case "k230" => 231
    case "k231" => 232
    case "k232" => 233
    case "k233" => 234
    case "k234" => 235
    case "k235" => 236
    case "k236" => 237
    case "k237" => 238
    case "k238" => 239
    case "k239" => 240
    case "k240" => 241
    case "k241" => 242
    case "k242" => 243
    case "k243" => 244
    case "k244" => 245
    case "k245" => 246
    case "k246" => 247
    case "k247" => 248
    case "k248" => 249
    case "k249" => 250
    case "k250" => 251
    case "k251" => 252
    case "k252" => 253
    case "k253" => 254
    case "k254" => 255
    case "k255" => 256
    case "k256" => 257
    case "k257" => 258
    case "k258" => 259
    case "k259" => 260
    case "k260" => 261
    case "k261" => 262
    case "k262" => 263
    case "k263" => 264
    case "k264" => 265
    case "k265" => 266
    case "k266" => 267
    case "k267" => 268
    case "k268" => 269
    case "k269" => 270
    case "k270" => 271
    case "k271" => 272
    case "k272" => 273
    case "k273" => 274
    case "k274" => 275
    case "k275" => 276
    case "k276" => 277
    case "k277" => 278
    case "k278" => 279
    case "k279" => 280
    case "k280" => 281
    case "k281" => 282
    case "k282" => 283
    case "k283" => 284
    case "k284" => 285
    case "k285" => 286
    case "k286" => 287
    case "k287" => 288
    case "k288" => 289
    case "k289" => 290
    case "k290" => 291
    case "k291" => 292
    case "k292" => 293
    case "k293" => 294
    case "k294" => 295
    case "k295" => 296
    case "k296" => 297
    case "k297" => 298
    case "k298" => 299
    case "k299" => 300
  }
  def t(n: T): Int = n match {
    case C0(x) => 1 + x
    case C1(x) => 2 + x
    case C2(x) => 3 + x
    case C3(x) => 4 + x
    case C4(x) => 5 + x
    case C5(x) => 6 + x
    case C6(x) => 7 + x
    case C7(x) => 8 + x
    case C8(x) => 9 + x
    case C9(x) => 10 + x
    case C10(x) => 11 + x
    case C11(x) => 12 + x
    case C12(x) => 13 + x
    case C13(x) => 14 + x
    case C14(x) => 15 + x
    case C15(x) => 16 + x
    case C16(x) => 17 + x
    case C17(x) => 18 + x
    case C18(x) => 19 + x
    case C19(x) => 20 + x
    case C20(x) => 21 + x
    case C21(x) => 22 + x
    case C22(x) => 23 + x
    case C23(x) => 24 + x
    case C24(x) => 25 + x
    case C25(x) => 26 + x
    case C26(x) => 27 + x
    case C27(x) => 28 + x
    case C28(x) => 29 + x
    case C29(x) => 30 + x
    case C30(x) => 31 + x
    case C31(x) => 32 + x
    case C32(x) => 33 + x
    case C33(x) => 34 + x
    case C34(x) => 35 + x
    case C35(x) => 36 + x
    case C36(x) => 37 + x
    case C37(x) => 38 + x
    case C38(x) => 39 + x
    case C39(x) => 40 + x
    case C40(x) => 41 + x
    case C41(x) => 42 + x
    case C42(x) => 43 + x
    case C43(x) => 44 + x
    case C44(x) => 45 + x
    case C45(x) => 46 + x
    case C46(x) => 47 + x
    case C47(x) => 48 + x
    case C48(x) => 49 + x
    case C49(x) => 50 + x
    case C50(x) => 51 + x
    case C51(x) => 52 + x
    case C52(x) => 53 + x
    case C53(x) => 54 + x
    case C54(x) => 55 + x
    case C55(x) => 56 + x
    case C56(x) => 57 + x
    case C57(x) => 58 + x
    case C58(x) => 59 + x
    case C59(x) => 60 + x
    case C60(x) => 61 + x
    case C61(x) => 62 + x
    case C62(x) => 63 + x
    case C63(x) => 64 + x
    case C64(x) => 65 + x
    case C65(x) => 66 + x
    case C66(x) => 67 + x
    case C67(x) => 68 + x
    case C68(x) => 69 + x
    case C69(x) => 70 + x
    case C70(x) => 71 + x
    case C71(x) => 72 + x
    case C72(x) => 73 + x
    case C73(x) => 74 + x
    case C74(x) => 75 + x
    case C75(x) => 76 + x
    case C76(x) => 77 + x
    case C77(x) => 78 + x
    case C78(x) => 79 + x
    case C79(x) => 80 + x
    case C80(x) => 81 + x
    case C81(x) => 82 + x
    case C82(x) => 83 + x
    case C83(x) => 84 + x
    case C84(x) => 85 + x
    case C85(x) => 86 + x
    case C86(x) => 87 + x
    case C87(x) => 88 + x
    case C88(x) => 89 + x
    case C89(x) => 90 + x
    case C90(x) => 91 + x
    case C91(x) => 92 + x
    case C92(x) => 93 + x
    case C93(x) => 94 + x
    case C94(x) => 95 + x
    case C95(x) => 96 + x
    case C96(x) => 97 + x
    case C97(x) => 98 + x
    case C98(x) => 99 + x
    case C99(x) => 100 + x
    case C100(x) => 101 + x
    case C101(x) => 102 + x
    case C102(x) => 103 + x
    case C103(x) => 104 + x
    case C104(x) => 105 + x
    case C105(x) => 106 + x
    case C106(x) => 107 + x
    case C107(x) => 108 + x
    case C108(x) => 109 + x
    case C109(x) => 110 + x
    case C110(x) => 111 + x
    case C111(x) => 112 + x
    case C112(x) => 113 + x
    case C113(x) => 114 + x
    case C114(x) => 115 + x
    case C115(x) => 116 + x
    case C116(x) => 117 + x
    case C117(x) => 118 + x
    case C118(x) => 119 + x
    case C119(x) => 120 + x
    case C120(x) => 121 + x
    case C121(x) => 122 + x
    case C122(x) => 123 + x
    case C123(x) => 124 + x
    case C124(x) => 125 + x
    case C125(x) => 126 + x
    case C126(x) => 127 + x
    case C127(x) => 128 + x
    case C128(x) => 129 + x
    case C129(x) => 130 + x
    case C130(x) => 131 + x
    case C131(x) => 132 + x
    case C132(x) => 133 + x
    case C133(x) => 134 + x
    case C134(x) => 135 + x
    case C135(x) => 136 + x
    case C136(x) => 137 + x
    case C137(x) => 138 + x
    case C138(x) => 139 + x
    case C139(x) => 140 + x
    case C140(x) => 141 + x
    case C141(x) => 142 + x
    case C142(x) => 143 + x
    case C143(x) => 144 + x
    case C144(x) => 145 + x
    case C145(x) => 146 + x
    case C146(x) => 147 + x
    case C147(x) => 148 + x
    case C148(x) => 149 + x
    case C149(x) => 150 + x
    case C150(x) => 151 + x
    case C151(x) => 152 + x
    case C152(x) => 153 + x
    case C153(x) => 154 + x
    case C154(x) => 155 + x
    case C155(x) => 156 + x
    case C156(x) => 157 + x
    case C157(x) => 158 + x
    case C158(x) => 159 + x
    case C159(x) => 160 + x
    case C160(x) => 161 + x
    case C161(x) => 162 + x
    case C162(x) => 163 + x
    case C163(x) => 164 + x
    case C164(x) => 165 + x
    case C165(x) => 166 + x
    case C166(x) => 167 + x
    case C167(x) => 168 + x
    case C168(x) => 169 + x
    case C169(x) => 170 + x
    case C170(x) => 171 + x
    case C171(x) => 172 + x
    case C172(x) => 173 + x
    case C173(x) => 174 + x
    case C174(x) => 175 + x
    case C175(x) => 176 + x
    case C176(x) => 177 + x
    case C177(x) => 178 + x
    case C178(x) => 179 + x
    case C179(x) => 180 + x
    case C180(x) => 181 + x
    case C181(x) => 182 + x
    case C182(x) => 183 + x
    case C183(x) => 184 + x
    case C184(x) => 185 + x
    case C185(x) => 186 + x
    case C186(x) => 187 + x
    case C187(x) => 188 + x
    case C188(x) => 189 + x
    case C189(x) => 190 + x
    case C190(x) => 191 + x
    case C191(x) => 192 + x
    case C192(x) => 193 + x
    case C193(x) => 194 + x
    case C194(x) => 195 + x
    case C195(x) => 196 + x
    case C196(x) => 197 + x
    case C197(x) => 198 + x
    case C198(x) => 199 + x
    case C199(x) => 200 + x
    case C200(x) => 201 + x
    case C201(x) => 202 + x
    case C202(x) => 203 + x
    case C203(x) => 204 + x
    case C204(x) => 205 + x
    case C205(x) => 206 + x
    case C206(x) => 207 + x
    case C207(x) => 208 + x
    case C208(x) => 209 + x
    case C209(x) => 210 + x
    case C210(x) => 211 + x
    case C211(x) => 212 + x
    case C212(x) => 213 + x
    case C213(x) => 214 + x
    case C214(x) => 215 + x
    case C215(x) => 216 + x
    case C216(x) => 217 + x
    case C217(x) => 218 + x
    case C218(x) => 219 + x
    case C219(x) => 220 + x
    case C220(x) => 221 + x
    case C221(x) => 222 + x
    case C222(x) => 223 + x
    case C223(x) => 224 + x
    case C224(x) => 225 + x
    case C225(x) => 226 + x
    case C226(x) => 227 + x
    case C227(x) => 228 + x
    case C228(x) => 229 + x
    case C229(x) => 230 + x
    case C230(x) => 231 + x
    case C231(x) => 232 + x
    case C232(x) => 233 + x
    case C233(x) => 234 + x
    case C234(x) => 235 + x
    case C235(x) => 236 + x
    case C236(x) => 237 + x
    case C237(x) => 238 + x
    case C238(x) => 239 + x
    case C239(x) => 240 + x
    case C240(x) => 241 + x
    case C241(x) => 242 + x
    case C242(x) => 243 + x
    case C243(x) => 244 + x
    case C244(x) => 245 + x
    case C245(x) => 246 + x
    case C246(x) => 247 + x
    case C247(x) => 248 + x
    case C248(x) => 249 + x
    case C249(x) => 250 + x
    case C250(x) => 251 + x
    case C251(x) => 252 + x
    case C252(x) => 253 + x
    case C253(x) => 254 + x
    case C254(x) => 255 + x
    case C255(x) => 256 + x
    case C256(x) => 257 + x
    case C257(x) => 258 + x
    case C258(x) => 259 + x
    case C259(x) => 260 + x
    case C260(x) => 261 + x
    case C261(x) => 262 + x
    case C262(x) => 263 + x
    case C263(x) => 264 + x
    case C264(x) => 265 + x
    case C265(x) => 266 + x
    case C266(x) => 267 + x
    case C267(x) => 268 + x
    case C268(x) => 269 + x
    case C269(x) => 270 + x
    case C270(x) => 271 + x
    case C271(x) => 272 + x
    case C272(x) => 273 + x
    case C273(x) => 274 + x
    case C274(x) => 275 + x
    case C275(x) => 276 + x
    case C276(x) => 277 + x
    case C277(x) => 278 + x
    case C278(x) => 279 + x
    case C279(x) => 280 + x
    case C280(x) => 281 + x
    case C281(x) => 282 + x
    case C282(x) => 283 + x
    case C283(x) => 284 + x
    case C284(x) => 285 + x
    case C285(x) => 286 + x
    case C286(x) => 287 + x
    case C287(x) => 288 + x
    case C288(x) => 289 + x
    case C289(x) => 290 + x
    case C290(x) => 291 + x
    case C291(x) => 292 + x
    case C292(x) => 293 + x
    case C293(x) => 294 + x
    case C294(x) => 295 + x
    case C295(x) => 296 + x
    case C296(x) => 297 + x
    case C297(x) => 298 + x
    case C298(x) => 299 + x
    case C299(x) => 300 + x
  }
}
