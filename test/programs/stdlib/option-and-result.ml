(* Options and results. *)
let option o = match o with None -> "None" | Some x -> Printf.sprintf "Some %d" x
let result r = match r with Ok x -> Printf.sprintf "Ok %d" x | Error e -> "Error " ^ e
let half x = if x mod 2 = 0 then Some (x / 2) else None
let positive x = if x > 0 then Ok x else Error "not positive"

let () =
  print_endline (option (Option.map succ (Some 1)));
  print_endline (option (Option.bind (Some 6) half));
  print_endline (option (Option.bind (Some 3) half));
  print_endline (option (Option.join (Some (Some 2))));
  print_endline (option Option.none ^ option (Option.some 1));
  Option.iter print_int (Some 5);
  Option.iter print_int None;
  Printf.printf " %b %b %d\n" (Option.is_none None) (Option.is_some None) (List.length (Option.to_list (Some 1)));
  Printf.printf "%b %d\n" (Option.equal ( = ) (Some 1) None) (Option.compare compare None (Some 1));
  (try print_int (Option.get None) with Invalid_argument m -> print_endline m);
  print_endline (result (Result.map succ (Ok 1)));
  print_endline (result (Result.map succ (Error "e")));
  print_endline (result (Result.map_error String.uppercase_ascii (Error "e")));
  print_endline (result (Result.bind (Ok 0) positive));
  print_endline (result (Result.join (Ok (Error "inner"))));
  Printf.printf "%b %b\n" (Result.is_ok (Ok 1)) (Result.is_error (Ok 1));
  print_endline (option (Result.to_option (Error ())));
  Result.iter print_int (Ok 1);
  Result.iter_error print_string (Error "x\n");
  (try print_int (Result.get_ok (Error 1)) with Invalid_argument m -> print_endline m);
  (try print_int (Result.get_error (Ok 1)) with Invalid_argument m -> print_endline m);
  Printf.printf "%d %b\n" (compare (Ok 9) (Error 1)) (List.length (Result.to_list (Ok 1)) = 1)
