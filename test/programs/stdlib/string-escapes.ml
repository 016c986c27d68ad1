(* Characters and strings: how they are written. *)
let () =
  List.iter
    (fun c -> Printf.printf "%d %s %C %s\n" (Char.code c) (Char.escaped c) c (String.escaped (String.make 1 c)))
    [ 'a'; ' '; '~'; '\''; '"'; '\\'; '\n'; '\t'; '\r'; '\b'; '\000'; '\027'; '\127'; '\128'; '\255' ];
  Printf.printf "%s|%S\n" (String.escaped "it's \"here\"\n\195\169") "it's \"here\"\n\195\169";
  print_endline (String.escaped "\\ \x41\o101\065 \u{e9}");
  print_endline {|raw \n "text"|};
  print_endline "a line \
                 that goes on"
