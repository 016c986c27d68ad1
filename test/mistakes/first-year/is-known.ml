(* An option as a condition *)
let is_known (name : string) ages = if List.assoc_opt name ages then true else false
