module IS = Set.Make (Int)
module SM = Map.Make (String)
let biggest s = match IS.max_elt_opt s with None -> 0 | Some x -> x
let evens s = IS.filter (fun x -> x mod 2 = 0) s
let count w m = match SM.find_opt w m with None -> SM.add w 1 m | Some n -> SM.add w (n + 1) m
let drain q = let r = ref [] in while not (Queue.is_empty q) do r := Queue.pop q :: !r done; List.rev !r
let rev_stack s = let t = Stack.create () in Stack.iter (fun x -> Stack.push x t) s; t
let shout b = Buffer.add_string b "!"
let words l = let t = Hashtbl.create 10 in List.iter (fun w -> Hashtbl.replace t w (1 + (try Hashtbl.find t w with Not_found -> 0))) l; t
let bump t k = Hashtbl.replace t k (1 + (try Hashtbl.find t k with Not_found -> 0))
let up b = Bytes.set b 0 'x'
let swap q = if Queue.length q > 1 then (let x = Queue.pop q in Queue.push x q)
