(* Integers of the machine's words. *)
let line n = print_endline (Nativeint.to_string n)
let attempt name f = try print_endline (name ^ ": " ^ Nativeint.to_string (f ())) with e -> Printf.printf "%s: %s\n" name (Printexc.to_string e)
let samples = [ 0n; 1n; -1n; 2n; -7n; 65536n; 46341n; Nativeint.max_int; Nativeint.min_int; 0x7FFF_FFFF_FFFF_FFFFn; 0xFFFF_FFFF_FFFF_FFFFn; 3037000500n; 9007199254740993n; 0o17n; 0b101n ]

let binary name f =
  print_endline (name ^ ":");
  List.iter
    (fun m ->
      List.iter (fun n -> Printf.printf " %s" (match f m n with r -> Nativeint.to_string r | exception e -> Printexc.to_string e)) samples;
      print_newline ())
    samples

let () =
  List.iter line samples;
  List.iter (fun (name, f) -> binary name f)
    [
      ("add", Nativeint.add); ("sub", Nativeint.sub); ("mul", Nativeint.mul); ("div", Nativeint.div); ("rem", Nativeint.rem);
      ("udiv", Nativeint.unsigned_div); ("urem", Nativeint.unsigned_rem); ("and", Nativeint.logand); ("or", Nativeint.logor);
      ("xor", Nativeint.logxor); ("min", Nativeint.min); ("max", Nativeint.max);
    ];
  List.iter
    (fun n ->
      Printf.printf "%nd %nd %nd %nd %nd %d" (Nativeint.neg n) (Nativeint.abs n) (Nativeint.succ n) (Nativeint.pred n) (Nativeint.lognot n) (Nativeint.to_int n);
      Printf.printf " %g %s\n" (Nativeint.to_float n) (match Nativeint.unsigned_to_int n with Some n -> string_of_int n | None -> "none"))
    samples;
  List.iter
    (fun by ->
      List.iter
        (fun n -> Printf.printf "%nd %nd %nd; " (Nativeint.shift_left n by) (Nativeint.shift_right n by) (Nativeint.shift_right_logical n by))
        samples;
      print_newline ())
    [ 0; 1; 5; 31; 32; 63 ]

let () =
  List.iter (fun n -> line (Nativeint.of_int n)) [ 0; 1; -1; 1 lsl 31; 1 lsl 32; max_int; min_int; 123456789012 ];
  List.iter (fun x -> line (Nativeint.of_float x)) [ 0.; 1.9; -1.9; 2147483647.5; -2147483648.; 1e6; 9.2e18; -9223372036854775808.; 1e15 ];
  List.iter
    (fun s -> attempt s (fun () -> Nativeint.of_string s))
    [
      "0"; "42"; "-42"; "+42"; "9223372036854775807"; "9223372036854775808"; "-9223372036854775808"; "-9223372036854775809";
      "0x7fffffffffffffff"; "0xffffffffffffffff"; "0x10000000000000000"; "-0x8000000000000000"; "0u18446744073709551615";
      "0u18446744073709551616"; "99999999999999999999"; "0u99999999999999999999"; "0b11"; "0o777"; "1_000"; "_1"; ""; "-"; "12a"; "0x"; " 1";
    ];
  Printf.printf "%b %b\n" (Nativeint.of_string_opt "x" = None) (Nativeint.of_string_opt "1" = Some 1n);
  List.iter
    (fun (m, n) -> Printf.printf "%d %d %b %b %d\n" (Nativeint.compare m n) (Nativeint.unsigned_compare m n) (Nativeint.equal m n) (m < n) (compare m n))
    [ (1n, 2n); (-1n, 1n); (3n, 3n); (Nativeint.min_int, Nativeint.max_int) ];
  let f n = match n with 0n -> "zero" | 1n | -1n -> "one" | 0x10n -> "sixteen" | _ -> "other" in
  List.iter (fun n -> print_endline (f n)) [ 0n; 1n; -1n; 16n; 17n ];
  Printf.printf "%nd|%5nd|%-5nd|%05nd|%+nd|%ni|%nu|%nx|%nX|%no|%#nx\n" 42n 42n 42n 42n 42n (-42n) (-1n) (-1n) 255n 8n 255n;
  Printf.printf "%*nd|%.4nd|% nd|%nd\n" 6 7n 7n 7n Nativeint.min_int

let () =
  Printf.printf "%d %ld %nd %d\n" Nativeint.size (Nativeint.to_int32 0x1_8000_0000n) (Nativeint.of_int32 (-5l)) (Nativeint.to_int Nativeint.max_int)
