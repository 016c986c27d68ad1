(* Sequences: what they give, and when each step is computed. *)
let show name s =
  print_string (name ^ ":");
  Seq.iter (fun n -> print_string (" " ^ string_of_int n)) s;
  print_newline ()

let rec from n () = Seq.Cons (n, from (n + 1))

let rec take n s () =
  if n = 0 then Seq.Nil
  else
    match s () with
    | Seq.Nil -> Seq.Nil
    | Seq.Cons (x, rest) -> Seq.Cons (x, take (n - 1) rest)

let say n =
  Printf.printf "[%d]" n;
  n

let () =
  show "empty" Seq.empty;
  show "return" (Seq.return 1);
  show "cons" (Seq.cons 0 (Seq.return 1));
  show "append" (Seq.append (List.to_seq [ 1; 2 ]) (List.to_seq [ 3 ]));
  show "map" (Seq.map (fun n -> n * n) (take 5 (from 1)));
  show "filter" (Seq.filter (fun n -> n mod 3 = 0) (take 10 (from 1)));
  show "filter_map" (Seq.filter_map (fun n -> if n > 2 then Some (-n) else None) (take 5 (from 0)));
  show "flat_map" (Seq.flat_map (fun n -> take n (from 10)) (take 4 (from 0)));
  show "concat_map" (Seq.concat_map (fun n -> List.to_seq [ n; n ]) (take 3 (from 0)));
  show "concat" (Seq.concat (List.to_seq [ take 2 (from 1); Seq.empty; take 2 (from 5) ]));
  show "unfold" (Seq.unfold (fun n -> if n > 60 then None else Some (n, 2 * n)) 1);
  print_int (Seq.fold_left ( - ) 0 (take 4 (from 1)));
  print_newline ()

let () =
  let s = Seq.map say (take 3 (from 1)) in
  print_string "made;";
  show " once" s;
  show "again" s;
  let evens = Seq.filter (fun n -> say n mod 2 = 0) (from 1) in
  (match evens () with
  | Seq.Nil -> ()
  | Seq.Cons (n, rest) -> (
    Printf.printf " first %d" n;
    match rest () with
    | Seq.Nil -> ()
    | Seq.Cons (n, _) -> Printf.printf " second %d\n" n));
  let both = Seq.append (Seq.map say (take 2 (from 1))) (fun () -> print_string "(second)"; Seq.Nil) in
  show " both" both

let pairs s = List.of_seq (Seq.map (fun (i, c) -> Printf.sprintf "%d%c" i c) s)

let () =
  show "list" (List.to_seq [ 3; 1; 2 ]);
  show "array" (Array.to_seq [| 3; 1; 2 |]);
  show "option" (Option.to_seq (Some 3));
  show "no option" (Option.to_seq None);
  show "result" (Result.to_seq (Ok 3));
  show "no result" (Result.to_seq (Error "x"));
  print_endline (String.concat "," (pairs (String.to_seqi "abc")));
  print_endline (String.of_seq (Seq.map Char.uppercase_ascii (String.to_seq "shout")));
  Array.iter (fun (i, x) -> Printf.printf "%d:%s " i x) (Array.of_seq (Array.to_seqi [| "x"; "y" |]));
  Printf.printf "%d %d\n" (Array.length (Array.of_seq Seq.empty)) (List.length (List.of_seq (take 1000 (from 0))));
  let a = [| 1; 2; 3 |] in
  let s = Array.to_seq a in
  a.(1) <- 20;
  show "changed" s;
  print_endline (String.of_seq (Bytes.to_seq (Bytes.of_string "bytes")));
  print_endline (String.concat "," (pairs (Bytes.to_seqi (Bytes.of_seq (String.to_seq "xyz")))));
  print_int (Seq.fold_left ( + ) 0 (take 200_000 (from 0)));
  print_newline ()
