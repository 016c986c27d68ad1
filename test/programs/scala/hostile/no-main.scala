object Main {
  val x = { println("loaded"); 1 }
}
