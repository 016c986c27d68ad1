// ask: run --fuel 1000000 -e "List.fill(2000000000)(1).size"
object Main
