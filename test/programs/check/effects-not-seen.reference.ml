type rule = { test : int -> bool; act : int -> int }
let apply r x = if r.test x then r.act x else x
let later f = Some (fun x -> f x + 1)
let through k f = k f + 1
let checked f x = if f x > 0 then f x else raise Not_found
let each f = Some (fun () -> (f 1 : unit))
