object Main {
  val s = "ÿşÀ€"
  val xé = 1
}
