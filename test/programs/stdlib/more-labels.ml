(* MoreLabels.Hashtbl, Map and Set *)
open MoreLabels
let t = Hashtbl.create 3
let () = Hashtbl.add t ~key:1 ~data:"one"; Hashtbl.replace t ~data:"two" ~key:2
let () = Hashtbl.iter t ~f:(fun ~key ~data -> Printf.printf "%d=%s " key data); print_newline ()
let () = print_int (Hashtbl.fold t ~init:0 ~f:(fun ~key ~data acc -> key + String.length data + acc)); print_newline ()
let () = print_endline (Hashtbl.find t 1)
module T = Hashtbl.Make (struct include Int let hash x = x end)
let u = T.create 2
let () = T.add u ~key:3 ~data:'c'; T.iter ~f:(fun ~key ~data -> Printf.printf "%d%c\n" key data) u
module M = Map.Make (String)
let m = M.add ~key:"b" ~data:2 (M.add ~key:"a" ~data:1 M.empty)
let () = M.iter m ~f:(fun ~key ~data -> Printf.printf "%s%d " key data); print_newline ()
let () = print_int (M.fold m ~init:0 ~f:(fun ~key:_ ~data acc -> data + acc)); print_newline ()
let () = print_int (M.cardinal (M.filter m ~f:(fun k _ -> k > "a"))); print_newline ()
let () = List.iter (fun (k, v) -> Printf.printf "%s%d " k v) (M.bindings (M.map ~f:succ (M.update ~key:"a" ~f:(fun _ -> None) m))); print_newline ()
module S = Set.Make (Int)
let s = S.of_list [ 3; 1; 2 ]
let () = S.iter ~f:print_int (S.filter s ~f:(fun x -> x <> 2)); print_newline ()
let () = print_int (S.fold s ~f:( + ) ~init:10); print_newline ()
let () = print_string (match S.find_first_opt s ~f:(fun x -> x > 1) with Some x -> string_of_int x | None -> "none"); print_newline ()
