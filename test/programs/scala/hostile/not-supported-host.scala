// ask: run --fuel 1000000 -e "1"
import java.io.File
import scala.sys.process._
object Main {
  val x = "ls".!
  val f = new File("/etc/passwd")
  val r = Runtime.getRuntime.exec("ls")
  val c = Class.forName("java.lang.System")
}
