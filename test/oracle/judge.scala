// Reads programs, each after a character 1, and says of each in a line what Scala's compiler says of it: `accepted`, or
// the line and the words of the first error. One compiler judges all of them, so each is in a package of its own.
import scala.reflect.internal.util.{BatchSourceFile, Position}
import scala.reflect.io.VirtualDirectory
import scala.tools.nsc.reporters.AbstractReporter
import scala.tools.nsc.{Global, Settings}

object Judge {
  final class FirstError(val settings: Settings) extends AbstractReporter {
    var first: Option[(Int, String)] = None
    def display(at: Position, text: String, severity: Severity): Unit =
      if (severity == ERROR && first.isEmpty)
        first = Some((if (at.isDefined) at.line else 0, text.takeWhile(_ != '\n')))
    def displayPrompt(): Unit = ()
  }

  def main(args: Array[String]): Unit = {
    val settings = new Settings
    settings.usejavacp.value = true
    settings.nowarn.value = true
    settings.outputDirs.setSingleOutput(new VirtualDirectory("classes", None))
    val reporter = new FirstError(settings)
    val compiler = new Global(settings, reporter)
    val programs = io.Source.fromInputStream(System.in, "UTF-8").mkString.split("\u0001").tail
    for ((program, i) <- programs.zipWithIndex) {
      reporter.reset()
      reporter.first = None
      val file = new BatchSourceFile(s"p$i.scala", s"package p$i; $program")
      new compiler.Run().compileSources(List(file))
      println(reporter.first.fold("accepted") { case (line, text) => s"$line ${text.replace(s"p$i.", "")}" })
    }
  }
}
