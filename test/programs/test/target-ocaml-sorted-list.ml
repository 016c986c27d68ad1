(* ask: test --count --budget 400000 *)
(* Insertion into a list whose elements get larger, as Target's: right, and with a duplicate. *)
let rec is_sorted l = match l with
  | x :: (y :: _ as rest) -> (x : int) < y && is_sorted rest
  | _ -> true

let rec insert x l = match l with
  | [] -> [x]
  | y :: rest -> if x < y then x :: l else if x = y then l else y :: insert x rest
(*@ r = insert x l
      requires is_sorted l
      ensures is_sorted r *)

let rec insert_bad x l = match l with
  | [] -> [x]
  | y :: rest -> if x < y then x :: l else y :: insert_bad x rest
(*@ r = insert_bad x l
      requires is_sorted l
      ensures is_sorted r *)
