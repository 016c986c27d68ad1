// Object-oriented sets: a tree of objects without pattern matching. check: wordsIn, mostPopular, TweetSets.descending, unionSize
class Tweet(val user: String, val text: String, val retweets: Int) {
  override def toString = user + ": " + text + " [" + retweets + "]"
}

abstract class TweetSet {
  def filter(p: Tweet => Boolean): TweetSet = filterAcc(p, new Empty)
  def filterAcc(p: Tweet => Boolean, acc: TweetSet): TweetSet
  def union(that: TweetSet): TweetSet
  def mostRetweeted: Tweet
  def isEmpty: Boolean
  def incl(tweet: Tweet): TweetSet
  def remove(tweet: Tweet): TweetSet
  def contains(tweet: Tweet): Boolean
  def foreach(f: Tweet => Unit): Unit
  def descending: List[Tweet] = if (isEmpty) Nil else {
    val most = mostRetweeted
    most :: remove(most).descending
  }
}

class Empty extends TweetSet {
  def filterAcc(p: Tweet => Boolean, acc: TweetSet): TweetSet = acc
  def union(that: TweetSet) = that
  def mostRetweeted = throw new NoSuchElementException("Empty.mostRetweeted")
  def isEmpty = true
  def contains(tweet: Tweet): Boolean = false
  def incl(tweet: Tweet): TweetSet = new NonEmpty(tweet, new Empty, new Empty)
  def remove(tweet: Tweet): TweetSet = this
  def foreach(f: Tweet => Unit): Unit = ()
}

class NonEmpty(elem: Tweet, left: TweetSet, right: TweetSet) extends TweetSet {
  def filterAcc(p: Tweet => Boolean, acc: TweetSet): TweetSet =
    right.filterAcc(p, left.filterAcc(p, if (p(elem)) acc.incl(elem) else acc))
  def union(that: TweetSet) = left.union(right.union(that.incl(elem)))
  def isEmpty = false
  def mostRetweeted = {
    def max(a: Tweet, b: TweetSet): Tweet =
      if (b.isEmpty) a else { val m = b.mostRetweeted; if (m.retweets > a.retweets) m else a }
    max(max(elem, left), right)
  }
  def contains(x: Tweet): Boolean =
    if (x.text < elem.text) left.contains(x) else if (elem.text < x.text) right.contains(x) else true
  def incl(x: Tweet): TweetSet =
    if (x.text < elem.text) new NonEmpty(elem, left.incl(x), right)
    else if (elem.text < x.text) new NonEmpty(elem, left, right.incl(x))
    else this
  def remove(tw: Tweet): TweetSet =
    if (tw.text < elem.text) new NonEmpty(elem, left.remove(tw), right)
    else if (elem.text < tw.text) new NonEmpty(elem, left, right.remove(tw))
    else left.union(right)
  def foreach(f: Tweet => Unit): Unit = { f(elem); left foreach f; right foreach f }
}

object TweetSets extends App {
  def build(tweets: List[(String, Int)]): TweetSet =
    tweets.foldLeft(new Empty: TweetSet) { case (set, (text, n)) => set incl new Tweet("u", text, n) }

  def mostPopular(tweets: List[(String, Int)]): String = build(tweets).mostRetweeted.text

  def descending(tweets: List[(String, Int)]): List[Int] = build(tweets).descending.map(_.retweets)

  def unionSize(a: List[(String, Int)], b: List[(String, Int)]): Int = {
    var n = 0
    build(a) union build(b) foreach { _ => n += 1 }
    n
  }

  def wordsIn(tweets: List[(String, Int)], word: String): List[String] =
    build(tweets).filter(_.text contains word).descending.map(_.text)

  val data = List("scala is fun" -> 20, "java too" -> 7, "fun with sets" -> 12, "scala is fun" -> 99)
  build(data) foreach println
  println(mostPopular(data) + ", " + descending(data))
  println(wordsIn(data, "fun"))
  println(unionSize(data, List("new" -> 1, "java too" -> 7)))
}
