let counter = ref 0
let fresh () = incr counter; !counter
let stack = ref []
let push x = stack := x :: !stack
let pop () = match !stack with [] -> None | x :: rest -> stack := rest; Some x
let seen = Array.make 3 false
let visit i = if i < 0 || i > 2 then false else if seen.(i) then false else (seen.(i) <- true; true)
let next = let n = ref 0 in fun step -> n := !n + step; !n
let total = ref 0
let add x = total := !total + x; !total
let double x = x + x
let log = Buffer.create 16
let note s = Buffer.add_string log s
let noted () = Buffer.contents log
