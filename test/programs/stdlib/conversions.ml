(* Reading numbers and booleans from strings. *)
let show_int o = match o with None -> "None" | Some n -> string_of_int n
let show_float o = match o with None -> "None" | Some x -> string_of_float x

let () =
  List.iter
    (fun s -> Printf.printf "%S %s %s\n" s (show_int (int_of_string_opt s)) (show_float (float_of_string_opt s)))
    [ "0"; "42"; "-42"; "+42"; "007"; "1_000"; "_1"; "1_"; ""; "-"; "--1"; " 1"; "1 "; "abc"; "12a";
      "0x1F"; "-0xff"; "0X1f"; "0b101"; "0o17"; "0o8"; "0u123"; "0x"; "0xg"; "1.5"; "-.5"; "1."; ".";
      "1e3"; "1e"; "1e400"; "nan"; "inf"; "infinity"; "-infinity"; "0x1.8p1"; "1_0.2_5";
      "4611686018427387903"; "4611686018427387904"; "-4611686018427387904"; "-4611686018427387905";
      "0x7fffffffffffffff"; "0x8000000000000000"; "99999999999999999999" ];
  List.iter
    (fun s -> match bool_of_string_opt s with None -> print_endline "None" | Some b -> print_endline (string_of_bool b))
    [ "true"; "false"; "True"; "" ];
  (try print_int (int_of_string "x") with Failure m -> print_endline m);
  (try print_float (float_of_string "x") with Failure m -> print_endline m);
  (try print_string (string_of_bool (bool_of_string "x")) with Invalid_argument m -> print_endline m);
  print_endline (string_of_int (-7) ^ string_of_float 7. ^ string_of_bool true)
