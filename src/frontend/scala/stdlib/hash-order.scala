// The orders in which Scala 2.11 goes through its hash tables, and the mixing of hash codes that they follow from. Hash
// codes of what is in them are made for each program (`Core.hash`).
package scala

object HashOrder {
  def mix(hash: Int, data: Int): Int = rotated(mixLast(hash, data), 13) * 5 + 0xe6546b64
  def mixLast(hash: Int, data: Int): Int = hash ^ (rotated(data * 0xcc9e2d51, 15) * 0x1b873593)
  def finished(hash: Int, length: Int): Int = {
    val a = hash ^ length
    val b = (a ^ (a >>> 16)) * 0x85ebca6b
    val c = (b ^ (b >>> 13)) * 0xc2b2ae35
    c ^ (c >>> 16)
  }
  private def rotated(x: Int, n: Int): Int = (x << n) | (x >>> (32 - n))

  /** Of a sequence, a set and a map, by their elements. */
  def ofSeq(xs: Seq[Any]): Int = ordered(xs.toList, Core.textHash("Seq"))
  def ofSet(xs: Set[Any]): Int = unordered(xs.elements, Core.textHash("Set"))
  def ofMap(xs: Map[Any, Any]): Int = unordered(xs.pairs, Core.textHash("Map"))
  private def ordered(xs: List[Any], seed: Int): Int =
    finished(xs.foldLeft(seed)((h, x) => mix(h, Core.hash(x))), xs.length)
  private def unordered(xs: List[Any], seed: Int): Int = {
    val hashes = xs.map(x => Core.hash(x))
    val sum = hashes.foldLeft(0)((a, h) => a + h)
    val parity = hashes.foldLeft(0)((a, h) => a ^ h)
    val product = hashes.foldLeft(1)((a, h) => if (h == 0) a else a * h)
    finished(mixLast(mix(mix(seed, sum), parity), product), xs.length)
  }

  /** The order of immutable hash sets and maps: tries of 32 branches, by the low bits first. */
  def trie[A](xs: List[A], key: A => Any): List[A] =
    if (xs.lengthCompare(2) < 0) xs
    else List.ordered(xs.map(x => (improved(Core.hash(key(x))), x)))((a, b) => isBefore(a._1, b._1)).map(e => e._2)
  private def improved(code: Int): Int = {
    val a = code + ~(code << 9)
    val b = a ^ (a >>> 14)
    val c = b + (b << 4)
    c ^ (c >>> 10)
  }
  private def isBefore(a: Int, b: Int): Boolean = {
    val (x, y) = (a & 31, b & 31)
    if (a == b) Core.unsupported("the order of elements with the same hash code")
    else if (x == y) isBefore(a >>> 5, b >>> 5)
    else x < y
  }

  /** The order of mutable hash maps, into which these were put one after the other: buckets from the last to the first. */
  def table[A](xs: List[A], key: A => Any): List[A] =
    if (xs.lengthCompare(2) < 0) xs
    else {
      val all = xs.foldLeft(new HashBuckets[A](16, Nil))((t, x) => t + (Core.hash(key(x)), x))
      List.ordered(all.entries)((a, b) => a.bucket(all.capacity) > b.bucket(all.capacity)).map(e => e.value)
    }

  /** The order of mutable hash sets, into which these were put one after the other: places from the first to the last, each
    * element in the next free one from its own. `shrunk`: as many were there when one was taken out. */
  def flat[A](xs: List[A], shrunk: Int): List[A] = {
    val all = xs.foldLeft(new FlatTable[A](32, Nil))((t, x) => t.put(Core.hash(x), x))
    if (shrunk > 0 && (shrunk >= 14 || all.isCrowded)) Core.unsupported("the order of a mutable set that was larger")
    else all.inOrder.map(e => e.value)
  }

  /** Whether taking one out of a mutable set of these may move another. */
  def isCrowded[A](xs: List[A]): Boolean =
    xs.foldLeft(new FlatTable[A](32, Nil))((t, x) => t.put(Core.hash(x), x)).isCrowded

  /** Spreads a hash code over all bits; of these, the highest choose the place in a mutable table. */
  def spread(code: Int, rotation: Int): Int = {
    val swapped = bytesReversed(code * 0x9e3775cd) * 0x9e3775cd
    (swapped >>> rotation) | (swapped << (32 - rotation))
  }
  private def bytesReversed(x: Int): Int =
    ((x & 255) << 24) | ((x & 65280) << 8) | ((x >>> 8) & 65280) | (x >>> 24)
  /** Of a power of two. */
  def bitsOf(capacity: Int): Int = if (capacity <= 1) 0 else 1 + bitsOf(capacity / 2)
}

final class HashEntry[A](code: Int, val value: A) {
  def bucket(capacity: Int): Int =
    (HashOrder.spread(code, 4) >>> (32 - HashOrder.bitsOf(capacity))) & (capacity - 1)
}
/** A chain begins with what was put in last; growing turns chains round, as each is taken from its beginning. */
final class HashBuckets[A](val capacity: Int, val entries: List[HashEntry[A]]) {
  def +(code: Int, value: A): HashBuckets[A] = {
    val all = new HashEntry(code, value) :: entries
    if (all.length > capacity * 3 / 4) new HashBuckets(capacity * 2, all.reverse) else new HashBuckets(capacity, all)
  }
}

final class FlatEntry[A](val place: Int, val code: Int, val value: A)
/** Where it grows, its elements are put in again in their order. */
final class FlatTable[A](capacity: Int, entries: List[FlatEntry[A]]) {
  def inOrder: List[FlatEntry[A]] = List.ordered(entries)((a, b) => a.place < b.place)
  def put(code: Int, value: A): FlatTable[A] = {
    val all = new FlatEntry(free(own(code)), code, value) :: entries
    val next = new FlatTable(capacity, all)
    if (all.length < capacity * 450 / 1000) next
    else next.inOrder.foldLeft(new FlatTable[A](capacity * 2, Nil))((t, e) => t.put(e.code, e.value))
  }
  /** Some are not in their own place: which of them depends on what else was there. */
  def isCrowded: Boolean = entries.exists(e => e.place != own(e.code))
  private def own(code: Int): Int = {
    val bits = HashOrder.bitsOf(capacity)
    (HashOrder.spread(code, bits) >>> (32 - bits)) & (capacity - 1)
  }
  private def free(place: Int): Int = if (entries.exists(e => e.place == place)) free((place + 1) & (capacity - 1)) else place
}
