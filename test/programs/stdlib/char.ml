(* Characters. *)
let () =
  List.iter
    (fun c ->
      Printf.printf "%d %C %C %C %C\n" (Char.code c) (Char.lowercase_ascii c) (Char.uppercase_ascii c)
        (Char.chr (Char.code c lxor 32))
        (char_of_int (int_of_char c)))
    [ 'a'; 'Z'; '5'; '['; '{'; '\200' ];
  Printf.printf "%d %d %d\n" (Char.compare 'a' 'c') (Char.compare 'z' 'a') (Char.compare 'x' 'x');
  Printf.printf "%d %d\n" (compare 'a' 'c') (compare 'z' 'a');
  Printf.printf "%b %b %b\n" (Char.equal 'a' 'a') ('a' < 'b') ('a' = 'A');
  let kind c =
    match c with
    | 'a' .. 'z' | 'A' .. 'Z' -> "letter"
    | '0' .. '9' -> "digit"
    | ' ' | '\t' | '\n' -> "space"
    | _ -> "other"
  in
  String.iter (fun c -> print_endline (kind c)) "a0 !"
