(* ask: check --function sign --given fine --given given-one-name.predicate.ml:fine *)
(* Two predicates of one name, in two files: both hold. *)
let sign n = if n >= 10 then 5 else if n <= 0 then 7 else if n = 9 then 2 else 1
