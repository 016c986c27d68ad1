// Iterators: what runs when, and what is left in them afterwards.
import scala.collection.mutable.ListBuffer
object Main {
  def err[A](x: => A): String = try "" + x catch { case e: Exception => e.toString }
  def main(args: Array[String]): Unit = {
    val log = new ListBuffer[String]
    def say(s: String): Unit = { println(s + " <- " + log.toList.mkString(" ")); log.clear() }
    def src(n: Int): Iterator[Int] = { var i = 0; Iterator.continually { i += 1; log += "s" + i; i }.take(n) }
    def f(x: Int): Int = { log += "f" + x; x * 10 }
    def p(x: Int): Boolean = { log += "p" + x; x % 2 == 0 }
    def q(x: Int): Boolean = { log += "q" + x; x < 3 }
    val m = src(3).map(f); say("map"); m.next(); say("next"); m.hasNext; say("hasNext"); say("" + m.toList)
    val fi = src(5).filter(p); say("filter"); fi.hasNext; say("hasNext"); fi.hasNext; say("again"); say("" + fi.next()); say("" + fi.toList); say(err(fi.next()))
    val wf = for (x <- src(5) if p(x)) yield f(x); say("for"); wf.hasNext; say("has"); wf.next(); say("next"); say("" + wf.toList)
    for (x <- src(4) if p(x)) f(x); say("foreach")
    val two = for (x <- src(3); y <- src(x) if p(y)) yield f(x + y); say("two"); say("" + two.next()); say("" + two.toList)
    val base = src(5); val tw = base.takeWhile(q); say("" + tw.toList); say("" + base.toList)
    val base2 = src(5); val dw = base2.dropWhile(q); say("dw"); say("" + dw.hasNext); say("" + dw.next()); say("" + dw.toList + base2.toList)
    val base3 = src(5); val t2 = base3.take(2); say("" + t2.toList); say("" + base3.toList)
    val base4 = src(5); val d = base4.drop(2); say("drop"); say("" + base4.next() + d.next()); say("" + d.toList)
    val base5 = src(6); val sl = base5.slice(1, 3); say("slice"); say("" + sl.toList + base5.toList)
    val base6 = src(5); say("" + base6.exists(p)); say("" + base6.forall(q)); say("" + base6.find(p)); say("" + base6.toList)
    val base7 = src(5); say("" + base7.contains(2) + base7.indexOf(4) + base7.toList)
    val z = src(3).zip(src(2)); say("zip"); say("" + z.toList)
    val bz = Iterator(1, 2, 3); val cz = Iterator("a", "b"); say("" + bz.zip(cz).toList + bz.toList + cz.toList)
    val bz2 = Iterator(1, 2, 3); val cz2 = Iterator("a"); say("" + cz2.zip(bz2).toList + bz2.toList)
    val zi = src(3).zipWithIndex; say("zi"); say("" + zi.next()); say("" + zi.toList)
    val za = src(1).zipAll(src(3), -1, -2); say("" + za.toList)
    val cc = src(2) ++ { log += "that"; src(1) } ++ { log += "more"; List(7) }; say("cc"); cc.next(); cc.next(); say("two"); cc.hasNext; say("has"); say("" + cc.toList)
    val bu = src(3).buffered; say("buf"); say("" + bu.head + bu.head); say("" + bu.next() + bu.hasNext); say("" + bu.head + bu.toList); say(err(bu.head))
    val g = src(5).grouped(2); say("g"); say("" + g.next()); say("" + g.hasNext); say("" + g.toList)
    for ((size, step) <- List((2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (1, 2), (1, 3), (3, 5)); n <- 0 to 6) {
      println((size, step, n) + " " + (1 to n).iterator.sliding(size, step).toList + (1 to n).iterator.sliding(size, step).withPartial(false).toList +
        (1 to n).iterator.sliding(size, step).withPadding(0).toList)
    }
    val sli = src(4).sliding(2); say("sl"); say("" + sli.next()); say("" + sli.toList)
    say(err(Iterator(1).grouped(0)))
    val sc = src(3).scanLeft(0)((a, b) => { log += "o" + a + b; a + b }); say("sc"); say("" + sc.next()); say("" + sc.toList)
    val fm = src(3).flatMap(x => { log += "m" + x; List.fill(x - 1)(x) }); say("fm"); say("" + fm.next()); say("" + fm.toList)
    val co = src(5).collect { case x if p(x) => f(x) }; say("co"); co.hasNext; say("has"); say("" + co.toList)
    val (l1, l2) = src(5).span(q); say("span"); say("" + l2.next()); say("" + l1.toList + l2.toList)
    val (l3, l4) = src(5).span(q); say("" + l3.next()); say("" + l3.hasNext); say("" + l4.toList); say("" + l3.toList)
    val (p1, p2) = src(5).partition(p); say("part"); say("" + p1.next()); say("" + p2.toList + p1.toList)
    val (d1, d2) = src(3).duplicate; say("dup"); d1.next(); d1.next(); say("d1"); say("" + d2.toList + d1.toList)
    val pad = src(2).padTo(4, 9); say("pad"); say("" + pad.toList)
    val st = src(3).toStream; say("st"); say("" + st.tail.head + st)
    say("" + src(3).toSeq); say("" + src(2).toIndexedSeq + src(2).toVector + src(2).toSet + src(2).toBuffer + src(2).toArray.toList)
    say("" + src(3).foldLeft(0)((a, x) => { log += "a" + x; a + x }) + src(3).map(f).reduceLeft(_ + _) + src(2).map(f).sum + src(2).map(f).max)
    say(err(Iterator[Int]().max) + err(Iterator[Int]().reduceLeft(_ + _)) + err(Iterator[Int]().reduceRight(_ + _)) + err(Iterator[Int]().next()) + err(Iterator[Int]().maxBy(x => x)))
    say("" + src(4).map(f).maxBy(x => { log += "b" + x; -x }) + src(3).size + src(3).length + src(4).count(p) + src(3).foldRight(0)(_ - _))
    say("" + Iterator.from(3).map(_ * 2).filter(_ % 3 == 0).take(3).toList + Iterator.iterate(1)(_ * 2).take(5).toList + Iterator.range(1, 4).toList + Iterator.range(5, 1, -2).toList + Iterator.fill(2)(f(1)).toList + Iterator.tabulate(3)(f).toList + Iterator.single(4).toList)
    val it = Iterator(1, 2, 3); say("" + it.mkString(",") + it.isEmpty + it + Iterator(1))
    val e = Iterator(1, 2, 3); for (x <- e) { if (x == 1) log += "skip" + e.next(); log += "x" + x }; say("e")
    val w = Iterator(1, 2, 3, 4); val ws = new ListBuffer[Int]; while (w.hasNext) { ws += w.next() + w.next() }; say("" + ws)
    val lst = List(1, 2, 3, 4); val li = lst.iterator.map(f); say("" + li.hasNext); say("" + lst.iterator.map(f).take(2).toList)
    say("" + (List(1, 2) ++ Iterator(3, 4))); val acc = Iterator(5, 6); val lb = ListBuffer(1); lb ++= acc; say("" + lb + acc.hasNext)
    val s0 = Stream.from(1).map(f).iterator; say("si"); s0.next(); say("n"); say("" + s0.hasNext); say("" + Stream.from(1).iterator.drop(3).next() + Stream.from(1).grouped(2).next() + Stream.from(1).sliding(2).drop(2).next().toList + Stream.from(1).tails.drop(2).next().head)
    say("" + Iterator(1,2,3).sameElements(Iterator(1,2,3)) + Iterator(1,2).corresponds(List(2,4))((a, b) => 2 * a == b) + Iterator(1,2).sameElements(Iterator(1)))
    say("" + src(3).collectFirst { case x if p(x) => f(x) })
    val one = src(4); say("" + one.take(2).sum); say("" + one.next())
    val tt = src(4); val t5 = tt.take(3).take(2); say("" + t5.toList + tt.next())
    say(err({ val z = Iterator(1, 0, 2).map(10 / _); z.next(); try z.next() catch { case e: Exception => -1 }; z.next() }))
    val ee = src(0); say(err(ee.filter(p).next()) + err(ee.takeWhile(p).next()) + err(ee.take(1).next()) + err(src(3).take(1).drop(1).next()) + err((ee ++ ee).next()))
  }
}
