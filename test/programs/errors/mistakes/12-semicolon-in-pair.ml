(* A semicolon in a pair *)
let origin : int * int = (0; 0)
