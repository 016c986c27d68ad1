let held (l : int Queue.t list ref) = List.length !l
let drain o = match o with Some q -> let n = Queue.length q in Queue.clear q; n | None -> 0
let nodes (g : (int, int) Hashtbl.t array) = Array.length g
let size q = Queue.length q
let copy s = Stack.copy s
let sub b = Bytes.sub b 0 (Bytes.length b)
let second ((_ : int Queue.t), x) = x
let made (x : unit -> Buffer.t) = Buffer.contents (x ())
let total l = List.fold_left (fun n s -> n + Stack.length s) 0 l
type t = { mutable a : int Queue.t option }
let empty t = t.a = None
let lengths = List.map Queue.length
let codes (l : Uchar.t list) = match l with u :: _ -> Uchar.to_int u | [] -> 0
