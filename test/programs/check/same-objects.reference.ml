let local x = let o = object method m = x + 1 end in o#m
class counter = object method next y = 1 + y end
let made y = (new counter)#next y
let zero x = x +. 1. /. 0.
let least () = 1e999
let text x = string_of_float (x *. 0.)
let home x = Sys.getenv_opt ("HOME" ^ x)
