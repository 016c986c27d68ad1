(* Operators that users define, and how operators stand beside other words. *)
let ( - ) a b = a * b + 1
let f a b = a - b
let g a b = a + b
let h a b = let ( + ) x y = x * y in a + b
let ( && ) a b = if a then b else a
let i a b = a && b || b
let j (a : int) b = let ( < ) x y = x > y in if a < b then a else b
let k a b = a ** b +. a
let ( <| ) f x = f x
let l x = succ <| x * 2
let m a = - a
let n (a : int) = -(a + 1)
let o a = -. a *. 2.
let p a b = a*b-1
let q a b = a-b*(a-1)
let r a b = (a)-(b)
let s a b = if(a>b)then(a)else(b)
let t l = List.fold_left (+) 0 l + List.fold_left ( * ) 1 l
let u a b = ( * ) a b
