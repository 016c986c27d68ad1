(* Integers: 63 bits, wrapping around. *)
let () =
  Printf.printf "%d %d\n" max_int min_int;
  Printf.printf "%d %d %d\n" (max_int + 1) (min_int - 1) (max_int * 2);
  Printf.printf "%d %d %d\n" (abs min_int) (-min_int) (abs (-5));
  List.iter
    (fun (a, b) ->
      Printf.printf "%d / %d = %d, rest %d\n" a b (a / b) (a mod b))
    [ (7, 2); (-7, 2); (7, -2); (-7, -2); (min_int, -1); (0, 5) ];
  Printf.printf "%d %d %d %d\n" (12 land 10) (12 lor 10) (12 lxor 10) (lnot 0);
  Printf.printf "%d %d %d %d\n" (1 lsl 62) (-1 lsr 1) (-8 asr 1) (1 lsl 61);
  Printf.printf "%d %d %d\n" (succ 1) (pred min_int) (0x1F + 0b11 + 0o17 + 1_000);
  (try print_int (1 / 0) with Division_by_zero -> print_endline "Division_by_zero");
  (try print_int (1 mod 0) with Division_by_zero -> print_endline "Division_by_zero");
  Printf.printf "%d %d %d %d\n" (Int.add 1 2) (Int.rem (-7) 3) (Int.shift_right_logical (-1) 60) (Int.lognot 5);
  Printf.printf "%d %d %b\n" (Int.compare 3 2) (Int.compare min_int max_int) (Int.equal 1 1);
  Printf.printf "%d %d %s\n" (Int.min 3 2) (Int.max 3 2) (Int.to_string (-5));
  Printf.printf "%d %d %d\n" (Int.of_float (-2.9)) (int_of_float 1e15) (truncate 0.99);
  Printf.printf "%d\n" (3037000500 * 3037000500);
  Printf.printf "%d\n" (List.fold_left ( * ) 1 (List.init 25 succ))
