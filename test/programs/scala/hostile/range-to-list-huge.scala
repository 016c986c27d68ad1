// ask: run --fuel 1000000 -e "(1 to 2147483647).toList.size"
object Main
