// ask: run --fuel 1000000 -e "BigInt(2).pow(1000000000).toString.length" -e "BigInt(1) << 2147483647"
object Main
