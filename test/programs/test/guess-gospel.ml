(* ask: test --guess --no-proof *)
(* Preconditions that would exclude failures: they hold in the calls of the file, or where there are none, of inputs on which
   the function does not fail. *)
let rec sorted = function x :: (y :: _ as r) -> x <= y && sorted r | _ -> true
let rec climb l = match l with
  | x :: (y :: _ as r) -> if x > y then failwith "down" else climb r
  | _ -> ()
let zip a b = List.combine a b
let lookup k table = List.assoc k table
let letter s i = s.[i]
let share a b = a / b
(* Its calls say more than that it does not fail. *)
let maximum l = match l with [] -> failwith "empty" | x :: r -> List.fold_left max x r
let () = assert (maximum [3; 1; 2] = 3)
(* A call that fails is a call. *)
let half n = if n < 0 then failwith "negative" else n / 2
let () = try ignore (half (-1)) with Failure _ -> ()
(* Nothing that is tried says this. *)
let seldom a b = if a = 3 && b = 4 then failwith "never" else a + b
(* Its parameter has no name. *)
let first = function [] -> failwith "first" | x :: _ -> x
