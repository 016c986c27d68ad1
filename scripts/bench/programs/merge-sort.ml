(* Merge sort of 100,000 elements, as courses write it: lists, pairs, deep recursion. *)
let rec split = function
  | [] -> ([], [])
  | [ x ] -> ([ x ], [])
  | x :: y :: rest ->
      let left, right = split rest in
      (x :: left, y :: right)

let rec merge left right =
  match (left, right) with
  | [], rest | rest, [] -> rest
  | x :: xs, y :: ys -> if x <= y then x :: merge xs right else y :: merge left ys

let rec sort = function
  | ([] | [ _ ]) as short -> short
  | items ->
      let left, right = split items in
      merge (sort left) (sort right)

let rec numbers n seed = if n = 0 then [] else seed :: numbers (n - 1) (((seed * 4096) + 150889) mod 714025)

let rec sorted = function x :: (y :: _ as rest) -> x <= (y : int) && sorted rest | _ -> true

let () =
  let items = sort (numbers 100_000 42) in
  print_endline (if sorted items then "sorted" else "not sorted");
  print_int (List.nth items 50_000);
  print_newline ()
