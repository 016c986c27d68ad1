(* ask: check --exceptions same *)
(* Results have no name of a function; bytes that are no text are escaped; an index counts as rounds, and what a call
   that raises leaves behind is not claimed. *)
let c = ref 0
let a () = incr c; if !c > 1 then 7 else !c
let latin s = if s = "caf\233" then 2 else 0
let table = Array.make_matrix 100 100 0
let get i j = table.(i).(j)
let stack = ref []
let push x = stack := x :: !stack; if List.length !stack > 3 then failwith "full"
let top () = match !stack with [] -> 0 | x :: _ -> x
