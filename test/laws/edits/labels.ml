(* Labels, optional arguments and defaults. *)
let f ~a ~b = a - b
let g ?(x = 1) ~y z = x - y + z
let h a b = f ~a ~b + f ~b:a ~a:b
let i x y = g ~x ~y 3 - g ?x:(Some x) ~y:(x - y) y
let j ?x y = match x with None -> y | Some z -> z - y
let k l = List.fold_left (fun a b -> a - b) 0 l
let m a b = List.map (fun x -> f ~a:x ~b) [ a; b ]
let n = f ~b:1
let o ~x:(a, b) ~(y : int) () = a - b + y
let p x y = o ~x:(x, y) ~y () - o ~y:x ~x:(y, x) ()
let q (f : a:int -> b:int -> int) (g : int -> int -> int) x y = f ~a:x ~b:y - g x y
let r ?(a = 0) ?(b = a + 1) () = a - b
