(* ListLabels, ArrayLabels, StringLabels, BytesLabels and StdLabels *)
let ints l = print_endline (String.concat " " (List.map string_of_int l))
let () = ints (ListLabels.map [ 1; 2; 3 ] ~f:(fun x -> x * x))
let () = ints (ListLabels.filter ~f:(fun x -> x > 1) [ 1; 2; 3 ])
let () = print_int (ListLabels.fold_left [ 1; 2; 3 ] ~init:10 ~f:( - )); print_newline ()
let () = print_int (ListLabels.fold_right [ 1; 2; 3 ] ~init:10 ~f:( - )); print_newline ()
let () = ints (ListLabels.init ~f:(fun i -> i * 2) ~len:4)
let () = ints (ListLabels.sort ~cmp:(fun a b -> compare b a) [ 2; 3; 1 ])
let () = ints (ListLabels.merge [ 1; 4 ] [ 2; 3 ] ~cmp:compare)
let () = Printf.printf "%b %b\n" (ListLabels.mem 2 ~set:[ 1; 2 ]) (ListLabels.mem_assoc 3 ~map:[ (1, 2) ])
let () = Printf.printf "%d\n" (ListLabels.compare_length_with [ 1; 2 ] ~len:2)
let () = match ListLabels.find ~f:(fun x -> x > 5) [ 1 ] with exception Not_found -> print_endline "none" | n -> print_int n
let () = ListLabels.iteri [ "a"; "b" ] ~f:(fun i s -> Printf.printf "%d%s " i s); print_newline ()
let () = try ListLabels.iter2 [ 1 ] [] ~f:(fun _ _ -> ()) with Invalid_argument m -> print_endline m
let double = ListLabels.map ~f:(fun x -> 2 * x)
let () = ints (double [ 1; 2 ])
let () = ints (ListLabels.rev (ListLabels.append [ 1 ] [ 2 ]))

let a = ArrayLabels.init 5 ~f:(fun i -> i)
let show a = ints (ArrayLabels.to_list a)
let () = ArrayLabels.blit ~len:2 ~src:a ~src_pos:0 ~dst:a ~dst_pos:3; show a
let () = ArrayLabels.fill a ~pos:1 ~len:2 9; show a
let () = show (ArrayLabels.sub a ~len:2 ~pos:1)
let () = ArrayLabels.sort ~cmp:compare a; show a
let () = print_int (ArrayLabels.fold_left ~f:( + ) ~init:0 a); print_newline ()
let () = show (ArrayLabels.make_matrix ~dimx:2 ~dimy:3 7).(1)
let () = try ignore (ArrayLabels.sub a ~pos:4 ~len:3) with Invalid_argument m -> print_endline m

let () = print_endline (StringLabels.concat ~sep:"-" [ "a"; "b" ])
let () = print_endline (StringLabels.sub "abcdef" ~len:2 ~pos:3)
let () = print_endline (StringLabels.map "abc" ~f:Char.uppercase_ascii)
let () = print_endline (String.concat "|" (StringLabels.split_on_char "a,b" ~sep:','))
let () = Printf.printf "%b %b\n" (StringLabels.starts_with "abc" ~prefix:"ab") (StringLabels.ends_with "abc" ~suffix:"ab")
let () = print_endline (StringLabels.init 3 ~f:(fun i -> Char.chr (65 + i)))

let b = BytesLabels.make 4 '.'
let () = BytesLabels.blit_string ~src:"xyz" ~src_pos:1 ~dst:b ~dst_pos:1 ~len:2; print_endline (BytesLabels.to_string b)
let () = print_endline (BytesLabels.sub_string b ~pos:0 ~len:3)

open StdLabels
let () = List.iter ~f:print_endline (List.map ~f:String.capitalize_ascii [ "one"; "two" ])
let () = print_int (Array.fold_right ~f:( + ) [| 1; 2 |] ~init:0); print_newline ()
let () = print_char "abc".[1]; print_int [| 4; 5 |].(1); print_newline ()
