// Graphs: an order in which everything comes after what it needs. check: topological, ready, isValid
object TopologicalSort {
  type Needs = Map[String, List[String]]

  def ready(needs: Needs, done: List[String]): List[String] =
    needs.toList.collect {
      case (task, before) if !done.contains(task) && before.forall(done.contains) => task
    }.sorted

  def topological(needs: Needs): Either[List[String], List[String]] = {
    def go(done: List[String]): Either[List[String], List[String]] =
      ready(needs, done) match {
        case Nil =>
          val stuck = needs.keys.toList.filterNot(done.contains(_)).sorted
          if (stuck.isEmpty) Right(done.reverse) else Left(stuck)
        case task :: _ => go(task :: done)
      }
    go(Nil)
  }

  def isValid(order: List[String], needs: Needs): Boolean =
    order.zipWithIndex.forall { case (task, i) =>
      needs.getOrElse(task, Nil).forall { n =>
        val at = order.indexOf(n)
        at >= 0 && at < i
      }
    }

  def main(args: Array[String]): Unit = {
    val morning = Map(
      "shoes" -> List("socks", "trousers"),
      "trousers" -> List(),
      "socks" -> List(),
      "coat" -> List("shoes"))
    println(ready(morning, Nil))
    topological(morning) match {
      case Right(order) => println(order.mkString(" < ") + " " + isValid(order, morning))
      case Left(stuck) => println("stuck: " + stuck)
    }
    println(topological(morning + ("socks" -> List("coat"))))
    println(isValid(List("coat", "shoes"), morning))
  }
}
