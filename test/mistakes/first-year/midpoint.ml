(* Operators for integers on floats, twice *)
let midpoint a b = (a + b) / 2.
