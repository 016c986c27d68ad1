(* ask: run -e "1" *)
(* nothing (* but *) this *)
