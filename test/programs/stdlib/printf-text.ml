(* Printf: strings, characters, booleans, and the signs that print themselves. *)
let () =
  Printf.printf "[%s] [%5s] [%-5s] [%2s]\n" "abc" "abc" "abc" "abc";
  Printf.printf "[%S] [%8S] [%-8S]\n" "a\"b\n" "a" "a";
  Printf.printf "[%c] [%C] [%C] [%C]\n" 'x' 'x' '\n' '\'';
  Printf.printf "[%b] [%B] [%6b] [%-6B]\n" true false true false;
  Printf.printf "[%*s] [%*s] [%-*s]\n" 6 "abc" (-6) "abc" 6 "abc";
  Printf.printf "100%% sure, %d%%\n" 5;
  Printf.printf "me%@home @ @[<hov 2>x@] @@ @. @;\n%!";
  Printf.printf "%s%s%s\n" "" "a" "";
  Printf.printf "plain\n";
  Printf.printf "h\195\169 %s\n" "\226\130\172";
  Printf.printf "%s\000%c|\n" "nul" '\000';
  print_string (Printf.sprintf "%d %s" 1 "two" ^ "\n")
