let rec sum = function [] -> 0 | x :: rest -> x + sum rest
let rec is_sorted = function x :: (y :: _ as rest) -> (x : int) <= y && is_sorted rest | _ -> true
let rec last : int list -> int option = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest
let rec take_while p = function (x : int) :: rest when p x -> x :: take_while p rest | _ -> []

let rec split_at n (l : int list) =
  match l with
  | x :: rest when n > 0 ->
      let front, back = split_at (n - 1) rest in
      (x :: front, back)
  | _ -> ([], l)
