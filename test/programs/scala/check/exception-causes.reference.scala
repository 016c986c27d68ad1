class Wrapped(message: String, cause: Throwable) extends RuntimeException(message, cause)
object Work {
  def wrap(n: Int): Int = try 10 / n catch { case e: ArithmeticException => throw new RuntimeException(e) }
  def told(n: Int): String = try wrap(n).toString catch { case e: RuntimeException => e.getMessage }
  def inner(n: Int): String = {
    def root(e: Throwable): String = if (e.getCause == null) e.getMessage else root(e.getCause)
    try { if (n > 3) throw new IllegalStateException(new Wrapped("a", new Error("b"))) else "" } catch { case e: Exception => root(e) }
  }
  def said(s: String): String = new Exception(new UnsupportedOperationException(s)).toString
  def failed(n: Int): String = try { throw new AssertionError(n) } catch { case e: AssertionError => e.getMessage }
}
