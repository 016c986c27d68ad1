let up x = x + 1
let down x = x - 1
