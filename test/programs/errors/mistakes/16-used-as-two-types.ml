(* A parameter used as a string and as a number *)
let label n =
  let text = "item " ^ n in
  text ^ String.make (n + 1) '*'
