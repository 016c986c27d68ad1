// Exceptions, by the names and packages that Java and Scala have them under.
package java.lang {
  class Throwable(message: String = null, cause: Throwable = null) {
    def getMessage(): String = message
    def getLocalizedMessage(): String = getMessage()
    def getCause(): Throwable = cause
    def printStackTrace(): Unit = scala.Core.error(scala.Core.utf8(toString() + "\n"))
    override def toString(): String =
      if (getMessage() == null) scala.Core.className(this) else scala.Core.className(this) + ": " + getMessage()
  }
  class Exception(message: String = null, cause: Throwable = null) extends Throwable(message, cause)
  class Error(message: String = null, cause: Throwable = null) extends Throwable(message, cause)
  class AssertionError(message: String = null, cause: Throwable = null) extends Error(message, cause)
  class LinkageError(message: String = null, cause: Throwable = null) extends Error(message, cause)
  class ThreadDeath(message: String = null, cause: Throwable = null) extends Error(message, cause)
  class VirtualMachineError(message: String = null, cause: Throwable = null) extends Error(message, cause)
  class OutOfMemoryError(message: String = null, cause: Throwable = null) extends VirtualMachineError(message, cause)
  class StackOverflowError(message: String = null, cause: Throwable = null) extends VirtualMachineError(message, cause)
  class RuntimeException(message: String = null, cause: Throwable = null) extends Exception(message, cause)
  class ArithmeticException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class ClassCastException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class IllegalArgumentException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class IllegalStateException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class NumberFormatException(message: String = null, cause: Throwable = null) extends IllegalArgumentException(message, cause)
  class IndexOutOfBoundsException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class ArrayIndexOutOfBoundsException(message: String = null, cause: Throwable = null)
      extends IndexOutOfBoundsException(message, cause)
  class StringIndexOutOfBoundsException(message: String = null, cause: Throwable = null)
      extends IndexOutOfBoundsException(message, cause)
  class NegativeArraySizeException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class NullPointerException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class UnsupportedOperationException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class CloneNotSupportedException(message: String = null, cause: Throwable = null) extends Exception(message, cause)
  class InterruptedException(message: String = null, cause: Throwable = null) extends Exception(message, cause)
}
package java.util {
  class NoSuchElementException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
  class ConcurrentModificationException(message: String = null, cause: Throwable = null) extends RuntimeException(message, cause)
}
package java.io {
  class IOException(message: String = null, cause: Throwable = null) extends Exception(message, cause)
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
