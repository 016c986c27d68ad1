(* ask: check --function double --observe observe-arguments-or-more.observer.ml:apart *)
(* It could also be an observer of the result with one more input: its type is that of the argument and the result, so
   it gets these. It sees that 2 * 3 is not 7, and the claim on others would name it. *)
let double x = if x = 3 then 7 else x + x
