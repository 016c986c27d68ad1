(* Stacks that change: a list and its length. *)

exception Empty

type 'a t
type 'a _stack = { mutable items : 'a list; mutable size : int }

external _open : 'a t -> 'a _stack = "any.cast"
external _close : 'a _stack -> 'a t = "any.cast"

let create () = _close { items = []; size = 0 }

let clear s =
  let s = _open s in
  s.items <- [];
  s.size <- 0

let copy s = _close { items = (_open s).items; size = (_open s).size }

let push x s =
  let s = _open s in
  s.items <- x :: s.items;
  s.size <- s.size + 1

let top_opt s =
  match (_open s).items with
  | [] -> None
  | x :: _ -> Some x

let top s =
  match (_open s).items with
  | [] -> raise Empty
  | x :: _ -> x

let pop_opt s =
  let s = _open s in
  match s.items with
  | [] -> None
  | x :: rest ->
    s.items <- rest;
    s.size <- s.size - 1;
    Some x

let pop s =
  match pop_opt s with
  | Some x -> x
  | None -> raise Empty

let is_empty s = (_open s).size = 0
let length s = (_open s).size
let iter f s = List.iter f (_open s).items
let fold f acc s = List.fold_left f acc (_open s).items
let to_seq s = List.to_seq (_open s).items
let add_seq s (items : 'a Seq.t) = Seq.iter (fun x -> push x s) items

let of_seq (items : 'a Seq.t) =
  let s = create () in
  add_seq s items;
  s
