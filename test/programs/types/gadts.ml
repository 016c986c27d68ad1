(* ask: types *)
type _ t = I : int t | S : string t
let f (type a) (x : a t) (y : a) = match x with I -> string_of_int y | S -> y
let g : type a. a t -> a -> a list = fun t v -> match t with I -> [ v; v + 1 ] | S -> [ v ^ "!" ]
let h : int t -> int = function I -> 3
let k : type a. a t -> a t -> bool = fun x y -> match x, y with I, I -> true | S, S -> true
let l : type a. a t -> string = fun t -> let r = match t with I -> "i" | S -> "s" in r
let never : type a. (a, int) result -> (a, int) result = function Ok _ as x -> x | Error _ as e -> e
type empty = |
let absurd : empty -> 'a = function _ -> .
let m : type a. a t -> a option -> string = fun t o -> match o with None -> "none" | Some v -> f t v
let rec fix : type a. int -> a t -> a -> a = fun n t v -> if n = 0 then v else fix (n - 1) t (match t with I -> v * 2 | S -> v ^ v)
let () = print_string (f I 3 ^ f S "x" ^ m S (Some "q") ^ string_of_int (fix 3 I 1))
