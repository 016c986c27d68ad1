(* Sorting: three ways to put a list in order. check: insertion_sort, merge, merge_sort, quick_sort *)

(* Puts [x] before the first element that is not smaller. *)
let rec insert x = function
  | [] -> [ x ]
  | y :: rest as all -> if x <= y then x :: all else y :: insert x rest

let insertion_sort xs = List.fold_right insert xs []

(* Deals the elements out to two lists in turn. *)
let rec split = function
  | [] -> ([], [])
  | [ x ] -> ([ x ], [])
  | x :: y :: rest ->
      let left, right = split rest in
      (x :: left, y :: right)

(* Two sorted lists into one. *)
let rec merge xs ys =
  match (xs, ys) with
  | [], rest | rest, [] -> rest
  | x :: xs', y :: ys' -> if x <= y then x :: merge xs' ys else y :: merge xs ys'

let rec merge_sort = function
  | ([] | [ _ ]) as short -> short
  | xs ->
      let left, right = split xs in
      merge (merge_sort left) (merge_sort right)

let rec quick_sort = function
  | [] -> []
  | pivot :: rest ->
      let smaller, others = List.partition (fun x -> x < pivot) rest in
      quick_sort smaller @ (pivot :: quick_sort others)

let rec is_sorted = function
  | x :: (y :: _ as rest) -> x <= y && is_sorted rest
  | _ -> true

(* A sequence of pretended random numbers, the same each time. *)
let numbers count =
  let rec loop seed n = if n = 0 then [] else (seed mod 100) :: loop (((seed * 1103) + 12345) mod 65536) (n - 1) in
  loop 42 count

let () =
  let xs = numbers 12 in
  let show xs = String.concat " " (List.map string_of_int xs) in
  Printf.printf "unsorted:  %s\n" (show xs);
  Printf.printf "insertion: %s\n" (show (insertion_sort xs));
  Printf.printf "merge:     %s\n" (show (merge_sort xs));
  Printf.printf "quick:     %s\n" (show (quick_sort xs));
  let many = numbers 200 in
  let sorts = [ insertion_sort; merge_sort; quick_sort; List.sort compare ] in
  Printf.printf "all sorted: %b\n" (List.for_all (fun sort -> is_sorted (sort many)) sorts);
  Printf.printf "all the same: %b\n" (List.for_all (fun sort -> sort many = merge_sort many) sorts)
