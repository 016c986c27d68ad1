let f : 'a. 'a -> 'a = fun x -> x + 1
let g : 'a 'b. 'a -> 'b -> 'a = fun x y -> if true then x else y
let seen = ref None
let h : 'a. 'a -> 'a = fun x -> seen := Some x; x
type id = { id : 'a. 'a -> 'a }
let i x = { id = (fun _ -> x) }
let j (type a) (x : a) = x ^ "!"
let k x (type a) (y : a) = [ x; y ]
let l : type a. a list -> a = function [] -> 0 | x :: _ -> x
