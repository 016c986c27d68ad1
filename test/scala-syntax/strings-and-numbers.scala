object S {
  val a = s"a $b c ${d + 1} e ${f(s"x $y")}$$"
  val b = f"$x%2d and ${y}%s"
  val c = raw"\n $x"
  val d = """multi
  line "quoted" \n"""
  val e = s"""a ${b}
  "c" $d"""
  val f = "a\n\t\"\\ \u0041"
  val g = 'a'; val h = '\n'; val i = '\''; val j = '\u0041'
  val k = 0xFF; val l = 1_000; val m = 10L; val n = 1.5; val o = 1e3; val p = 1.5f; val q = .5; val r = 2d; val t = 0xFFFFFFFF
  val u = 1.toString
  val v = "é" + 'é'
  val w = s"${}"
  val x = ""
  val y = """"a"""""
  val z = s"$this"
}
