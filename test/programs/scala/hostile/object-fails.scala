// ask: run --fuel 1000000 -e "A.x" -e "A.x" -e "try A.x catch { case e: Throwable => 7 }"
object A { val x: Int = 1 / 0 }
