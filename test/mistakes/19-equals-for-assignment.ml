let total = ref 0
let add n = total := n + !total
