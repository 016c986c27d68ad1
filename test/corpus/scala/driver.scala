// Calls functions of programs on inputs that it reads, line by line: package, owner, method, then the arguments in
// prefix order. Prints what each gives, or the class of the exception.
object Driver {
  private var words: Array[String] = Array()
  private var at = 0
  private var within = ""
  private def next(): String = { at += 1; words(at - 1) }

  private def className(name: String): String = name match {
    case "::" => "scala.collection.immutable.$colon$colon"
    case "Some" => "scala.Some"
    case "Left" | "Right" => "scala.util." + name
    case _ if name.startsWith("leon.") => name
    case _ => within + "." + name
  }
  private def objectNamed(name: String): AnyRef = name match {
    case "[]" => Nil
    case "None" => None
    case _ => Class.forName(className(name) + "$").getField("MODULE$").get(null)
  }
  private def read(): AnyRef = next() match {
    case "I" => java.lang.Integer.valueOf(next())
    case "J" => java.lang.Long.valueOf(next())
    case "G" => BigInt(next())
    case "H" => java.lang.Character.valueOf(next().toInt.toChar)
    case "B" => java.lang.Boolean.valueOf(next())
    case "S" => next().drop(1).dropRight(1)
    case "O" => objectNamed(next())
    case "T" =>
      val n = next().toInt
      if (n == 0) scala.runtime.BoxedUnit.UNIT
      else make(Class.forName("scala.Tuple" + n), (0 until n).map(_ => read()))
    case "C" =>
      val name = next()
      val n = next().toInt
      name match {
        case "Set" => read().asInstanceOf[List[Any]].toSet.asInstanceOf[AnyRef]
        case _ => make(Class.forName(className(name)), (0 until n).map(_ => read()))
      }
  }
  private def make(of: Class[_], args: Seq[AnyRef]): AnyRef =
    try of.getConstructors.find(_.getParameterCount == args.length).get.newInstance(args: _*).asInstanceOf[AnyRef]
    catch { case e: java.lang.reflect.InvocationTargetException => throw new Broken(e.getCause) }
  class Broken(val why: Throwable) extends Exception

  private def call(line: String): String = {
    words = line.split(" ")
    at = 0
    within = next()
    val owner = next()
    val method = scala.reflect.NameTransformer.encode(next())
    val isStatic = next() == "static"
    try {
      val args = Array.newBuilder[AnyRef]
      while (at < words.length) args += read()
      val all = args.result
      val target = if (isStatic) objectNamed(owner) else all.head
      val params = if (isStatic) all else all.tail
      val given = if (params.length == 1 && params(0) == scala.runtime.BoxedUnit.UNIT) Array[AnyRef]() else params
      val of = if (isStatic) target.getClass else Class.forName(className(owner))
      val found = of.getDeclaredMethods.find(m => m.getName == method && m.getParameterCount == given.length && !m.isBridge).get
      found.setAccessible(true)
      "value " + String.valueOf(found.invoke(target, given: _*))
    } catch {
      case e: Broken => "throws " + e.why.getClass.getName
      case e: java.lang.reflect.InvocationTargetException => "throws " + e.getCause.getClass.getName
      case e: Throwable => "broken " + e
    }
  }

  /** What takes too long is given up: its thread is left behind. */
  private def limited(line: String): String = {
    @volatile var result = "slow"
    val thread = new Thread(null, new Runnable { def run(): Unit = { val r = call(line); result = r } }, "call", 64L << 20)
    thread.setDaemon(true)
    thread.start()
    thread.join(2000)
    result
  }

  def main(args: Array[String]): Unit = {
    val out = new java.io.PrintWriter(args(1))
    for (line <- scala.io.Source.fromFile(args(0)).getLines) out.println(limited(line).replace("\n", "\\n"))
    out.close()
    sys.exit(0)
  }
}
