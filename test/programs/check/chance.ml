(* ask: check *)
(* What nobody can foretell may be another thing in each run: a difference is one whatever is drawn, and so is an agreement. *)
let unused x = ignore (Sys.time ()); x
let measured x = 1 + x
let clock x = if Sys.time () > 1000. then x + 1 else x
let die n = Random.int 6 + 1 + n
let rec sort = function
  | [] -> []
  | l ->
    let p = List.nth l (Random.int (List.length l)) in
    let side keep = List.filter keep l in
    sort (side (fun x -> x < p)) @ side (fun x -> x = p) @ sort (side (fun x -> x > p))
let both x = x
let one_of x = if Random.bool () then x else x + 1
let seeded n = n + Random.State.int (Random.State.make [| 42 |]) 100
let other_seed n = n + Random.State.int (Random.State.make [| 43 |]) 100
let reseeded n = Random.init 42; n + Random.int 10
let shuffled l = List.length (List.sort (fun _ _ -> Random.int 3 - 1) l)
let keys l = let h = Hashtbl.create ~random:true 16 in List.iter (fun x -> Hashtbl.replace h x ()) l; Hashtbl.fold (fun k () r -> k :: r) h []
let rec drop_equal = function
  | [] -> []
  | l ->
    let p = List.nth l (Random.int (List.length l)) in
    drop_equal (List.filter (fun x -> x < p) l) @ [p] @ drop_equal (List.filter (fun x -> x > p) l)
