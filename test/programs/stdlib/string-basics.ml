(* Strings: making, cutting, changing case. *)
let quote s = Printf.printf "%S\n" s

let () =
  quote (String.make 3 'x');
  quote (String.init 5 (fun i -> Char.chr (97 + i)));
  quote (String.sub "hello world" 6 5);
  quote ("abc" ^ "" ^ "def");
  quote (String.cat "ab" "cd");
  quote (String.concat ", " [ "a"; ""; "c" ]);
  quote (String.concat ", " []);
  quote (String.trim " \t\n a b \r\012");
  quote (String.uppercase_ascii "Hello, w\195\182rld");
  quote (String.lowercase_ascii "HELLO z");
  quote (String.capitalize_ascii "hello");
  quote (String.uncapitalize_ascii "Hello");
  quote (String.map (fun c -> if c = 'l' then 'L' else c) "hello");
  quote (String.mapi (fun i c -> if i mod 2 = 0 then Char.uppercase_ascii c else c) "hello");
  String.iter (fun c -> Printf.printf "<%c>" c) "abc";
  String.iteri (fun i c -> Printf.printf "%d%c " i c) "abc";
  print_newline ();
  List.iter quote (String.split_on_char ',' "a,b,,c,");
  Printf.printf "%d %d\n" (String.length "") (String.length "h\195\169");
  Printf.printf "%d\n" (String.fold_left (fun n c -> (n * 10) + Char.code c - 48) 0 "123");
  Printf.printf "%s\n" (String.fold_right (fun c s -> s ^ String.make 1 c) "abc" "");
  Printf.printf "%b %b\n" (String.for_all (fun c -> c < 'd') "abc") (String.exists (fun c -> c = 'z') "abc");
  Printf.printf "%d %d %b\n" (String.compare "a" "b") (compare "ab" "a") (String.equal "x" "x");
  Printf.printf "%b %b %b\n" ("abc" < "abd") ("Z" < "a") ("" < "a")
