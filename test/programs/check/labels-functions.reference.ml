type op = { name : string; run : left:int -> right:int -> int }
let both (f : a:int -> b:int -> int) x y = f ~a:x ~b:y
let swapped f = f ~a:1 ~b:2
let each ~(f : key:int -> data:int -> unit) l = List.iter (fun (key, data) -> f ~key ~data) l
let maybe (f : ?by:int -> int -> int) n = if n > 2 then f ~by:n n else f n
let use { run; _ } x y = run ~left:x ~right:y
let made n = { name = "minus"; run = (fun ~left ~right -> left - right + n) }
let all fs x = List.map (fun (f : of_:int -> int) -> f ~of_:x) fs
let curried a = fun ~b ~c -> a + b - c
