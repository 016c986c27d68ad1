(* Ten lines, as a student's first exercise has them. *)
type shape = Circle of float | Rectangle of float * float

let area = function
  | Circle r -> 3.14159 *. r *. r
  | Rectangle (a, b) -> a *. b

let total shapes = List.fold_left (fun sum shape -> sum +. area shape) 0. shapes

let () = Printf.printf "%.2f\n" (total [ Circle 1.; Rectangle (2., 3.) ])
