// Huffman coding: frequencies, a tree and bits. check: times, weight, combine, decode, encode, insert
abstract class CodeTree
case class Fork(left: CodeTree, right: CodeTree, chars: List[Char], weight: Int) extends CodeTree
case class Leaf(char: Char, weight: Int) extends CodeTree

object Huffman {
  def weight(tree: CodeTree): Int = tree match {
    case Fork(_, _, _, w) => w
    case Leaf(_, w) => w
  }

  def chars(tree: CodeTree): List[Char] = tree match {
    case Fork(_, _, cs, _) => cs
    case Leaf(c, _) => List(c)
  }

  def makeCodeTree(left: CodeTree, right: CodeTree) =
    Fork(left, right, chars(left) ::: chars(right), weight(left) + weight(right))

  def times(chars: List[Char]): List[(Char, Int)] = chars match {
    case Nil => Nil
    case c :: _ =>
      val (same, others) = chars.partition(_ == c)
      (c, same.size) :: times(others)
  }

  def makeOrderedLeafList(freqs: List[(Char, Int)]): List[Leaf] =
    freqs.sortWith((a, b) => a._2 < b._2).map(p => Leaf(p._1, p._2))

  def insert(t: CodeTree, trees: List[CodeTree]): List[CodeTree] = {
    val (lighter, heavier) = trees.span(weight(_) < weight(t))
    lighter ::: t :: heavier
  }

  def combine(trees: List[CodeTree]): List[CodeTree] = trees match {
    case l :: r :: rest => insert(makeCodeTree(l, r), rest)
    case _ => trees
  }

  def until(done: List[CodeTree] => Boolean, step: List[CodeTree] => List[CodeTree])(trees: List[CodeTree]): CodeTree =
    if (done(trees)) trees.head else until(done, step)(step(trees))

  def createCodeTree(chars: List[Char]): CodeTree =
    until(_.size == 1, combine)(makeOrderedLeafList(times(chars)))

  type Bit = Int

  def decode(tree: CodeTree, bits: List[Bit]): List[Char] = {
    def step(t: CodeTree, bits: List[Bit]): List[Char] = t match {
      case Leaf(c, _) if bits.isEmpty => List(c)
      case Leaf(c, _) => c :: step(tree, bits)
      case Fork(l, r, _, _) =>
        if (bits.isEmpty) Nil
        else step(if (bits.head == 0) l else r, bits.tail)
    }
    tree match {
      case Leaf(c, w) => List.fill(w)(c)
      case _ => step(tree, bits)
    }
  }

  def encode(tree: CodeTree)(text: List[Char]): List[Bit] = {
    def lookup(t: CodeTree)(c: Char): List[Bit] = t match {
      case Leaf(_, _) => Nil
      case Fork(l, r, _, _) => if (chars(l).contains(c)) 0 :: lookup(l)(c) else 1 :: lookup(r)(c)
    }
    text flatMap lookup(tree)
  }

  def main(args: Array[String]): Unit = {
    val text = "to be or not to be".toList
    val tree = createCodeTree(text)
    println(times(text))
    println(chars(tree).mkString + ", " + weight(tree))
    val bits = encode(tree)(text)
    println(bits.mkString)
    println(decode(tree, bits).mkString)
  }
}
