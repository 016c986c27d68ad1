(* Delayed lists: each step is computed when it is asked for, again every time. *)

type 'a t = unit -> 'a node
and 'a node = Nil | Cons of 'a * 'a t

let empty : 'a t = fun () -> Nil
let return x : 'a t = fun () -> Cons (x, empty)
let cons x (s : 'a t) : 'a t = fun () -> Cons (x, s)

let rec append (s : 'a t) (tail : 'a t) : 'a t =
 fun () ->
  match s () with
  | Nil -> tail ()
  | Cons (x, rest) -> Cons (x, append rest tail)

let rec map f (s : 'a t) : 'b t =
 fun () ->
  match s () with
  | Nil -> Nil
  | Cons (x, rest) ->
    let y = f x in
    Cons (y, map f rest)

let rec _next_such p (s : 'a t) =
  match s () with
  | Nil -> Nil
  | Cons (x, rest) as found -> if p x then found else _next_such p rest

let rec filter p (s : 'a t) : 'a t =
 fun () ->
  match _next_such p s with
  | Nil -> Nil
  | Cons (x, rest) -> Cons (x, filter p rest)

let rec filter_map f (s : 'a t) : 'b t = fun () -> _filter_map f s

and _filter_map f s =
  match s () with
  | Nil -> Nil
  | Cons (x, rest) -> (
    match f x with
    | None -> _filter_map f rest
    | Some y -> Cons (y, filter_map f rest))

let rec concat (s : 'a t t) : 'a t =
 fun () ->
  match s () with
  | Nil -> Nil
  | Cons (first, rest) -> append first (concat rest) ()

let rec flat_map f (s : 'a t) : 'b t =
 fun () ->
  match s () with
  | Nil -> Nil
  | Cons (x, rest) -> append (f x) (flat_map f rest) ()

let concat_map = flat_map

let rec fold_left f acc (s : 'b t) =
  match s () with
  | Nil -> acc
  | Cons (x, rest) -> fold_left f (f acc x) rest

let rec iter (f : 'a -> unit) (s : 'a t) =
  match s () with
  | Nil -> ()
  | Cons (x, rest) ->
    f x;
    iter f rest

let rec unfold f from : 'a t =
 fun () ->
  match f from with
  | None -> Nil
  | Some (x, next) -> Cons (x, unfold f next)
