(* Queues that change: a chain of cells, of which the last gets the next one. *)

exception Empty

type 'a t
type 'a _cells = End | Cell of 'a _cell
and 'a _cell = { item : 'a; mutable next : 'a _cells }

type 'a _queue = { mutable size : int; mutable first : 'a _cells; mutable last : 'a _cells }

external _open : 'a t -> 'a _queue = "any.cast"
external _close : 'a _queue -> 'a t = "any.cast"

let create () = _close { size = 0; first = End; last = End }

let _clear q =
  q.size <- 0;
  q.first <- End;
  q.last <- End

let clear q = _clear (_open q)

let add x q =
  let q = _open q in
  let cell = Cell { item = x; next = End } in
  (match q.last with
  | End -> q.first <- cell
  | Cell last -> last.next <- cell);
  q.last <- cell;
  q.size <- q.size + 1

let push = add

let peek_opt q =
  match (_open q).first with
  | End -> None
  | Cell { item; _ } -> Some item

let peek q =
  match (_open q).first with
  | End -> raise Empty
  | Cell { item; _ } -> item

let top = peek

let take_opt q =
  let q = _open q in
  match q.first with
  | End -> None
  | Cell { item; next = End } ->
    _clear q;
    Some item
  | Cell { item; next } ->
    q.first <- next;
    q.size <- q.size - 1;
    Some item

let take q =
  match take_opt q with
  | Some x -> x
  | None -> raise Empty

let pop = take
let length q = (_open q).size
let is_empty q = (_open q).size = 0

(* What is added meanwhile comes too, unless it is after the very last. *)
let rec _iter (f : 'a -> unit) cells =
  match cells with
  | End -> ()
  | Cell { item; next } ->
    f item;
    _iter f next

let iter f q = _iter f (_open q).first

let rec _fold f acc cells =
  match cells with
  | End -> acc
  | Cell { item; next } -> _fold f (f acc item) next

let fold f acc q = _fold f acc (_open q).first

let copy q =
  let twin = create () in
  iter (fun x -> add x twin) q;
  twin

let transfer from into =
  let from = _open from and into = _open into in
  if from.size > 0 then begin
    (match into.last with
    | End -> into.first <- from.first
    | Cell last -> last.next <- from.first);
    into.last <- from.last;
    into.size <- into.size + from.size;
    _clear from
  end

let rec _seq cells : 'a Seq.t =
 fun () ->
  match cells with
  | End -> Seq.Nil
  | Cell { item; next } -> Seq.Cons (item, _seq next)

let to_seq q = _seq (_open q).first
let add_seq q (items : 'a Seq.t) = Seq.iter (fun x -> add x q) items

let of_seq (items : 'a Seq.t) =
  let q = create () in
  add_seq q items;
  q
