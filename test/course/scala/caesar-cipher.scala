// Characters: shifting letters and counting them. check: shift, encrypt, decrypt, vigenere, isAnagram, rot13
object CaesarCipher {
  def shift(n: Int)(c: Char): Char =
    if (c.isUpper) ((c - 'A' + n) % 26 + 'A').toChar
    else if (c.isLower) ((c - 'a' + n) % 26 + 'a').toChar
    else c

  def encrypt(n: Int, text: String): String = text map shift(n)

  def decrypt(n: Int, text: String): String = encrypt(26 - n % 26, text)

  def rot13(text: String): String = encrypt(13, text)

  def vigenere(key: String, text: String): String = {
    val shifts = key.toLowerCase.map(_ - 'a')
    text.zipWithIndex.map { case (c, i) => shift(shifts(i % shifts.length))(c) }.mkString
  }

  def isAnagram(a: String, b: String): Boolean = {
    def letters(s: String) = s.toLowerCase.filter(_ != ' ').sorted
    letters(a) == letters(b)
  }

  def crack(text: String): List[String] = (1 to 25).toList.map(decrypt(_, text)).filter(_.contains("the"))

  def main(args: Array[String]) = {
    val secret = encrypt(3, "attack the Zoo at 9!")
    println(secret)
    println(decrypt(3, secret))
    println(rot13(rot13("Hello, World")))
    println(vigenere("lemon", "attackatdawn"))
    println(isAnagram("Dormitory", "dirty room") + " " + isAnagram("a", "aa"))
    println(crack(secret))
    println(('a' to 'e').map(_.toUpper).mkString + ('a' + 1) + ('a' + 1).toChar + 'z'.toInt)
  }
}
