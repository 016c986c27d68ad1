(* Results: a value or an error. *)

(* What stays as it is stays the same object, though its type changes. *)
external _cast : 'a -> 'b = "any.cast"

let ok x = Ok x
let error e = Error e

let get_ok r =
  match r with
  | Ok x -> x
  | Error _ -> invalid_arg "result is Error _"

let get_error r =
  match r with
  | Error e -> e
  | Ok _ -> invalid_arg "result is Ok _"

let value r ~default =
  match r with
  | Ok x -> x
  | Error _ -> default

let fold ~ok ~error r =
  match r with
  | Ok x -> ok x
  | Error e -> error e

let equal ~(ok : 'a -> 'a -> bool) ~(error : 'e -> 'e -> bool) r1 r2 =
  match (r1, r2) with
  | Ok x, Ok y -> ok x y
  | Error x, Error y -> error x y
  | Ok _, Error _ | Error _, Ok _ -> false

let compare ~(ok : 'a -> 'a -> int) ~(error : 'e -> 'e -> int) r1 r2 =
  match (r1, r2) with
  | Ok x, Ok y -> ok x y
  | Error x, Error y -> error x y
  | Ok _, Error _ -> -1
  | Error _, Ok _ -> 1

let bind (r : ('a, 'e) result) (f : 'a -> ('b, 'e) result) : ('b, 'e) result =
  match r with
  | Ok x -> f x
  | Error _ -> _cast r

let join (r : (('a, 'e) result, 'e) result) : ('a, 'e) result =
  match r with
  | Ok inner -> inner
  | Error _ -> _cast r

let map f (r : ('a, 'e) result) : ('b, 'e) result =
  match r with
  | Ok x -> Ok (f x)
  | Error _ -> _cast r

let map_error f (r : ('a, 'e) result) : ('a, 'f) result =
  match r with
  | Error e -> Error (f e)
  | Ok _ -> _cast r

let iter f r =
  match r with
  | Ok x -> f x
  | Error _ -> ()

let iter_error f r =
  match r with
  | Error e -> f e
  | Ok _ -> ()

let is_ok r =
  match r with
  | Ok _ -> true
  | Error _ -> false

let is_error r = not (is_ok r)

let to_option r =
  match r with
  | Ok x -> Some x
  | Error _ -> None

let to_list r =
  match r with
  | Ok x -> [ x ]
  | Error _ -> []

let to_seq r =
  match r with
  | Ok x -> Seq.return x
  | Error _ -> Seq.empty

(* Last, so that the functions above speak of the type's first name. *)
type ('a, 'e) t = ('a, 'e) result = Ok of 'a | Error of 'e
