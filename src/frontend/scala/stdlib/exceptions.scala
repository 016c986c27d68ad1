// Exceptions, by the names and packages that Java and Scala have them under.
package java.lang {
  object Throwables {
    /** The message of what has a cause alone. */
    def told(cause: Throwable): String = if (cause == null) null else cause.toString()
  }
  class Throwable(message: String = null, cause: Throwable = null) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
    def getMessage(): String = message
    def getLocalizedMessage(): String = getMessage()
    def getCause(): Throwable = cause
    def printStackTrace(): Unit = scala.Core.error(scala.Core.utf8(toString() + "\n"))
    override def toString(): String =
      if (getMessage() == null) scala.Core.className(this) else scala.Core.className(this) + ": " + getMessage()
  }
  class Exception(message: String = null, cause: Throwable = null) extends Throwable(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
  }
  class Error(message: String = null, cause: Throwable = null) extends Throwable(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
  }
  class AssertionError(message: String = null, cause: Throwable = null) extends Error(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
    def this(detail: Int) = this(detail.toString, null)
    def this(detail: Boolean) = this(detail.toString, null)
    def this(detail: Char) = this(detail.toString, null)
    def this(detail: Long) = this(detail.toString, null)
    def this(detail: Double) = this(detail.toString, null)
  }
  class LinkageError(message: String = null, cause: Throwable = null) extends Error(message, cause)
  class ThreadDeath(message: String = null, cause: Throwable = null) extends Error(message, cause)
  class VirtualMachineError(message: String = null, cause: Throwable = null) extends Error(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
  }
  class OutOfMemoryError(message: String = null, cause: Throwable = null) extends VirtualMachineError(message, cause)
  class StackOverflowError(message: String = null, cause: Throwable = null) extends VirtualMachineError(message, cause)
  class RuntimeException(message: String = null, cause: Throwable = null) extends Exception(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
  }
  class ArithmeticException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class ClassCastException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class IllegalArgumentException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
  }
  class IllegalStateException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
  }
  class NumberFormatException(message: String = null, cause: Throwable = null) extends IllegalArgumentException(message, cause)
  class IndexOutOfBoundsException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class ArrayIndexOutOfBoundsException(message: String = null, cause: Throwable = null)
      extends IndexOutOfBoundsException(message, cause) {
    def this(index: Int) = this("Array index out of range: " + index, null)
  }
  class StringIndexOutOfBoundsException(message: String = null, cause: Throwable = null)
      extends IndexOutOfBoundsException(message, cause) {
    def this(index: Int) = this("String index out of range: " + index, null)
  }
  class NegativeArraySizeException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class NullPointerException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class UnsupportedOperationException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
  }
  class CloneNotSupportedException(message: String = null, cause: Throwable = null) extends Exception(message, cause)
  class InterruptedException(message: String = null, cause: Throwable = null) extends Exception(message, cause)
}
package java.util {
  class NoSuchElementException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
  }
  class ConcurrentModificationException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
  }
}
package java.io {
  class IOException(message: String = null, cause: Throwable = null) extends Exception(message, cause) {
    def this(cause: Throwable) = this(Throwables.told(cause), cause)
  }
  class EOFException(message: String = null, cause: Throwable = null) extends IOException(message, cause)
}
package scala {
  /** Made by a match in which no case fits. */
  final class MatchError(obj: Any) extends RuntimeException(null, null) {
    override def getMessage(): String = Core.matchMessage(obj)
  }
  final class NotImplementedError(message: String) extends Error(message, null)
  final class UninitializedFieldError(message: String) extends RuntimeException(message, null)
}
