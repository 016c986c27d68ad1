(* ask: run -e "List.map Hashtbl.hash [`A; `B; `Leaf; `B2]" -e "List.map Hashtbl.hash [`A 1; `B 2; `Pair 3]" -e "Hashtbl.hash (`P (1, \"x\"), `Q)" -e "order" *)
(* Tags are hashed as the numbers that they are in OCaml, and tables with such keys have its order. *)
let order =
  let table = Hashtbl.create 8 in
  List.iter (fun key -> Hashtbl.replace table key ()) [ `Red; `Green; `Blue; `Rgb (1, 2, 3); `Rgb (3, 2, 1); `Name "x" ];
  Hashtbl.fold (fun key () keys -> key :: keys) table []
