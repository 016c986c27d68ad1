module B = struct let next x = x + 1 module In = struct let same x = x end end
module C = struct let next x = x + 1 end
module D = struct let next x = x + 1 end
type color = Red | Green
type point = { x : int; y : int }
let origin = { x = 0; y = 0 }
let favourite = Red
let all = [ Red; Green ]
