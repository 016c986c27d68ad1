(* ask: check *)
(* A type of the submission's own, declared after others: results are still shown. *)
type unused = A | B | C of int
type 'a wrapped = Wrapped of 'a
type shape = Dot | Square of int | Circle

let helper = function Wrapped A -> B | Wrapped b -> b

let grow = function Dot -> Square 1 | Square 2 -> Square 7 | Square n -> Square (n + 1) | Circle -> Circle
