(* The reference instead of what it holds *)
let counter = ref 0
let next () = counter := counter + 1; !counter
