type point = { x : int; y : int }
let origin = { y = 0; x = 0 }
