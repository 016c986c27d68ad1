(* ask: run -e "least" -e "typed" *)
(* OCaml takes this literal for the least integer, with a sign or two or none. *)
let least = (4611686018427387904, -4611686018427387904, - (-4611686018427387904))
let typed = (lazy ([] : int list), lazy (Some 1 : int option))
