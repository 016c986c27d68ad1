(* Exceptions, handlers and cases that handle. *)
exception A of int
exception B
let f x = match x / (x - 1) with 0 -> 1 | n when n > 3 -> n | _ -> x | exception Division_by_zero -> 7 | exception A n -> n
let g x = try if x > 0 then raise (A x) else if x = 0 then raise B else x with A n -> n - 1 | B -> 3
let h x = match g x with exception B -> 0 | n -> n
let i x = try f x with (A 1 | B) -> 2 | A n when n > 5 -> n | A _ -> 0
let j x = match x with Some y -> (try y / 0 with Division_by_zero -> y) | None -> failwith "none"
let k l = match l with [] -> invalid_arg "k" | [ x ] | [ _; x ] -> x | x :: y :: _ -> x - y
let swapped g x = match g x with y -> y | exception Not_found -> "none" | exception Exit -> "over"
let swapped_of_two g x = match g x with true -> "yes" | false -> "no" | exception Not_found -> "none" | exception Exit -> "over"
