// Streams, by-name parameters and lazy vals: what runs when.
object Main {
  var log = List[String]()
  def say(s: String): Unit = { println(s + " <- " + log.reverse.mkString(" ")); log = Nil }
  def note[A](s: String, x: A): A = { log = s :: log; x }
  def src(n: Int): Stream[Int] = note("s" + n, n) #:: src(n + 1)
  def f(x: Int): Int = note("f" + x, x * 10)
  def p(x: Int): Boolean = note("p" + x, x % 2 == 0)
  def twice(x: => Int): Int = x + x
  def maybe(c: Boolean, x: => Int): Int = if (c) x else 0
  def pass(x: => Int): Int = twice(x)
  class Holder(x: => Int) { def get = x; lazy val once = x }
  def main(args: Array[String]): Unit = {
    val a = src(1).map(f); say("map"); say("" + a.tail.head); say("" + a.take(3).toList); say("" + a)
    val b = src(1).filter(p); say("filter"); say("" + b.tail.head)
    val c = for (x <- src(1) if p(x)) yield f(x); say("for"); say("" + c.tail.head); say("" + c.take(3).toList)
    val c2 = src(1).withFilter(p).map(f); say("wf"); say("" + c2(1))
    val d = src(1).takeWhile(x => f(x) < 30); say("tw"); say("" + d.toList)
    val e = src(1).zip(src(5)); say("zip"); say("" + e.tail.head)
    val g = src(1).flatMap(x => note("m" + x, List.fill(x - 1)(x))); say("fm"); say("" + g.tail.head)
    val h = src(1).scanLeft(0)((x, y) => note("o" + y, x + y)); say("scan"); say("" + h(2))
    val i = src(1).take(2); say("take"); say("" + i.toList); val j = src(1).drop(2); say("drop"); say("" + j.head)
    val k = src(1).collect { case x if p(x) => f(x) }; say("collect"); say("" + k.tail.head)
    val l = src(1).take(3) ++ { log = "that" :: log; src(9) }; say("++"); say("" + l.take(4).toList)
    val m = src(1).take(3) append { log = "that" :: log; src(9) }; say("append"); say("" + m.take(4).toList)
    val n = src(1).take(4).partition(p); say("part"); say("" + n._1.head + n._2.tail.head); val o = src(1).take(4).span(x => f(x) < 30); say("span"); say("" + o._1.toList + o._2.head)
    val q = src(1).take(3).foldLeft(0)((s, x) => note("a" + x, s + x)); say("" + q); say("" + src(1).exists(p) + src(1).find(p)); src(1).take(2).foreach(x => f(x)); say("fe"); for (x <- src(1).take(3) if p(x)) f(x); say("fe2")
    val r = Stream.continually(f(1)); say("cont"); say("" + r(2)); val s = Stream.iterate(1)(x => f(x)); say("iter"); say("" + s(2)); val t = Stream.fill(3)(f(2)); say("fill"); say("" + t.toList); val u = Stream.tabulate(3)(f); say("tab"); say("" + u.toList)
    say("" + twice(f(1))); say("" + maybe(false, f(1)) + maybe(true, f(2))); say("" + pass(f(3))); val ho = new Holder(f(4)); say("holder"); say("" + ho.get + ho.get + ho.once + ho.once)
    lazy val y: Stream[Int] = f(1) #:: y.map(z => f(z + 1)); say("lazy"); say("" + y.take(3).toList)
    var cnt = 0; lazy val z: Int = note("z", { cnt += 1; cnt }); say("" + z + z + cnt)
    val bad = 1 #:: { cnt += 1; if (cnt < 4) sys.error("x" + cnt); Stream(5) }; say("" + (try bad.tail.head catch { case e: Exception => e.getMessage }) + (try bad.tail.head catch { case e: Exception => e.getMessage }) + (try bad.tail.head catch { case e: Exception => e.getMessage }))
    val aa = src(1).zipWithIndex; say("zwi"); say("" + aa.tail.head); val bb = src(1).distinct; say("dist"); say("" + bb.tail.head); val cc = (src(1) take 3).init; say("init"); say("" + cc.toList); val dd = src(1).slice(1, 3); say("slice"); say("" + dd.toList); val ee = src(1).dropWhile(x => x < 3); say("dw"); say("" + ee.head); val ff = src(1).tail; say("tail"); val gg = 5 +: src(1); say("+:"); say("" + gg.tail.head); val hh = src(1).take(3).updated(1, 9); say("upd"); say("" + hh.tail.head)
  }
}
