// ask: run --fuel 1000000 -e "Array.fill(100000)(1).length" -e "Array.fill(1000000000)(1).length" -e "Array.fill(-1)(1).length"
object Main
