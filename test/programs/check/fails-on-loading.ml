(* ask: check *)
(* Tests of the student's own that fail, raise, exit or never end are left out: the functions are compared. *)
let rec sum = function [] -> 0 | x :: rest -> x + sum rest

let () = assert (sum [ 1; 2 ] = 4)

let rec forever n = forever (n + 1)
let _ = forever 0

let product l = List.fold_left (fun a b -> a * b) 0 l
let first = List.hd (List.filter (fun x -> x > 3) [ 1; 2 ])
let shown = string_of_int first

let () =
  print_endline shown;
  assert false

let above x = x > first
let () = exit 0
