enum Planet(mass: Double) extends E { case Earth extends Planet(5.9); case Mars extends Planet(0.6) }
