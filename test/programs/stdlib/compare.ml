(* Polymorphic comparison. *)
type t = A | B of int | C | D of int * string

type r = { x : int; y : string }

let attempt f = try string_of_bool (f ()) with Invalid_argument message -> message

let () =
  Printf.printf "%b %b %b\n" (compare A C < 0) (compare C (B 0) < 0) (compare (B 9) (D (0, "")) < 0);
  Printf.printf "%d %d %d\n" (compare (B 1) (B 2)) (compare [ 1; 2 ] [ 1 ]) (compare [ 1; 2 ] [ 1; 3 ]);
  Printf.printf "%d %d\n" (compare (1, "b") (1, "a")) (compare { x = 1; y = "a" } { x = 1; y = "b" });
  Printf.printf "%d %d %d\n" (compare "abc" "abd") (compare "b" "abc") (compare "" "a");
  Printf.printf "%d %d\n" (compare [| 9 |] [| 1; 1 |]) (compare [| 1; 2 |] [| 1; 1 |]);
  Printf.printf "%d %d %d\n" (compare None (Some 1)) (compare true false) (compare () ());
  Printf.printf "%b %b\n" (ref 1 = ref 1) (ref 1 == ref 1);
  Printf.printf "%b %b\n" ("a" = "a") ("a" == String.make 1 'a');
  Printf.printf "%s %s\n" (min "b" "a") (max "b" "a");
  print_endline (attempt (fun () -> (fun x -> x) = fun x -> x + 1));
  print_endline (attempt (fun () -> compare (1, succ) (2, succ) < 0));
  print_endline (attempt (fun () -> (1, succ) = (1, pred)));
  print_endline (attempt (fun () -> let f = succ in f == f));
  print_endline (attempt (fun () -> [] = [ succ ]));
  Printf.printf "%b %b\n" (Not_found = Not_found) (Failure "a" < Failure "b");
  let order = [ Exit; Not_found; Failure "x"; End_of_file; Division_by_zero; Invalid_argument "x" ] in
  let name = function Failure _ -> "Failure" | Invalid_argument _ -> "Invalid_argument" | Exit -> "Exit"
    | Not_found -> "Not_found" | End_of_file -> "End_of_file" | Division_by_zero -> "Division_by_zero" | _ -> "?" in
  List.iter (fun e -> print_endline (name e)) (List.sort compare order)
