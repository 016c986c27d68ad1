(* ask: check --exceptions same *)
(* Agrees: both programs have an exception of that name. *)
exception Other
exception Not_found
let find l = if l = [] then raise Not_found else List.hd l
let caught f = match f () with n -> n | exception Not_found -> 1
