(* Definitions: binding operators, patterns, local modules and types. *)
let ( let* ) o f = match o with None -> None | Some x -> f x
let ( let+ ) o f = match o with None -> None | Some x -> Some (f x)
let ( and+ ) a b = match a, b with Some x, Some y -> Some (x, y) | _ -> None
let f a b = let* x = a in let* y = b in Some (x - y)
let g a b = let+ x = a and+ y = b in x - y
let h a b = let* x = if a > b then Some a else None in let* y = Some (x - b) in Some (y * 2)
let i x = let* x in Some (x - 1)
let j (a : int) b = let c = a and d = b in let (e, f) = (c, d) in e - f
let k a = let () = print_int a in let _ = a + 1 in a - 1
let l a b = let module X = struct let v = a - b let u = v + a end in X.v - X.u + a
let m a b = let f ?(k = a) x = x - k in f ~k:b a - f b
let n l = let rec go acc = function [] -> acc | x :: r when x > 0 -> go (acc + x) r | _ :: r -> go acc r in go 0 l
let o (type t) (x : t) (y : t) b = if b then x else y
let p : type a. a list -> a list -> a list = fun a b -> a @ b
let q : 'a. 'a -> 'a -> bool -> 'a = fun x y b -> if b then x else y
let r a b : int = a - b
let s = fun a -> fun b -> a - b
let t (a, b) (c, d) = (a - c, b - d)
