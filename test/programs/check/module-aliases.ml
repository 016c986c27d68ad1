(* ask: check *)
module A = struct let next x = x + 1 module In = struct let same x = x end end
module B = A
module Other = struct module E = struct let next x = x + 2 end end
module C = Other.E
module Library = List
module D = B
type color = Red | Green
type point = { x : int; y : int }
let origin = { x = 0; y = 7 }
let favourite = Green
let all = [ Red; Green ]
