(* ask: check --exceptions same *)
(* Bytes that are no text are escaped; an index counts as rounds, and what a call
   that raises leaves behind is not claimed. *)
let latin s = if s = "caf\233" then 2 else 0
let table = Array.make_matrix 100 100 0
let get i j = table.(i).(j)
let stack = ref []
let push x = stack := x :: !stack; if List.length !stack > 3 then failwith "full"
let top () = match !stack with [] -> 0 | x :: _ -> x
