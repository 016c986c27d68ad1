(* ask: run -e "List.map f [0; 1; 2; 5]" *)
let g n = if n = 0 then raise Exit else if n = 1 then raise Not_found else n
let f n =
  match g n with
  | 5 when n = 6 -> "never"
  | exception Exit when n > 0 -> "never"
  | (5 | exception Exit) | exception Failure _ -> "five"
  | exception Not_found -> "raised"
  | _ -> "other"
