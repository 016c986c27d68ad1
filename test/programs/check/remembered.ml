(* ask: check *)
(* What a program remembers between calls shows in sequences of calls. *)
let counter = ref 0
let fresh () = incr counter; min 3 !counter
let stack = ref []
let push x = if not (List.mem x !stack) then stack := x :: !stack
let pop () = match !stack with [] -> None | x :: rest -> stack := rest; Some x
let seen = Array.make 3 false
let visit i = if i < 0 || i > 2 then false else if seen.(i) then false else (seen.(i) <- i < 2; true)
let next = let n = ref 0 in fun step -> n := !n + step; !n
let total = ref 0
let add x = let before = !total in total := before + x; before + x
let calls = ref 0
let double x = incr calls; if !calls > 2 then 0 else 2 * x
let log = ref ""
let note s = log := !log ^ s
let noted () = !log
