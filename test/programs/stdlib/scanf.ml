(* Formatted reading from strings: conversions, what must match, and how it fails. *)
open Scanf

let () =
  sscanf "12 abc 3.5 x" "%d %s %f %c" (fun n s x c -> Printf.printf "%d %s %g %c\n" n s x c);
  sscanf "3,4" "%d,%d" (fun a b -> Printf.printf "%d\n" (a + b));
  sscanf "  7   8\n9" " %d %d %d" (fun a b c -> Printf.printf "%d %d %d\n" a b c);
  sscanf "-12+5" "%d%d" (fun a b -> Printf.printf "%d %d\n" a b);
  sscanf "0x1F 0b101 0o17 1_000" "%i %i %i %i" (fun a b c d -> Printf.printf "%d %d %d %d\n" a b c d);
  sscanf "ff 17 42" "%x %o %u" (fun a b c -> Printf.printf "%d %d %d\n" a b c);
  sscanf "1e3 -2.5e-1 7 .5" "%f %g %e %f" (fun a b c d -> Printf.printf "%g %g %g %g\n" a b c d);
  sscanf "true false" "%b %B" (fun a b -> Printf.printf "%b %b\n" a b);
  sscanf "\"a b\\n\\065\" 'c' '\\n'" "%S %C %C" (fun s c d -> Printf.printf "%S %C %C\n" s c d);
  sscanf "abc123" "%[a-z]%[0-9]" (fun a b -> Printf.printf "%s|%s\n" a b);
  sscanf "key=value;rest" "%[^=]=%[^;];%s" (fun k v r -> Printf.printf "%s|%s|%s\n" k v r);
  sscanf "a:b:c" "%s@:%s@:%s" (fun a b c -> Printf.printf "%s|%s|%s\n" a b c);
  sscanf "12345678" "%3d%2s%1d%c" (fun a b c d -> Printf.printf "%d|%s|%d|%c\n" a b c d);
  sscanf "10 20 30" "%d %_d %d" (fun a b -> Printf.printf "%d %d\n" a b);
  sscanf "ab cd" "%s %n%s%N" (fun a n b m -> Printf.printf "%s %d %s %d\n" a n b m);
  sscanf "5l 6" "%ldl %Ld" (fun a b -> Printf.printf "%ld %Ld\n" a b);
  sscanf "100%" "%d%%" (Printf.printf "%d\n");
  sscanf "x" "%0c%c" (fun a b -> Printf.printf "%c%c\n" a b);
  sscanf "" "" (print_endline "nothing");
  sscanf "" "%s" (Printf.printf "<%s>\n");
  sscanf "end" "end%!" (print_endline "ended")

let pair s = sscanf s "(%d, %d)" (fun a b -> (a, b))

let try_it f =
  match f () with
  | exception Scan_failure why -> Printf.printf "Scan_failure %s\n" why
  | exception End_of_file -> print_endline "End_of_file"
  | exception Failure why -> Printf.printf "Failure %s\n" why
  | n -> Printf.printf "%d\n" n

let () =
  try_it (fun () -> fst (pair "(1, 2)"));
  try_it (fun () -> snd (pair "(1,2)"));
  try_it (fun () -> fst (pair "(1; 2)"));
  try_it (fun () -> fst (pair "[1, 2)"));
  try_it (fun () -> fst (pair "(x, 2)"));
  try_it (fun () -> fst (pair "(1, "));
  try_it (fun () -> sscanf " 1" "%d" Fun.id);
  try_it (fun () -> sscanf "" "%d" Fun.id);
  try_it (fun () -> sscanf "99999999999999999999" "%d" Fun.id);
  try_it (fun () -> sscanf "abc" "%f" int_of_float);
  try_it (fun () -> sscanf "1 2" "%d%!" Fun.id);
  try_it (fun () -> sscanf "yes" "%b" (fun b -> if b then 1 else 0));
  try_it (fun () -> sscanf "trap" "%b" (fun b -> if b then 1 else 0));
  try_it (fun () -> sscanf "z" "%x" Fun.id);
  try_it (fun () -> sscanf "7" "%d" (fun _ -> failwith "own"));
  try_it (fun () -> sscanf "a\nb" "a\nc" 1);
  try_it (fun () -> sscanf "\"a" "%S" String.length);
  try_it (fun () -> sscanf "ab" "%C" Char.code);
  try_it (fun () -> ksscanf "x" (fun _ _ -> -1) "%d" Fun.id);
  try_it (fun () -> scanf "%d" Fun.id)

let () =
  let input = Scanning.from_string "3 10 20 30 rest" in
  let n = bscanf input "%d" Fun.id in
  let numbers = List.init n (fun _ -> bscanf input " %d" Fun.id) in
  print_endline (String.concat "," (List.map string_of_int numbers));
  print_endline (bscanf input " %s" Fun.id);
  Printf.printf "%b %s\n" (Scanning.end_of_input input) (unescaped "a\\tb")
