// ask: run --fuel 1000000 -e "(String.valueOf('x') * 2000000000).length"
object Main
