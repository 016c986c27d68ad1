(* An argument that does not fit the format *)
let report name points = Printf.printf "%s has %d points\n" name (string_of_int points)
