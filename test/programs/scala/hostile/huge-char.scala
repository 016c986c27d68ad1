object Main {
  val a = 'ab'
  val b = ''
  val c = '\uFFFFF'
  val d = '\q'
}
