(* Regular expressions (with the real OCaml: `ocaml str.cma str.ml`). *)
let show l = "[" ^ String.concat "; " (List.map (Printf.sprintf "%S") l) ^ "]"
let full l = show (List.map (function Str.Text s -> s | Str.Delim s -> "<" ^ s ^ ">") l)
let r = Str.regexp

let () =
  print_endline (show (Str.split (r "[ \t]+") "  the quick\t brown fox "));
  print_endline (show (Str.split (r ",") "a,b,,c,"));
  print_endline (show (Str.split_delim (r ",") "a,b,,c,"));
  print_endline (show (Str.bounded_split (r ":") "a:b:c:d" 2));
  print_endline (full (Str.full_split (r "[-+*/]") "1+2*3-4"));
  print_endline (full (Str.full_split (r "[()]") "(a(b)c)"));
  print_endline (show (Str.split (r "") "abc"))

let () =
  print_endline (Str.global_replace (r "[0-9]+") "#" "a1b22c333");
  print_endline (Str.replace_first (r "[0-9]+") "#" "a1b22c333");
  print_endline (Str.global_replace (r "\\([a-z]+\\)=\\([0-9]+\\)") "\\2:\\1" "x=1, yy=22");
  print_endline (Str.global_replace (r "x*") "-" "abxxc");
  print_endline (Str.global_substitute (r "[a-z]+") (fun s -> String.uppercase_ascii (Str.matched_string s)) "ab 1 cd");
  print_endline (Str.substitute_first (r "b") (fun _ -> "[b]") "abab");
  print_endline (Str.global_replace (Str.regexp_string "a.b") "!" "a.b axb a.b");
  print_endline (Str.quote "a.b*[c]^$\\+?")

let groups s = List.map (fun n -> try Str.matched_group n s with Not_found -> "none") [ 0; 1; 2 ]

let () =
  let date = "on 2024-05-17, they say" in
  Printf.printf "%d\n" (Str.search_forward (r "\\([0-9]+\\)-\\([0-9]+\\)") date 0);
  print_endline (show (groups date));
  Printf.printf "%d %d\n" (Str.match_beginning ()) (Str.match_end ());
  Printf.printf "%d %d\n" (Str.group_beginning 2) (Str.group_end 2);
  Printf.printf "%b\n" (Str.string_match (r "[a-z]+$") "abc1" 0);
  Printf.printf "%b %b\n" (Str.string_match (r "a\\|b") "b" 0) (Str.string_match (Str.regexp_case_fold "ABC") "xAbC" 1);
  Printf.printf "%b\n" (Str.string_match (r "\\(a\\)\\|\\(b\\)") "b" 0);
  print_endline (show (groups "b"));
  Printf.printf "%d\n" (Str.search_backward (r "a") "banana" 4);
  Printf.printf "%b\n" (Str.string_match (r "\\(.*\\)-\\1$") "ab-ab" 0);
  Printf.printf "%d\n" (Str.search_forward (r "\\bcat\\b") "concat cat" 0);
  Printf.printf "%s %s\n" (Str.string_before "hello" 2) (Str.last_chars "hello" 2)

let try_it f = print_endline (try f () with Not_found -> "Not_found" | Invalid_argument s | Failure s -> s)

let () =
  try_it (fun () -> string_of_int (Str.search_forward (r "z") "abc" 0));
  try_it (fun () -> string_of_int (Str.search_forward (r "a") "abc" 9));
  try_it (fun () -> ignore (Str.string_match (r "a") "a" 0); Str.matched_group 1 "a");
  try_it (fun () -> ignore (r "\\(a"); "");
  try_it (fun () -> ignore (r "[a"); "");
  try_it (fun () -> ignore (r "a\\)"); "");
  try_it (fun () -> Str.global_replace (r "a") "\\1" "a");
  let long = String.make 20000 'a' in
  try_it (fun () -> string_of_bool (Str.string_match (r ".*b\\|.*$") long 0))
