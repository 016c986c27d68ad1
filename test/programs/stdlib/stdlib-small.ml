(* The initial environment: pairs, references, application, booleans, functions. *)
let say s x = print_endline s; x

let () =
  Printf.printf "%d %d\n" (fst (1, 2)) (snd (1, 2));
  let r = ref 1 in
  incr r;
  incr r;
  decr r;
  r := !r * 10;
  Printf.printf "%d %d\n" !r r.contents;
  ignore (say "ignored" 1);
  Printf.printf "%d\n" (3 |> succ |> fun x -> x * 2);
  Printf.printf "%d\n" (succ @@ pred @@ 5);
  ignore (say "left" 1 |> say "right" succ);
  ignore (say "function" succ @@ say "argument" 1);
  ignore (say "second" 1 + say "first" 2);
  Printf.printf "%b %b\n" (say "a" false && say "b" true) (say "c" true || say "d" true);
  Printf.printf "%b %b %b\n" (not true) (Bool.equal true false) (Bool.not false);
  Printf.printf "%d %d %g %s\n" (Bool.compare false true) (Bool.to_int true) (Bool.to_float true) (Bool.to_string false);
  Printf.printf "%d %d\n" (Fun.id 3) (Fun.const 1 "x");
  Printf.printf "%d %b\n" (Fun.flip ( - ) 1 10) (Fun.negate (fun x -> x > 3) 2);
  Printf.printf "%d %d\n" (+3) (- -3);
  List.iter
    (fun f -> try f () with
      | Failure m -> print_endline ("Failure " ^ m)
      | Invalid_argument m -> print_endline ("Invalid_argument " ^ m)
      | Exit -> print_endline "Exit"
      | End_of_file -> print_endline "End_of_file")
    [ (fun () -> failwith "a"); (fun () -> invalid_arg "b"); (fun () -> raise Exit);
      (fun () -> print_endline (read_line ())); (fun () -> print_int (read_int ())) ]
