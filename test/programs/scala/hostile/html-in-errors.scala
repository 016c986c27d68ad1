object Main {
  val x: Int = "</script><script>alert(1)</script>"
  val `<b>` = y
}
