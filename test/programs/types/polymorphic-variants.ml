(* ask: types *)
type t = ..
type t += A of int | B
type 'a u = ..
type 'a u += C of 'a | D : int u
type r = R of { x : int; mutable y : string } | Q of int
type 'a r2 = R2 of { x : 'a; mutable yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy : string; zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz : int }
exception E of { a : int }
type _ e = Int : int -> int e | Pair : 'a e * 'b e -> ('a * 'b) e | N : { q : int } -> int e
let f = function `A -> 1 | `B x -> x
let g = function `A -> 1 | _ -> 2
let h x = match x with `A -> x | y -> y
let rec sum = function `Leaf -> 0 | `Node (l, x, r) -> sum l + x + sum r
type p = [ `A | `B of int ]
type q = [ p | `C ]
let k = function #p -> 1 | `C -> 2
let k2 = function #p as x -> f x | `C -> 2
let m : p = `A
let l = [ `A; `B 3 ]
let lr = ref [ `A ]
let c x = (x :> q)
let c2 (x : p) = (x :> q)
let w : [> `A ] list = []
let z (x : [< `A | `B > `A ]) = x
type pr = private int
let vv = function `Aaaaaaaaaaaaaaaaaaaaaaaaa -> 1 | `Bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb -> 2 | `Cccccccccccccccccc of_ -> of_
type long = [ `Aaaaaaaaaaaaaaaaaaaaaaaaa | `Bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb of int * string | `Cccccccccccccccccc of string ]
let al (`A x as y) = (x, y)
