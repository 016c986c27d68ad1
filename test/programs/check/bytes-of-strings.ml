(* ask: check *)
let before c = String.init 2 (fun i -> if i = 0 then c else 'a')
let after c = "ab"
let into s = String.length s
let filled () = "aa"
let copied c = "ab"
