// ask: run --fuel 1000000 -e "List(3, 1, 2).sortWith(Main.less)"
object Main {
  def less(a: Int, b: Int): Boolean = less(b, a)
}
