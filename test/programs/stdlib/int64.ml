(* Integers of 64 bits. *)
let line n = print_endline (Int64.to_string n)
let attempt name f = try print_endline (name ^ ": " ^ Int64.to_string (f ())) with e -> Printf.printf "%s: %s\n" name (Printexc.to_string e)
let samples = [ 0L; 1L; -1L; 2L; -7L; 65536L; 46341L; Int64.max_int; Int64.min_int; 0x7FFF_FFFF_FFFF_FFFFL; 0xFFFF_FFFF_FFFF_FFFFL; 3037000500L; 9007199254740993L; 0o17L; 0b101L ]

let binary name f =
  print_endline (name ^ ":");
  List.iter
    (fun m ->
      List.iter (fun n -> Printf.printf " %s" (match f m n with r -> Int64.to_string r | exception e -> Printexc.to_string e)) samples;
      print_newline ())
    samples

let () =
  List.iter line samples;
  List.iter (fun (name, f) -> binary name f)
    [
      ("add", Int64.add); ("sub", Int64.sub); ("mul", Int64.mul); ("div", Int64.div); ("rem", Int64.rem);
      ("udiv", Int64.unsigned_div); ("urem", Int64.unsigned_rem); ("and", Int64.logand); ("or", Int64.logor);
      ("xor", Int64.logxor); ("min", Int64.min); ("max", Int64.max);
    ];
  List.iter
    (fun n ->
      Printf.printf "%Ld %Ld %Ld %Ld %Ld %d" (Int64.neg n) (Int64.abs n) (Int64.succ n) (Int64.pred n) (Int64.lognot n) (Int64.to_int n);
      Printf.printf " %g %s\n" (Int64.to_float n) (match Int64.unsigned_to_int n with Some n -> string_of_int n | None -> "none"))
    samples;
  List.iter
    (fun by ->
      List.iter
        (fun n -> Printf.printf "%Ld %Ld %Ld; " (Int64.shift_left n by) (Int64.shift_right n by) (Int64.shift_right_logical n by))
        samples;
      print_newline ())
    [ 0; 1; 5; 31; 32; 63 ]

let () =
  List.iter (fun n -> line (Int64.of_int n)) [ 0; 1; -1; 1 lsl 31; 1 lsl 32; max_int; min_int; 123456789012 ];
  List.iter (fun x -> line (Int64.of_float x)) [ 0.; 1.9; -1.9; 2147483647.5; -2147483648.; 1e6; 9.2e18; -9223372036854775808.; 1e15 ];
  List.iter
    (fun x ->
      let bits = Int64.bits_of_float x in
      Printf.printf "%Lx %h\n" bits (Int64.float_of_bits bits))
    [ 0.; -0.; 1.; 0.1; -3.5e10; infinity; neg_infinity; 1e-45; 1e300 ];
  List.iter
    (fun s -> attempt s (fun () -> Int64.of_string s))
    [
      "0"; "42"; "-42"; "+42"; "9223372036854775807"; "9223372036854775808"; "-9223372036854775808"; "-9223372036854775809";
      "0x7fffffffffffffff"; "0xffffffffffffffff"; "0x10000000000000000"; "-0x8000000000000000"; "0u18446744073709551615";
      "0u18446744073709551616"; "99999999999999999999"; "0u99999999999999999999"; "0b11"; "0o777"; "1_000"; "_1"; ""; "-"; "12a"; "0x"; " 1";
    ];
  Printf.printf "%b %b\n" (Int64.of_string_opt "x" = None) (Int64.of_string_opt "1" = Some 1L);
  List.iter
    (fun (m, n) -> Printf.printf "%d %d %b %b %d\n" (Int64.compare m n) (Int64.unsigned_compare m n) (Int64.equal m n) (m < n) (compare m n))
    [ (1L, 2L); (-1L, 1L); (3L, 3L); (Int64.min_int, Int64.max_int) ];
  let f n = match n with 0L -> "zero" | 1L | -1L -> "one" | 0x10L -> "sixteen" | _ -> "other" in
  List.iter (fun n -> print_endline (f n)) [ 0L; 1L; -1L; 16L; 17L ];
  Printf.printf "%Ld|%5Ld|%-5Ld|%05Ld|%+Ld|%Li|%Lu|%Lx|%LX|%Lo|%#Lx\n" 42L 42L 42L 42L 42L (-42L) (-1L) (-1L) 255L 8L 255L;
  Printf.printf "%*Ld|%.4Ld|% Ld|%Ld\n" 6 7L 7L 7L Int64.min_int

let () =
  Printf.printf "%ld %ld %nd %Ld %Ld\n" (Int64.to_int32 0x1_8000_0000L) (Int64.to_int32 (-1L)) (Int64.to_nativeint 5L)
    (Int64.of_int32 (-5l)) (Int64.of_nativeint (-6n));
  Printf.printf "%d %d %b\n" (Int64.to_int Int64.max_int) (Int64.to_int Int64.min_int) (Int64.of_int max_int = 4611686018427387903L)
