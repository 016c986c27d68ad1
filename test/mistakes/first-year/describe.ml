(* A number in a text *)
let describe name age = name ^ " is " ^ age ^ (if age > 17 then " (adult)" else "")
