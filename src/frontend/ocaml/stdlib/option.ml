(* Optional values. *)

let none = None
let some x = Some x

let get o =
  match o with
  | Some x -> x
  | None -> invalid_arg "option is None"

let value o ~default =
  match o with
  | Some x -> x
  | None -> default

let fold ~none ~some o =
  match o with
  | Some x -> some x
  | None -> none

let to_result ~none o =
  match o with
  | Some x -> Ok x
  | None -> Error none

let bind o f =
  match o with
  | Some x -> f x
  | None -> None

let join o =
  match o with
  | Some inner -> inner
  | None -> None

let map f o =
  match o with
  | Some x -> Some (f x)
  | None -> None

let iter f o =
  match o with
  | Some x -> f x
  | None -> ()

let is_none o = o == None
let is_some o = o != None

let equal (same : 'a -> 'a -> bool) o1 o2 =
  match (o1, o2) with
  | Some x, Some y -> same x y
  | None, None -> true
  | Some _, None | None, Some _ -> false

let compare (cmp : 'a -> 'a -> int) o1 o2 =
  match (o1, o2) with
  | Some x, Some y -> cmp x y
  | None, None -> 0
  | None, Some _ -> -1
  | Some _, None -> 1

let to_list o =
  match o with
  | Some x -> [ x ]
  | None -> []

let to_seq o =
  match o with
  | Some x -> Seq.return x
  | None -> Seq.empty

(* Last, so that the functions above speak of the type's first name. *)
type 'a t = 'a option = None | Some of 'a
