object Texts {
  def upper(s: String): String = s.map(c => if (c >= 'a' && c <= 'z') (c - 32).toChar else c)
  def dark(s: String): String = s.filter(c => c != ' ')
  def digits(s: String): Int = { var n = 0; s.foreach(c => if (c >= '0' && c <= '9') n += 1); n }
  def word(s: String): Boolean = s.forall(c => 'a' <= c && c <= 'z')
  def same(s: String): Boolean = s == s.reverse
  def vowels(s: String): Int = s.count(c => "aeiou".contains(c))
  def marked(s: String): String = s.foldLeft("")((t, c) => t + c + "!")
}
