(* What the submission may do without: a constant that functions use, an example of what they give. *)
let base = 10
let shift x = x + base
let example = shift 1
let wanted = 7
