// Type classes: printing values as JSON by implicit instances. check: quoted, toJson, shopping
sealed trait Json
case class JNum(n: Int) extends Json
case class JStr(s: String) extends Json
case class JBool(b: Boolean) extends Json
case class JArr(items: List[Json]) extends Json
case class JObj(fields: List[(String, Json)]) extends Json
case object JNull extends Json

trait ToJson[A] {
  def json(a: A): Json
}

object ToJson {
  implicit val intToJson: ToJson[Int] = new ToJson[Int] { def json(n: Int) = JNum(n) }
  implicit val stringToJson: ToJson[String] = new ToJson[String] { def json(s: String) = JStr(s) }
  implicit object BoolToJson extends ToJson[Boolean] { def json(b: Boolean) = JBool(b) }
  implicit def listToJson[A](implicit ev: ToJson[A]): ToJson[List[A]] = new ToJson[List[A]] {
    def json(xs: List[A]) = JArr(xs.map(ev.json))
  }
  implicit def optionToJson[A: ToJson]: ToJson[Option[A]] = new ToJson[Option[A]] {
    def json(o: Option[A]) = o.map(implicitly[ToJson[A]].json).getOrElse(JNull)
  }
}

case class Item(name: String, count: Int, note: Option[String])

object Item {
  implicit val itemToJson: ToJson[Item] = new ToJson[Item] {
    def json(i: Item) = JObj(List("name" -> Json.of(i.name), "count" -> Json.of(i.count), "note" -> Json.of(i.note)))
  }
}

object Json {
  def of[A](a: A)(implicit ev: ToJson[A]): Json = ev.json(a)
}

object JsonTypeClass {
  def quoted(s: String): String = "\"" + s.flatMap {
    case '"' => "\\\""
    case '\\' => "\\\\"
    case '\n' => "\\n"
    case c => c.toString
  } + "\""

  def toJson(j: Json): String = j match {
    case JNum(n) => n.toString
    case JStr(s) => quoted(s)
    case JBool(b) => b.toString
    case JArr(items) => items.map(toJson).mkString("[", ",", "]")
    case JObj(fields) => fields.map { case (k, v) => quoted(k) + ":" + toJson(v) }.mkString("{", ",", "}")
    case JNull => "null"
  }

  def shopping(items: List[Item]): String = toJson(Json.of(items))

  def main(args: Array[String]): Unit = {
    println(toJson(Json.of(List(1, 2, 3))))
    println(toJson(Json.of(List(Some("a"), None: Option[String]))))
    println(toJson(JObj(List("ok" -> Json.of(true), "text" -> JStr("say \"hi\"\n")))))
    println(shopping(List(Item("milk", 2, None), Item("bread", 1, Some("dark")))))
  }
}
