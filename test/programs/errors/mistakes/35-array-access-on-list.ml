(* The access to an array, on a list *)
let first_two l = (l.(0), l.(1))
let pair = first_two [1; 2; 3]
