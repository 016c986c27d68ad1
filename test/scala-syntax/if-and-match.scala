object A { val x = if (a) b else c match { case 1 => 2 } ; val y = if (a) b + c else d + e; val z = a + (if (b) c else d) }
