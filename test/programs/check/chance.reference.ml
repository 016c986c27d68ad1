let unused x = ignore (Sys.time ()); x + 1
let measured x = let start = Sys.time () in let r = x + 1 in ignore (Sys.time () -. start); r
let clock x = x
let die n = n + 1 + Random.int 6
let sort l = List.sort compare l
let both x = if Random.bool () then x else x
let one_of x = x
let seeded n = Random.State.int (Random.State.make [| 42 |]) 100 + n
let other_seed n = Random.State.int (Random.State.make [| 42 |]) 100 + n
let reseeded n = Random.init 42; Random.int 10 + n
let shuffled l = List.length l
let keys l = let h = Hashtbl.create ~random:true 16 in List.iter (fun x -> Hashtbl.replace h x ()) l; Hashtbl.fold (fun k () r -> k :: r) h []
let drop_equal l = List.sort compare l
