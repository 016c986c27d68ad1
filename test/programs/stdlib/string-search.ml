(* Strings: where a character is. *)
let attempt name f =
  let outcome =
    match f () with
    | n -> string_of_int n
    | exception Not_found -> "Not_found"
    | exception Invalid_argument message -> message
  in
  print_endline (name ^ ": " ^ outcome)

let of_bool b = if b then 1 else 0
let of_option o = match o with None -> -1 | Some i -> i

let () =
  let s = "banana" in
  attempt "index" (fun () -> String.index s 'n');
  attempt "index of none" (fun () -> String.index s 'x');
  attempt "rindex" (fun () -> String.rindex s 'n');
  attempt "index_opt" (fun () -> of_option (String.index_opt s 'x'));
  attempt "rindex_opt" (fun () -> of_option (String.rindex_opt s 'b'));
  attempt "contains" (fun () -> of_bool (String.contains s 'a'));
  List.iter
    (fun i ->
      print_endline ("from " ^ string_of_int i);
      attempt "index_from" (fun () -> String.index_from s i 'n');
      attempt "index_from_opt" (fun () -> of_option (String.index_from_opt s i 'n'));
      attempt "rindex_from" (fun () -> String.rindex_from s i 'n');
      attempt "rindex_from_opt" (fun () -> of_option (String.rindex_from_opt s i 'n'));
      attempt "contains_from" (fun () -> of_bool (String.contains_from s i 'n'));
      attempt "rcontains_from" (fun () -> of_bool (String.rcontains_from s i 'n')))
    [ -2; -1; 0; 3; 5; 6; 7 ]
