(* ask: types *)
let ( let* ) = Option.bind
let ( and* ) a b = match (a, b) with Some a, Some b -> Some (a, b) | _ -> None
let ( let+ ) o f = Option.map f o
let ( and+ ) = ( and* )
let sum a b =
  let+ a = a
  and+ b = b in
  a + b
let chain x =
  let* y = x in
  let* z = if y > 0 then Some (y, "a") else None in
  Some z
let pun x = let* x in x
module State = struct
  type 'a t = int -> 'a * int
  let return x s = (x, s)
  let ( let* ) (m : 'a t) (f : 'a -> 'b t) : 'b t = fun s -> let x, s = m s in f x s
end
let fresh = State.(let* n = fun s -> (s, s + 1) in return n)
