(* What is meant depends on what is known of types. *)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f (r1 : a) r2 = if r1 = r2 then r2.x else 0
let g (r1 : a) r2 = let same = r1 = r2 in if same then r2.x - r2.x else 0
type c = A | B
type d = A | C
let h (u : c) v = if u = v then (match v with A -> 1 | B -> 2) else 0
let mk n : a = { x = n; y = n }
let i c r = (if c then mk 1 else r).x
let j c r = let s = if c then r else mk 2 in { s with x = 3 }
let k c r = (match c with 0 -> mk 1 | _ -> r).x
let l (u : c) v = let w = [ u; v ] in match w with [ A; _ ] -> v | _ -> u
let m f = (f ~x:1 ~y:2) - (f ~x:3 ~y:4)
let n b f g = (if b then f else (fun ?o y -> g ?o y)) 3
let o p = let q = (p, { x = 1; y = 2 }) in if fst q = snd q then p.x else 1
let q r = (r : a).x - r.y
let r (x : c) = (x, A)
let s x = (match x with B -> 1 | A -> 2)
let t (x : c) y = if x = y then y = A else y = B
