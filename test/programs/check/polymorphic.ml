(* ask: check *)
(* Differs where x comes before the first element, which is then lost. *)
let rec place x l = match l with [] -> [ x ] | y :: rest -> if x >= y then y :: place x rest else x :: rest
