(* Abstraction: queues of two lists behind a signature. check: Queue.pop, Queue.fold *)

module type QUEUE = sig
  type 'a t

  val empty : 'a t
  val is_empty : 'a t -> bool
  val push : 'a -> 'a t -> 'a t
  val pop : 'a t -> ('a * 'a t) option
  val length : 'a t -> int
  val rev : 'a t -> 'a t
  val fold : ('b -> 'a -> 'b) -> 'b -> 'a t -> 'b
end

module Queue : QUEUE = struct
  type 'a t = { front : 'a list; back : 'a list; length : int }

  let empty = { front = []; back = []; length = 0 }
  let is_empty q = q.length = 0
  let push x q = { q with back = x :: q.back; length = q.length + 1 }

  let rec pop q =
    match q.front with
    | x :: front -> Some (x, { q with front; length = q.length - 1 })
    | [] -> if q.back = [] then None else pop { q with front = List.rev q.back; back = [] }

  let length q = q.length
  let rev q = { q with front = q.back; back = q.front }
  let fold f start q = List.fold_left f (List.fold_left f start q.front) (List.rev q.back)
end

let of_list xs = List.fold_left (fun q x -> Queue.push x q) Queue.empty xs
let to_list q = List.rev (Queue.fold (fun xs x -> x :: xs) [] q)

let rotate q = match Queue.pop q with None -> q | Some (x, q) -> Queue.push x q

let () =
  let q = rotate (rotate (of_list [ 1; 2; 3; 4 ])) in
  List.iter (Printf.printf "%d ") (to_list (Queue.rev q));
  Printf.printf "%d\n" (Queue.length q)
