object Solution {
  def insert(x: Int, l: List[Int]): List[Int] = x :: l
}
