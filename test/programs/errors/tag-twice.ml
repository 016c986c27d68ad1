(* ask: types *)
type same = [ `A of int | `B | `A of int | `B ]
type more = [ same | `A of int | `C ]
let either (x : [< `A | `A of int ]) = ignore x
type constant = [ `A | `A of int ]
type other = [ `A of int | `A of string ]
type inherited = [ same | `A ]
