// Reads programs, each after a character 1, compiles and runs each alone, and says of each in a line how that ended:
// `rejected LINE WORDS`, `stopped EXCEPTION`, or what its `Ended.ended` says. What a program prints itself is not mixed with that.
import java.io.{ByteArrayOutputStream, PrintStream}
import scala.reflect.internal.util.{AbstractFileClassLoader, BatchSourceFile, Position}
import scala.reflect.io.{AbstractFile, VirtualDirectory}
import scala.tools.nsc.reporters.AbstractReporter
import scala.tools.nsc.{Global, Settings}

object Runner {
  final class FirstError(val settings: Settings) extends AbstractReporter {
    var first: Option[(Int, String)] = None
    def display(at: Position, text: String, severity: Severity): Unit =
      if (severity == ERROR && first.isEmpty) first = Some((if (at.isDefined) at.line else 0, text.takeWhile(_ != '\n')))
    def displayPrompt(): Unit = ()
  }

  val settings = new Settings
  settings.usejavacp.value = true
  settings.nowarn.value = true
  val reporter = new FirstError(settings)
  val compiler = new Global(settings, reporter)

  def main(args: Array[String]): Unit = {
    val programs = io.Source.fromInputStream(System.in, "UTF-8").mkString.split("\u0001").tail
    val out = System.out
    for ((program, i) <- programs.zipWithIndex) {
      val ended = quietly(judged(s"p$i", program))
      out.println(ended.replaceAll("\\s+", " ").trim)
      out.flush()
    }
    System.exit(0)
  }

  def judged(name: String, program: String): String = {
    val classes = new VirtualDirectory("classes", None)
    settings.outputDirs.setSingleOutput(classes)
    reporter.reset()
    reporter.first = None
    new compiler.Run().compileSources(List(new BatchSourceFile(s"$name.scala", s"package $name; $program")))
    reporter.first match {
      case Some((line, text)) => s"rejected $line ${text.replace(s"$name.", "")}"
      case None => ran(pathOf(classes, ""), new AbstractFileClassLoader(classes, getClass.getClassLoader))
    }
  }

  /** A program may be in packages of its own. */
  def pathOf(folder: AbstractFile, path: String): String =
    if (folder.lookupName("Ended.class", directory = false) != null) path + "Ended"
    else folder.iterator.filter(_.isDirectory).map(each => pathOf(each, s"$path${each.name}.")).find(_ != "").getOrElse("")

  val SecondsMax = 30

  /** In a thread of its own, with a deep stack: it may not come to an end. */
  def ran(main: String, loader: ClassLoader): String = {
    @volatile var ended = "unfinished"
    val run: Runnable = new Runnable {
      def run(): Unit = ended = try loader.loadClass(main).getMethod("ended").invoke(null).toString
      catch { case e: Throwable => s"stopped ${innermost(e)}" }
    }
    val thread = new Thread(null, run, "program", 64L << 20)
    thread.setDaemon(true)
    thread.start()
    thread.join(SecondsMax * 1000L)
    ended
  }

  def innermost(e: Throwable): Throwable = if (e.getCause == null) e else innermost(e.getCause)

  def quietly(body: => String): String = {
    val (out, error) = (System.out, System.err)
    val nowhere = new PrintStream(new ByteArrayOutputStream)
    System.setOut(nowhere)
    System.setErr(nowhere)
    try Console.withOut(nowhere)(Console.withErr(nowhere)(body))
    finally { System.setOut(out); System.setErr(error) }
  }
}
