(* Abstraction: a queue as two lists behind a signature. check: serve, josephus *)

module type QUEUE = sig
  type 'a t

  val empty : 'a t
  val add : 'a -> 'a t -> 'a t
  val take : 'a t -> ('a * 'a t) option
  val of_list : 'a list -> 'a t
  val to_list : 'a t -> 'a list
end

(* [front] is in order, [back] is reversed; [front] is empty only if the queue is. *)
module Queue : QUEUE = struct
  type 'a t = { front : 'a list; back : 'a list }

  let empty = { front = []; back = [] }
  let normal = function { front = []; back } -> { front = List.rev back; back = [] } | queue -> queue
  let add x queue = normal { queue with back = x :: queue.back }

  let take queue =
    match queue.front with
    | [] -> None
    | x :: front -> Some (x, normal { queue with front })

  let of_list xs = { front = xs; back = [] }
  let to_list queue = queue.front @ List.rev queue.back
end

(* Customers arrive at a counter; the counter serves whoever came first. *)
type event = Arrives of int | Served

let serve events =
  let step (served, waiting) = function
    | Arrives customer -> (served, Queue.add customer waiting)
    | Served -> (
        match Queue.take waiting with
        | None -> (served, waiting)
        | Some (customer, waiting) -> (customer :: served, waiting))
  in
  let served, waiting = List.fold_left step ([], Queue.empty) events in
  (List.rev served, Queue.to_list waiting)

(* People stand in a circle and every [k]th leaves; in which order do they go? *)
let josephus k people =
  let rec go left circle =
    match Queue.take circle with
    | None -> []
    | Some (person, rest) ->
        if left <= 1 then person :: go k rest else go (left - 1) (Queue.add person rest)
  in
  go k (Queue.of_list people)

let print_list xs = print_endline (String.concat " " (List.map string_of_int xs))

let () =
  let served, waiting = serve [ Arrives 1; Arrives 2; Served; Arrives 3; Served; Arrives 4; Served; Arrives 5 ] in
  print_list served;
  print_list waiting;
  print_list (josephus 3 [ 1; 2; 3; 4; 5; 6; 7 ]);
  print_list (josephus 1 [ 1; 2; 3 ])
