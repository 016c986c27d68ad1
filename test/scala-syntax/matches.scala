object A { val a = x.y match { case 1 => 2 } ; val b = x match { case 1 => 2 } match { case 3 => 4 }; val c = new A() match { case _ => 1 }
  val d = f(x) { y } match { case 1 => 2 }
  val e = !x match { case true => 1 }
  val f = a + b match { case 1 => 2 }
  val g = x => x match { case 1 => 2 }
  val h = throw x match { case 1 => 2 }
}
