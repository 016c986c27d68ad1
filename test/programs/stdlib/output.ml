(* Printing; standard error is apart. *)
let () =
  print_string "string ";
  print_char 'c';
  print_char ' ';
  print_int (-3);
  print_char ' ';
  print_float 1.5;
  print_newline ();
  print_endline "line";
  output_string stdout "channel ";
  output_char stdout 'c';
  output_byte stdout (256 + 65);
  output_substring stdout " substring" 0 4;
  flush stdout;
  print_newline ();
  (try output_substring stdout "abc" 2 2 with Invalid_argument m -> print_endline m);
  let to_channel out = Printf.fprintf out "%d\n" in
  to_channel stdout 1;
  Printf.ifprintf stdout "%d\n" 2;
  flush_all ()
