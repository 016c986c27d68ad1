// ask: check
// Differs, but for the last: each at one character, or at strings of some length.
object Texts {
  def upper(s: String): String = s.map(c => if (c >= 'a' && c < 'z') (c - 32).toChar else c)
  def dark(s: String): String = s.filter(c => c != ' ' && c < '~')
  def digits(s: String): Int = { var n = 0; s.foreach(c => if (c > '0' && c <= '9') n += 1); n }
  def word(s: String): Boolean = !s.exists(c => 'a' > c || c > '{')
  def same(s: String): Boolean = s.isEmpty || s.head == s.last
  def vowels(s: String): Int = s.foldRight(0)((c, n) => if ("aeio".contains(c)) n + 1 else n)
  def marked(s: String): String = s.flatMap(c => c.toString + "!")
}
