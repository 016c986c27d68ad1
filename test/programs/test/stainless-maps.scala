// ask: test
// Maps of Stainless are equal if they have the same entries.
import stainless.lang._
object Maps {
  def empty(k: Int): Boolean = { Map[Int, Int]() == Map.empty[Int, Int] }.holds
  def again(k: Int, v: Int): Boolean = { Map(k -> 0).updated(k, v) == Map(k -> v) }.holds
  def both(k: Int, m: Int): Boolean = { Map(k -> 1, m -> 2) == Map(m -> 2, k -> 1) }.holds
  def apart(k: Int, v: Int): Boolean = { Map(k -> v) == Map(v -> k) }.holds
}
