// Errors as values: Option, Either and Try instead of exceptions. check: parseAge, register, average, safeDivide, firstJust
import scala.util.{Try, Success, Failure}

object OptionEither {
  case class Person(name: String, age: Int)

  def safeDivide(a: Int, b: Int): Option[Int] = if (b == 0) None else Some(a / b)

  def average(xs: List[Int]): Option[Int] = safeDivide(xs.sum, xs.length)

  def firstJust[A](options: List[Option[A]]): Option[A] =
    options.foldLeft(Option.empty[A])((found, next) => found orElse next)

  def parseAge(text: String): Either[String, Int] =
    Try(text.trim.toInt) match {
      case Success(n) if n < 0 => Left("negative: " + n)
      case Success(n) if n > 150 => Left("too old: " + n)
      case Success(n) => Right(n)
      case Failure(_) => Left("not a number: " + text)
    }

  def parseName(text: String): Either[String, String] =
    if (text.trim.isEmpty) Left("no name") else Right(text.trim)

  def register(name: String, age: String): Either[String, Person] =
    for {
      n <- parseName(name).right
      a <- parseAge(age).right
    } yield Person(n, a)

  def describe(result: Either[String, Person]): String =
    result.fold(error => "Error: " + error, p => p.name + " is " + p.age)

  def main(args: Array[String]): Unit = {
    println(average(List(3, 4, 8)) + " " + average(Nil))
    println(describe(register("Ada", " 36 ")))
    println(describe(register("  ", "36")))
    println(describe(register("Bob", "old")))
    println(describe(register("Cleo", "-1")))
    println(describe(register("Dan", "151")))
    println(firstJust(List(None, Some(2), Some(3))))
    val half = Try(10 / 0).recover { case _: ArithmeticException => -1 }
    println(half.get)
    println(Try(List(1, 2)(5)).isFailure)
    println(Try("12".toInt).map(_ * 2).getOrElse(0))
    println((Some(5): Option[Int]).filter(_ % 2 == 0).isDefined)
  }
}
