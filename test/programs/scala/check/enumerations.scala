// ask: check
object Traffic {
  object Light extends Enumeration {
    type Light = Value
    val Red, Amber, Green = Value
  }
  def next(l: Light.Light): Light.Light = Light((l.id + 2) % 3)
  def mayGo(l: Light.Value): Boolean = l >= Light.Amber
  def code(l: Light.Light): Int = Light.values.toList.indexOf(l)
  def count(ls: List[Light.Light]): Int = ls.filter(l => l.toString == "Red").length
}
