// Strings that grow.
package scala

@closed @hidden final class StringBuilder(private var text: String = null) {
  private def content: String = if (text == null) "" else text
  @shown def append(x: Any): StringBuilder = {
    text = Core.concat(content, Core.cast[Any, String](x))
    this
  }
  @shown def +=(x: Any): StringBuilder = append(Core.cast[Any, String](x))
  @shown def ++=(x: Any): StringBuilder = append(Core.cast[Any, String](x))
  def length: Int = content.length
  def isEmpty: Boolean = content.isEmpty
  def charAt(i: Int): Char = content.charAt(i)
  def reverse: StringBuilder = new StringBuilder(content.reverse)
  def clear(): Unit = text = ""
  def result(): String = content
  override def toString(): String = content
  /** A sequence of characters. */
  override def equals(that: Any): Boolean = that match {
    case s: StringBuilder => s.toString() == content
    case _ => false
  }
}
object StringBuilder {
  /** How inputs are made, what is seen of results, and a change that shows. */
  def ofList(text: String): StringBuilder = new StringBuilder(text)
  def content(text: StringBuilder): String = text.toString()
  def write(text: StringBuilder, more: String): Unit = text.append(more)
}
