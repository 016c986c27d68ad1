(*** about: aliases of results ***)
(*** check: --function grid ***)
(*** reference ***)
let grid n m = Array.make_matrix n m 0
(*** inputs ***)
let lengths = E.ints_of [ 0; 1; 2; 3; -1 ]
(* A later write shows which rows are one object. *)
let written g =
  Array.iteri (fun i row -> if Array.length row > 0 then row.(0) <- row.(0) + i + 1) g;
  g
let cases = E.cases (E.pair lengths lengths) (fun (n, m) -> written (grid n m))
(*** right: made one by one ***)
let grid n m = Array.init n (fun _ -> Array.make m 0)
(*** right: mapped ***)
let grid n m =
  Array.map (fun _ -> Array.make m 0) (Array.make n 0)
(*** right: copied ***)
let grid n m =
  let row = if n = 0 then [||] else Array.make m 0 in
  Array.init n (fun _ -> Array.copy row)
(*** wrong: one row ***)
let grid n m = Array.make n (Array.make m 0)
(*** wrong: one row but for the first ***)
let grid n m =
  let row = Array.make m 0 in
  Array.init n (fun i -> if i = 0 then Array.make m 0 else row)
(*** wrong: the other way round ***)
Array.make_matrix n m 0 ===> Array.make_matrix m n 0
