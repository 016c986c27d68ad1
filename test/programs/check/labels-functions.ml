(* ask: check *)
(* Functions with labels among arguments and in results: those that are written in another order are converted. *)
type op = { name : string; run : right:int -> left:int -> int }
let both (f : b:int -> a:int -> int) x y = f ~b:x ~a:y
let swapped f = f ~b:2 ~a:1
let each ~(f : data:int -> key:int -> unit) l = List.iter (fun (data, key) -> f ~key ~data) l
let maybe (f : ?by:int -> int -> int) n = if n > 2 then f ~by:2 n else f n
let use { run; _ } x y = run ~right:y ~left:x
let made n = { name = "minus"; run = (fun ~right ~left -> right - left + n) }
let all fs x = List.map (fun (f : of_:int -> int) -> f ~of_:(x + 1)) fs
let curried a = fun ~c ~b -> a + b - c
