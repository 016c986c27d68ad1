(* Either, and List.partition_map. *)
open Either

let show e = match e with Left n -> Printf.sprintf "Left %d" n | Right s -> Printf.sprintf "Right %S" s
let line e = print_endline (show e)
let number s = match int_of_string_opt s with Some n -> Left n | None -> Right s

let () =
  List.iter line [ left 1; right "a"; map_left succ (Left 1); map_left succ (Right "r") ];
  List.iter line [ map_right String.uppercase_ascii (Right "r"); map_right String.uppercase_ascii (Left 3) ];
  List.iter line (List.map (map ~left:(fun x -> x * 2) ~right:(fun s -> s ^ s)) [ Left 4; Right "x" ]);
  Printf.printf "%b %b\n" (is_left (Left 1)) (is_right (Left 1));
  print_int (Option.value (find_left (Left 1)) ~default:9);
  print_int (Option.value (find_left (Right "x")) ~default:9);
  print_endline (Option.value (find_right (Right "r")) ~default:"none");
  print_endline (fold ~left:string_of_int ~right:String.trim (Right " s "));
  iter ~left:print_int ~right:print_endline (Left 5);
  iter ~left:print_int ~right:print_endline (Right "!");
  Printf.printf "%b\n" (for_all ~left:(fun x -> x > 0) ~right:(fun s -> s <> "") (Right ""));
  Printf.printf "%b %b\n"
    (equal ~left:( = ) ~right:( = ) (Left 1) (Left 1))
    (equal ~left:( = ) ~right:( = ) (Left 1) (Right "1"));
  let order = compare ~left:Int.compare ~right:String.compare in
  Printf.printf "%d %d %d %d\n" (order (Left 1) (Left 2)) (order (Right "b") (Right "a")) (order (Left 9) (Right ""))
    (order (Right "") (Left 9));
  Printf.printf "%b %b\n" (Left 1 < Right 0) (Stdlib.compare (Left 2) (Left 1) > 0);
  let numbers, words = List.partition_map number [ "1"; "x"; "22"; ""; "0x10" ] in
  print_endline (String.concat " " (List.map string_of_int numbers) ^ " | " ^ String.concat " " words)
