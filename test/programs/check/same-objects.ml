(* ask: check *)
(* Programs that are nearly the same, in what we do not read and in numbers that are hard to tell apart. *)
let local x = let o = object method m = x + 2 end in o#m
class counter = object method next y = 2 + y end
let made y = (new counter)#next y
let zero x = x +. 1. /. (-0.)
let least () = -1e999
let text x = string_of_float (x *. (-0.))
let home x = Sys.getenv_opt ("PATH" ^ x)
