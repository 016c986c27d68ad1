// Standard input, which is always at its end.
package scala.io

object StdIn {
  private def ended[A]: A = throw new java.io.EOFException("Console has reached end of input")
  def readLine(): String = null
  def readLine(text: String): String = {
    print(text)
    null
  }
  def readInt(): Int = ended
  def readLong(): Long = ended
  def readDouble(): Double = ended
  def readBoolean(): Boolean = ended
  def readChar(): Char = ended
  def readByte(): Byte = ended
  def readShort(): Short = ended
}
