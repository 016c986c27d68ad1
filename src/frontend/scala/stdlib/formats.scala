// What formats such as %5.2f do with a value that has been made a text already, or with a number.
package scala

object Formats {
  /** With so many digits after the point; half of the last one is rounded up. */
  def fixed(x: Double, digits: Int): String = {
    val text = x.toString
    if (text == "NaN" || text.endsWith("Infinity")) text
    else {
      val negative = text.startsWith("-")
      val plain = if (negative) text.substring(1) else text
      val e = plain.indexOf("E")
      val mantissa = if (e < 0) plain else plain.substring(0, e)
      val exponent = if (e < 0) 0 else plain.substring(e + 1).toInt
      val point = mantissa.indexOf(".")
      val value = BigInt(mantissa.substring(0, point) + mantissa.substring(point + 1))
      val scale = mantissa.length - point - 1 - exponent
      val rounded = pointed(scaled(value, digits - scale), digits)
      if (negative) "-" + rounded else rounded
    }
  }
  private def scaled(value: BigInt, by: Int): BigInt =
    if (by >= 0) value * BigInt(10).pow(by)
    else {
      val unit = BigInt(10).pow(-by)
      val rest = value % unit
      if (rest * BigInt(2) >= unit) value / unit + BigInt(1) else value / unit
    }
  private def pointed(value: BigInt, digits: Int): String = {
    val text = value.toString
    val all = if (text.length <= digits) "0" * (digits + 1 - text.length) + text else text
    if (digits == 0) all
    else all.substring(0, all.length - digits) + "." + all.substring(all.length - digits)
  }
  def pad(text: String, width: Int, left: Boolean, zero: Boolean): String = {
    val missing = width - text.length
    if (missing <= 0) text
    else if (left) text + " " * missing
    else if (zero && text.startsWith("-")) "-" + "0" * missing + text.substring(1)
    else (if (zero) "0" else " ") * missing + text
  }
  def hex(x: Int): String = x.toHexString
  def signed(text: String): String = if (text.startsWith("-")) text else "+" + text
}
