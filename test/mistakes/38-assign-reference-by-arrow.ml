let best = ref 0
let record score = best := max score !best
