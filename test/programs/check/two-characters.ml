(* ask: check *)
(* Both characters at once are tried as other characters, not as the far integers that two integers are. *)
let implode cs = String.concat "" (List.map (String.make 1) cs)
