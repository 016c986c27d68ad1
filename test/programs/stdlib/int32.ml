(* Integers of 32 bits. *)
let line n = print_endline (Int32.to_string n)
let attempt name f = try print_endline (name ^ ": " ^ Int32.to_string (f ())) with e -> Printf.printf "%s: %s\n" name (Printexc.to_string e)
let samples = [ 0l; 1l; -1l; 2l; -7l; 65536l; 46341l; Int32.max_int; Int32.min_int; 0x7FFF_FFFFl; 0xFFFF_FFFFl; 0o17l; 0b101l ]

let binary name f =
  print_endline (name ^ ":");
  List.iter
    (fun m ->
      List.iter (fun n -> Printf.printf " %s" (match f m n with r -> Int32.to_string r | exception e -> Printexc.to_string e)) samples;
      print_newline ())
    samples

let () =
  List.iter line samples;
  List.iter (fun (name, f) -> binary name f)
    [
      ("add", Int32.add); ("sub", Int32.sub); ("mul", Int32.mul); ("div", Int32.div); ("rem", Int32.rem);
      ("udiv", Int32.unsigned_div); ("urem", Int32.unsigned_rem); ("and", Int32.logand); ("or", Int32.logor);
      ("xor", Int32.logxor); ("min", Int32.min); ("max", Int32.max);
    ];
  List.iter
    (fun n ->
      Printf.printf "%ld %ld %ld %ld %ld %d" (Int32.neg n) (Int32.abs n) (Int32.succ n) (Int32.pred n) (Int32.lognot n) (Int32.to_int n);
      Printf.printf " %g %s\n" (Int32.to_float n) (match Int32.unsigned_to_int n with Some n -> string_of_int n | None -> "none"))
    samples;
  List.iter
    (fun by ->
      List.iter
        (fun n -> Printf.printf "%ld %ld %ld; " (Int32.shift_left n by) (Int32.shift_right n by) (Int32.shift_right_logical n by))
        samples;
      print_newline ())
    [ 0; 1; 5; 31 ]

let () =
  List.iter (fun n -> line (Int32.of_int n)) [ 0; 1; -1; 1 lsl 31; 1 lsl 32; max_int; min_int; 123456789012 ];
  List.iter (fun x -> line (Int32.of_float x)) [ 0.; 1.9; -1.9; 2147483647.5; -2147483648.; 1e6 ];
  List.iter
    (fun x ->
      let bits = Int32.bits_of_float x in
      Printf.printf "%lx %h\n" bits (Int32.float_of_bits bits))
    [ 0.; -0.; 1.; 0.1; -3.5e10; infinity; neg_infinity; 1e-45; 1e300 ];
  List.iter
    (fun s -> attempt s (fun () -> Int32.of_string s))
    [
      "0"; "42"; "-42"; "+42"; "2147483647"; "2147483648"; "-2147483648"; "-2147483649"; "0x7fffffff"; "0xffffffff";
      "0x100000000"; "-0x80000000"; "0u4294967295"; "0u4294967296"; "0b11"; "0o777"; "1_000"; "_1"; ""; "-"; "12a"; "0x"; " 1";
    ];
  Printf.printf "%b %b\n" (Int32.of_string_opt "x" = None) (Int32.of_string_opt "1" = Some 1l);
  List.iter
    (fun (m, n) -> Printf.printf "%d %d %b %b %d\n" (Int32.compare m n) (Int32.unsigned_compare m n) (Int32.equal m n) (m < n) (compare m n))
    [ (1l, 2l); (-1l, 1l); (3l, 3l); (Int32.min_int, Int32.max_int) ];
  let f n = match n with 0l -> "zero" | 1l | -1l -> "one" | 0x10l -> "sixteen" | _ -> "other" in
  List.iter (fun n -> print_endline (f n)) [ 0l; 1l; -1l; 16l; 17l ];
  Printf.printf "%ld|%5ld|%-5ld|%05ld|%+ld|%li|%lu|%lx|%lX|%lo|%#lx\n" 42l 42l 42l 42l 42l (-42l) (-1l) (-1l) 255l 8l 255l;
  Printf.printf "%*ld|%.4ld|% ld|%ld\n" 6 7l 7l 7l Int32.min_int
