// ask: run --fuel 1000000 -e "Main.a" -e "Main.b" -e "Main.c" -e "Main.d"
object Main {
  // */ process.exit(1) /* ${process.exit(1)} `
  /* `${process.exit(2)}` */
  val a = "\"); process.exit(1); (\""
  val b = "`${process.exit(1)}`"
  val c = """</script><script>alert(1)</script> \u0041 ${x} \"""
  val d = s"${"</script>"}${'`'}$$"
}
