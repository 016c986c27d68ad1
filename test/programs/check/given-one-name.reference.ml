let fine n = n > 0
let sign n = compare n 0
