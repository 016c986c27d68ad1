// Stacks: brackets that balance, in three ways. check: balanced, matching, depth
object Brackets {
  // counts only one kind
  def balanced(chars: List[Char]): Boolean = {
    def go(open: Int, rest: List[Char]): Boolean =
      if (open < 0) false
      else if (rest.isEmpty) open == 0
      else rest.head match {
        case '(' => go(open + 1, rest.tail)
        case ')' => go(open - 1, rest.tail)
        case _ => go(open, rest.tail)
      }
    go(0, chars)
  }

  val partner = Map(')' -> '(', ']' -> '[', '}' -> '{')

  // three kinds need a stack
  def matching(text: String): Boolean = {
    var stack = List[Char]()
    for (c <- text) {
      if ("([{".contains(c)) stack = c :: stack
      else if (partner.contains(c)) {
        if (stack.headOption == partner.get(c)) stack = stack.tail
        else return false
      }
    }
    stack.isEmpty
  }

  def depth(chars: List[Char]): Int = {
    val levels = chars.scanLeft(0) { (d, c) =>
      if (c == '(') d + 1 else if (c == ')') d - 1 else d
    }
    levels.max
  }

  def main(args: Array[String]): Unit = {
    println(balanced("(if (zero? x) max (/ 1 x))".toList))
    println(balanced("())(".toList) + " " + balanced(":-)".toList))
    println(matching("{[a(b)c]}") + " " + matching("{[(])}") + " " + matching("((") + " " + matching("]"))
    println(depth("(()(()))".toList))
  }
}
