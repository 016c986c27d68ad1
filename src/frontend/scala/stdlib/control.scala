// Exceptions that only carry control: what leaves a function from inside a closure, `break`; and who lets them pass.
package scala.util.control {
  trait NoStackTrace extends Throwable
  trait ControlThrowable extends Throwable with NoStackTrace
  /** `of`: whose `break` it is. */
  final class BreakControl(val of: AnyRef) extends ControlThrowable

  object NonFatal {
    def apply(t: Throwable): Boolean = t match {
      case _: VirtualMachineError => false
      case _: ThreadDeath => false
      case _: InterruptedException => false
      case _: LinkageError => false
      case _: ControlThrowable => false
      case _ => true
    }
    def unapply(t: Throwable): Option[Throwable] = if (apply(t)) Some(t) else None
  }

  trait TryBlock[T] {
    def catchBreak(onBreak: => T): T
  }
  class Breaks {
    def breakable(op: => Unit): Unit =
      try op
      catch { case ex: BreakControl => if (ex.of ne this) throw ex }
    def tryBreakable[T](op: => T): TryBlock[T] = new BreakBlock[T](() => op, this)
    def break(): Nothing = throw new BreakControl(this)
  }
  object Breaks extends Breaks

  final class BreakBlock[T](op: () => T, of: AnyRef) extends TryBlock[T] {
    def catchBreak(onBreak: => T): T =
      try op()
      catch { case ex: BreakControl => if (ex.of ne of) throw ex else onBreak }
  }
}
package scala.runtime {
  /** `return` inside a closure; `key` tells which call of which function it leaves. */
  final class NonLocalReturnControl[T](val key: AnyRef, val value: T) extends scala.util.control.ControlThrowable {
    override def toString(): String = scala.Core.unsupported("the text of what leaves a function")
  }
}
