// `else` is missing
object Main {
  def sign(n: Int): String = {
    if (n < 0) "negative"
    if (n > 0) "positive"
    else 0
  }
}
