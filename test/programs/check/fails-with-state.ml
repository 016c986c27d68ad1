(* ask: check *)
(* A test that fails is left out with what it has changed: the table of known results is empty again. *)
let known = Hashtbl.create 10

let rec fib n =
  if n < 2 then n
  else
    match Hashtbl.find_opt known n with
    | Some result -> result
    | None ->
        let result = fib (n - 1) + fib (n - 2) in
        Hashtbl.add known n result;
        result

let () = Hashtbl.add known 3 100; assert (fib 4 = 3)
