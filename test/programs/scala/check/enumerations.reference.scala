object Traffic {
  object Light extends Enumeration {
    type Light = Value
    val Red, Amber, Green = Value
  }
  import Light._
  def next(l: Light): Light = l match {
    case Red => Green
    case Amber => Red
    case Green => Amber
  }
  def mayGo(l: Light.Value): Boolean = l == Green
  def code(l: Light): Int = l.id
  def count(ls: List[Light]): Int = ls.count(_ == Red)
}
