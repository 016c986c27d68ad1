(* A value of one of two types. *)

type ('a, 'b) t = Left of 'a | Right of 'b

let left x : ('a, 'b) t = Left x
let right x : ('a, 'b) t = Right x

let is_left e =
  match e with
  | Left _ -> true
  | Right _ -> false

let is_right e = not (is_left e)

let find_left e =
  match e with
  | Left x -> Some x
  | Right _ -> None

let find_right e =
  match e with
  | Left _ -> None
  | Right x -> Some x

(* What stays as it is stays the same object, though its type changes. *)
external _cast : 'a -> 'b = "any.cast"

let map_left f (e : ('a, 'b) t) : ('c, 'b) t =
  match e with
  | Left x -> Left (f x)
  | Right _ -> _cast e

let map_right f (e : ('a, 'b) t) : ('a, 'c) t =
  match e with
  | Left _ -> _cast e
  | Right x -> Right (f x)

let map ~left ~right e =
  match e with
  | Left x -> Left (left x)
  | Right x -> Right (right x)

let fold ~left ~right e =
  match e with
  | Left x -> left x
  | Right x -> right x

let iter ~(left : 'a -> unit) ~(right : 'b -> unit) e = fold ~left ~right e
let for_all ~(left : 'a -> bool) ~(right : 'b -> bool) e = fold ~left ~right e

let equal ~(left : 'a -> 'a -> bool) ~(right : 'b -> 'b -> bool) e1 e2 =
  match (e1, e2) with
  | Left x, Left y -> left x y
  | Right x, Right y -> right x y
  | Left _, Right _ | Right _, Left _ -> false

let compare ~(left : 'a -> 'a -> int) ~(right : 'b -> 'b -> int) e1 e2 =
  match (e1, e2) with
  | Left x, Left y -> left x y
  | Right x, Right y -> right x y
  | Left _, Right _ -> -1
  | Right _, Left _ -> 1
