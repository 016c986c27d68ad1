// Compiles each program of a folder with the call beside it, all in one process, and prints what the call comes to:
// NAME, a tab, and "value", "throws CLASS" or "rejected MESSAGE".
import java.io.File
import scala.reflect.internal.util.BatchSourceFile
import scala.reflect.io.PlainFile
import scala.tools.nsc.{Global, Settings}
import scala.tools.nsc.reporters.StoreReporter

object Driver {
  def main(args: Array[String]): Unit = {
    val Array(folder, library) = args
    for (each <- new File(folder).listFiles.sortBy(_.getName) if each.isDirectory) {
      System.out.println(each.getName + "\t" + outcome(each, library))
      System.out.flush()
    }
    System.exit(0)
  }

  private def outcome(folder: File, library: String): String = {
    val settings = new Settings
    settings.usejavacp.value = true
    settings.classpath.append(library)
    settings.nowarn.value = true
    settings.outdir.value = folder.getPath
    val reporter = new StoreReporter
    val global = new Global(settings, reporter)
    val sources = List("program.scala", "call.scala").map(name => new BatchSourceFile(new PlainFile(new File(folder, name))))
    new global.Run().compileSources(sources)
    if (reporter.hasErrors) "rejected " + reporter.infos.filter(_.severity == reporter.ERROR).head.msg.takeWhile(_ != '\n')
    else called(folder, library)
  }

  /** What takes too long is given up: its thread is left behind. */
  private def called(folder: File, library: String): String = {
    val loader = new java.net.URLClassLoader(Array(folder.toURI.toURL, new File(library).toURI.toURL), getClass.getClassLoader)
    @volatile var result = "slow"
    val thread = new Thread(null, new Runnable {
      def run(): Unit = result =
        try { Class.forName("ElenchusCall", true, loader).getMethod("run").invoke(null); "value" }
        catch {
          case e: java.lang.reflect.InvocationTargetException => "throws " + e.getCause.getClass.getName
          case e: Throwable => "throws " + e.getClass.getName
        }
    }, "call", 64L << 20)
    thread.setDaemon(true)
    thread.start()
    thread.join(10000)
    result
  }
}
