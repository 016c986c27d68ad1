object A { val x = 1; val y = -1; val z = - 1; val w = a -1; val v = a - 1; val u = -1.abs; val t = -x.abs }
