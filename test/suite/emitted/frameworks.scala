// What suites use of ScalaTest and munit, for machines that have neither: the same names and types, and the same reasons to
// fail. Members that suites do not use are here by their names, since they may be mistaken for functions of the program:
// those of org.scalatest.funsuite.AnyFunSuite 3.2 and munit.FunSuite 0.7. Their types do not matter.
import scala.reflect.ClassTag

package frameworks {
  /** Tests are run when they are asked for, after all are registered. */
  trait Tests {
    private var registered = Vector[(String, () => Any)]()
    def register(name: String, body: => Any): Unit = registered :+= ((name, () => body))
    def registeredNames: Seq[String] = registered.map(_._1)
    def failing: Seq[String] = registered.flatMap { case (name, body) =>
      try { body(); None } catch { case e: Throwable => Some(name + " (" + e + ")") }
    }
  }
}

package org.scalatest.funsuite {
  class AnyFunSuite extends frameworks.Tests {
    def test(testName: String, testTags: Any*)(testFun: => Any): Unit = {
      if (registeredNames.contains(testName)) throw new IllegalArgumentException("Duplicate test name: " + testName)
      register(testName, testFun)
    }
    class Equalizer[L](val leftSide: L) {
      def ===(right: Any): Boolean = areEqual(leftSide, right)
      def !==(right: Any): Boolean = !areEqual(leftSide, right)
    }
    private def areEqual(a: Any, b: Any): Boolean = (a, b) match {
      case (x: Array[_], y: Array[_]) => x.deep == y.deep
      case _ => a == b
    }
    implicit def convertToEqualizer[T](left: T): Equalizer[T] = new Equalizer(left)
    def assert(condition: Boolean): Unit = if (!condition) throw new Exception("assertion failed")
    def assert(condition: Boolean, clue: Any): Unit = assert(condition)
    def intercept[T <: AnyRef](f: => Any)(implicit classTag: ClassTag[T]): T = {
      val caught = try { f; None } catch { case u: Throwable => Some(u) }
      caught match {
        case Some(e) if classTag.runtimeClass.isAssignableFrom(e.getClass) => e.asInstanceOf[T]
        case other => throw new Exception("expected " + classTag + ", not " + other)
      }
    }
    def assertThrows[T <: AnyRef](f: => Any)(implicit classTag: ClassTag[T]): Unit = intercept[T](f)
    def ignore(testName: String, testTags: Any*)(testFun: => Any): Unit = ()
    def fail(): Nothing = throw new Exception
    def fail(message: String): Nothing = throw new Exception(message)
    def cancel(): Nothing = throw new Exception
    def assume(condition: Boolean): Unit = ()
    def pending: Nothing = throw new Exception
    def pendingUntilFixed(f: => Unit): Unit = ()
    def succeed: Unit = ()
    def withClue[T](clue: Any)(fun: => T): T = fun
    def assertResult(expected: Any)(actual: Any): Unit = ()
    def info: Any = ()
    def note: Any = ()
    def alert: Any = ()
    def markup: Any = ()
    def run(testName: Option[String], args: Any): Any = ()
    def runTest(testName: String, args: Any): Any = ()
    def runTests(testName: Option[String], args: Any): Any = ()
    def runNestedSuites(args: Any): Any = ()
    def execute(testName: String): Unit = ()
    def nestedSuites: Seq[Any] = Nil
    def testNames: Set[String] = Set()
    def testDataFor(testName: String, theConfigMap: Any): Any = ()
    def testsFor(unit: Unit): Unit = ()
    def registerTest(testText: String, testTags: Any*)(testFun: => Any): Unit = ()
    def registerIgnoredTest(testText: String, testTags: Any*)(testFun: => Any): Unit = ()
    def expectedTestCount(filter: Any): Int = 0
    def rerunner: Option[String] = None
    def styleName: String = ""
    def suiteName: String = ""
    def suiteId: String = ""
    def tags: Map[String, Set[String]] = Map()
    def defaultEquality[A]: Any = ()
    def unconstrainedEquality: Any = ()
    def withFixture(test: Any): Any = ()
  }
}

package munit {
  class FunSuite extends frameworks.Tests {
    def test(name: String)(body: => Any): Unit = register(name, body)
    def assert(cond: => Boolean, clue: => Any = ""): Unit = if (!cond) throw new Exception("assertion failed")
    def assertEquals[A, B](obtained: A, expected: B, clue: => Any = "")(implicit ev: B <:< A): Unit =
      if (obtained != expected) throw new Exception(obtained + " is not " + expected)
    def intercept[T <: Throwable](body: => Any)(implicit T: ClassTag[T]): T = {
      val caught = try { body; None } catch { case e: Throwable => Some(e) }
      caught match {
        case Some(e) if T.runtimeClass.isAssignableFrom(e.getClass) => e.asInstanceOf[T]
        case other => throw new Exception("expected " + T + ", not " + other)
      }
    }
    def interceptMessage[T <: Throwable](expected: String)(body: => Any)(implicit T: ClassTag[T]): T = intercept[T](body)
    def assertNotEquals[A, B](obtained: A, expected: B, clue: => Any = "")(implicit ev: A =:= B): Unit = ()
    def assertEqualsDouble(obtained: Double, expected: Double, delta: Double, clue: => Any = ""): Unit = ()
    def assertEqualsFloat(obtained: Float, expected: Float, delta: Float, clue: => Any = ""): Unit = ()
    def assertNoDiff(obtained: String, expected: String, clue: => Any = ""): Unit = ()
    def assume(cond: Boolean, clue: => Any = ""): Unit = ()
    def fail(message: String): Nothing = throw new Exception(message)
    def failComparison(message: String, obtained: Any, expected: Any): Nothing = throw new Exception
    def failSuite(message: String): Nothing = throw new Exception
    def clue[T](c: T): T = c
    def clues(c: Any*): Any = ()
    def printer: Any = ()
    def beforeAll(): Unit = ()
    def afterAll(): Unit = ()
    def beforeEach(context: Any): Unit = ()
    def afterEach(context: Any): Unit = ()
    def munitTimeout: Any = ()
    def munitTests(): Seq[Any] = Nil
    def munitPrint(clue: => Any): String = ""
    def munitFixtures: Seq[Any] = Nil
    def munitIgnore: Boolean = false
    def isCI: Boolean = false
  }
}
