(* Graphs: topological sort, with an exception for cycles. check: order *)

(* A course, and what has to be taken before it. *)
type plan = (string * string list) list

exception Cycle of string list

let requirements (plan : plan) course = match List.assoc_opt course plan with None -> [] | Some before -> before

(* The part of a path from a course back to itself. *)
let rec cycle_from course = function
  | [] -> []
  | next :: rest -> if next = course then [ next ] else next :: cycle_from course rest

(* [path] is what we are in the middle of, the latest first; [finished] is in order, the latest first. *)
let rec visit plan path finished course =
  if List.mem course finished then finished
  else if List.mem course path then raise (Cycle (List.rev (course :: cycle_from course path)))
  else
    let path = course :: path in
    course :: List.fold_left (visit plan path) finished (requirements plan course)

let sort plan = List.rev (List.fold_left (visit plan []) [] (List.map fst plan))

let order plan = match sort plan with courses -> Ok courses | exception Cycle courses -> Error courses

let has_cycle plan = Result.is_error (order plan)

let show plan =
  match order plan with
  | Ok courses -> print_endline (String.concat ", " courses)
  | Error courses -> print_endline ("impossible: " ^ String.concat " needs " (List.rev courses))

let () =
  show
    [
      ("compilers", [ "algorithms"; "functional programming" ]);
      ("algorithms", [ "mathematics"; "functional programming" ]);
      ("functional programming", []);
    ];
  show [ ("egg", [ "hen" ]); ("hen", [ "farmer"; "egg" ]); ("farmer", []) ];
  Printf.printf "%b %b\n" (has_cycle [ ("a", [ "a" ]) ]) (has_cycle [ ("a", [ "b" ]) ])
