// ask: check
// Exceptions that are made of a cause alone have its text as their message.
class Wrapped(message: String, cause: Throwable) extends RuntimeException(message, cause)
object Work {
  def wrap(n: Int): Int = try 10 / n catch { case e: ArithmeticException => throw new RuntimeException(e) }
  def told(n: Int): String = try wrap(n).toString catch { case e: RuntimeException => e.getCause.getMessage }
  def inner(n: Int): String = {
    def root(e: Throwable): String = if (e.getCause == null) e.getMessage else root(e.getCause)
    try { if (n > 3) throw new IllegalStateException(new Wrapped("a", null)) else "" } catch { case e: Exception => root(e) }
  }
  def said(s: String): String = new Exception(s, new UnsupportedOperationException(s)).toString
  def failed(n: Int): String = try { throw new AssertionError(n + 1) } catch { case e: AssertionError => e.getMessage }
}
