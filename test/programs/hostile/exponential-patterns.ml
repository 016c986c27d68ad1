(* ask: run -e "f (A, A, A, A, A, A, A, A, A, A, A, A)" -e "f (B, B, B, B, B, B, B, B, B, B, B, B)" *)
type t = A | B
let f = function
  | (A | B), (A | B), (A | B), (A | B), (A | B), (A | B), (A | B), (A | B), (A | B), (A | B), (A | B), A -> 1
  | A, (A | B), A, (A | B), A, (A | B), A, (A | B), A, (A | B), A, (A | B) -> 2
  | (A | B), B, (A | B), B, (A | B), B, (A | B), B, (A | B), B, (A | B), B -> 3
  | _ -> 4
