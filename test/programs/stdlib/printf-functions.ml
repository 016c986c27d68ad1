(* Printf: printers as arguments, partial application, and when things happen. *)
let print_pair out (x, y) = Printf.fprintf out "(%d, %d)" x y
let show_pair () (x, y) = Printf.sprintf "<%d|%d>" x y

let rec print_list out l =
  match l with
  | [] -> ()
  | [ x ] -> print_pair out x
  | x :: rest -> Printf.fprintf out "%a; %a" print_pair x print_list rest

let () =
  Printf.printf "%a and %a\n" print_pair (1, 2) print_pair (3, 4);
  Printf.printf "[%a]\n" print_list [ (1, 2); (3, 4); (5, 6) ];
  Printf.printf "%t|%t\n" (fun out -> output_string out "thunk") (fun _ -> ());
  print_endline (Printf.sprintf "%a %t" show_pair (5, 6) (fun () -> "t"));
  let partial = Printf.printf "%s = %d\n" in
  print_endline "nothing yet";
  let more = partial "x" in
  print_endline "still nothing";
  more 1;
  more 2;
  partial "y" 3;
  (try Printf.printf "before %t after\n" (fun _ -> failwith "stop") with Failure m -> Printf.printf "\n%s\n" m);
  print_endline (Printf.ksprintf (fun s -> "<" ^ s ^ ">") "%d-%d" 1 2);
  Printf.kfprintf (fun out -> output_string out "!\n") stdout "%s" "done";
  Printf.ifprintf stdout "%d %a\n" 1 print_pair (1, 2);
  let format = format_of_string "%d:%s\n" in
  Printf.printf format 1 "one";
  Printf.printf ("%d:%s, " ^^ "%c\n") 2 "two" '2';
  print_string (string_of_format format);
  let log fmt = Printf.ksprintf (fun s -> print_endline ("log: " ^ s)) fmt in
  log "plain";
  log "%d %s" 1 "x";
  List.iter (Printf.printf "%d,") [ 1; 2; 3 ];
  print_newline ()
