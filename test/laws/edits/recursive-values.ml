(* Values that are defined by themselves, and values whose type is general. *)
let rec ones = 1 :: ones
let rec a = 1 :: b and b = 2 :: a
type s = { v : int; next : s }
let rec loop = { v = 1; next = loop2 } and loop2 = { v = 2; next = loop }
let f x = let rec l = x :: 2 :: l in List.hd l
let id = let k = 3 in (k, fun x -> x)
let use = (snd id 1, snd id "a")
let g (n : int) = let p = (n, fun x -> x) in (fst p, snd p 1, snd p "a")
let pair n = let q = let m = n in (m, []) in (1 :: snd q, "a" :: snd q, fst q)
let rec even n = n = 0 || odd (n - 1) and odd n = n <> 0 && even (n - 1)
let rec z = lazy (1 + Lazy.force y) and y = lazy 2
let w x = let exception Local of int in try if x > 0 then raise (Local (x - 1)) else x with Local n -> n - x
