(* ask: check functor-unapplied.reference.ml --function Sort.insert *)
let id x = x
