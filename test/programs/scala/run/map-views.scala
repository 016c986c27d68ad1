// Maps by mapValues and filterKeys: the function runs whenever somebody looks, for what is looked at.
object Main {
  def err[A](x: => A): String = try "" + x catch { case e: Exception => e.toString }
  var log = List[String]()
  def say(s: String): Unit = { println(s + " <- " + log.reverse.mkString(" ")); log = Nil }
  def f(x: Int): Int = { log = ("f" + x) :: log; x * 10 }
  def p(x: Int): Boolean = { log = ("p" + x) :: log; x % 2 == 0 }
  def q(x: Int): Boolean = { log = ("q" + x) :: log; x % 3 != 0 }
  def main(args: Array[String]): Unit = {
    for (m <- List(Map(1 -> 2, 2 -> 3, 4 -> 5), Map(1 -> 2, 2 -> 3, 4 -> 5, 8 -> 7, 9 -> 1, 6 -> 6))) {
      val v = m.mapValues(f); say("made")
      say("" + v(2)); say("" + v.get(2) + v.get(3)); say("" + v.getOrElse(4, 0) + v.contains(4) + v.size + v.isEmpty + v.nonEmpty + v.isDefinedAt(1))
      say("" + v.toList); say("" + v); say("" + (v == v)); say("" + (v == m)); say("" + (m == v)); say("" + (v == v.toList.toMap))
      say("" + v.exists(e => p(e._2))); say("" + v.forall(e => q(e._2))); say("" + v.count(e => q(e._2))); say("" + v.find(e => q(e._1)))
      val w = v + (3 -> 4); say("plus"); say("" + w); val w2 = v + (2 -> 4); say("plus again"); say("" + w2)
      val u = v - 2; say("minus"); say("" + u); val u2 = v - 77; say("minus none"); say("" + u2)
      say("" + v.filter(e => q(e._2))); say("" + v.filterNot(e => q(e._2))); say("" + v.map(e => (q(e._1), e._2)).size); say("" + v.partition(e => q(e._2)))
      say("" + v.foldLeft(0)((a, e) => a + e._2)); say("" + v.head); say("" + v.tail); say("" + v.last); say("" + v.take(1)); say("" + v.drop(1)); say("" + v.keys.toList); say("" + v.values.toList); say("" + v.keySet.contains(3)); say("" + v.keySet.size)
      val vs = v.values; say("values"); say("" + vs.sum + vs.size); val ks = v.keysIterator; say("ki"); say("" + ks.next()); val vi = v.valuesIterator; say("vi"); say("" + vi.next())
      val it = v.iterator; say("it"); it.next(); say("next"); say("" + v.zipWithIndex.toList); for ((k, x) <- v) log = ("b" + k) :: log; say("for"); say("" + (for ((k, x) <- v if q(k)) yield (x, k)).toList)
      val ww = v.mapValues(_ + 1); say("twice"); say("" + ww(1)); say("" + ww.toSeq); say("" + v.maxBy(_._2)); say("" + v.toMap.get(1)); val mm = v ++ Map(1 -> 1); say("++"); say("" + mm)
      val em = v ++ Map[Int, Int](); say("++ none"); say("" + em); say("" + (v -- List(1))); say("" + v.groupBy(_._2 % 20).mapValues(_.size)); say("" + v.transform((k, x) => k + x)); say("" + v.updated(1, 1)); say("" + v.collect { case (k, x) if q(x) => k }.toList); say("" + v.mkString(","))
      val k = m.filterKeys(p); say("made"); say("" + err(k(1)) + k(2)); say("" + k.get(4) + k.get(77)); say("" + k.contains(1)); say("" + k.size); say("" + k.isEmpty + k.nonEmpty); say("" + k); say("" + k.toList); say("" + k.keys.toList); say("" + k.keySet.size + k.values.toList); say("" + k.exists(_._1 == 2)); say("" + k.iterator.next()); say("" + (k + (3 -> 3))); say("" + (k - 2)); say("" + k.filter(e => q(e._1))); say("" + (k == k)); say("" + k.mapValues(f)); say("" + k.head); say("" + k.getOrElse(1, 7))
    }
    val bad = Map(1 -> 0, 2 -> 1).mapValues(10 / _); say("" + bad.size); say(err(bad(1)) + bad(2)); say(err(bad.toList)); say("" + err(bad.keys.toList.size))
    var n = 1; val live = Map(1 -> 1, 2 -> 2).mapValues(_ + n); n = 5; say("" + live); n = 6; say("" + live(1)); var t = 1; val lk = Map(1 -> 1, 2 -> 2).filterKeys(_ > t); say("" + lk); t = 0; say("" + lk)
    val grouped = List(1, 2, 3, 4, 5).groupBy(_ % 2).mapValues(_.map(f)); say("g"); say("" + grouped(0)); say("" + grouped(0)); say("" + Map(1 -> 2).values + Map(1 -> 2).keys)
  }
}
