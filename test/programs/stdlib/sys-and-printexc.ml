(* What a program knows of its surroundings, and exceptions as text. *)
exception Constant
exception Int of int
exception Several of int * string * float * bool * char
exception Pair of (int * int)
exception Wide of int32 * int64 * nativeint
exception Held of exn
exception Odd of unit * int list * int list * int option * (int -> int) * int ref
exception Text of string
exception Bytes_too of bytes
exception Arrays of int array * int array

type colour = Red | Rgb of int | Green | Blue

exception Coloured of colour * colour * colour

module M = struct
  exception Inner of int

  module N = struct
    exception Deep
  end
end

let show e = print_endline (Printexc.to_string e)

let () =
  List.iter show
    [
      Constant; Int 3; Int (-3); Several (1, "two\n\"", 3., true, 'a'); Pair (1, 2); Wide (1l, 2L, 3n); Held Not_found;
      Odd ((), [], [ 1 ], None, succ, ref 1); Text "h\xe9\t\127"; Bytes_too (Bytes.of_string "b"); Arrays ([||], [| 1 |]);
      Coloured (Red, Rgb 1, Blue); M.Inner 1; M.N.Deep; Not_found; Failure "no"; Invalid_argument "bad"; Exit; End_of_file;
      Division_by_zero; Stack_overflow; Out_of_memory; Sys_error "x"; Match_failure ("f.ml", 3, 4); Assert_failure ("f.ml", 3, 4);
      Stack.Empty; Queue.Empty; Lazy.Undefined; Sys.Break; Fun.Finally_raised (Failure "inner"); Several (0, "", nan, false, '\000');
      Several (0, "", 1e100, false, '\000');
    ];
  (try ignore (1 / 0) with e -> show e);
  (try ignore [| 1 |].(1) with e -> show e);
  (try ignore (List.hd []) with e -> show e);
  (try Fun.protect ~finally:(fun () -> failwith "finally") (fun () -> ()) with e -> show e);
  print_endline (Printexc.to_string_default (Fun.Finally_raised Not_found));
  print_endline (Printexc.exn_slot_name (Int 3) ^ " " ^ Printexc.exn_slot_name M.N.Deep)

let () =
  Printexc.register_printer (function Int n -> Some (Printf.sprintf "the integer %d" n) | _ -> None);
  Printexc.register_printer (function Int 0 -> Some "nothing" | Constant -> failwith "in the printer" | _ -> None);
  List.iter show [ Int 0; Int 1; Constant; Held (Int 1) ];
  Printf.printf "%b %b\n" (Printexc.use_printers (Int 0) = Some "nothing") (Printexc.use_printers Exit = None);
  print_endline (Printexc.get_backtrace ());
  Printf.printf "%b\n" (Printexc.backtrace_status ());
  Printexc.print_backtrace stdout;
  (try Printexc.print (fun () -> raise Exit) () with Exit -> print_endline "again");
  (try Printexc.raise_with_backtrace Exit (Printexc.get_raw_backtrace ()) with Exit -> print_endline "raised");
  print_endline (Printexc.raw_backtrace_to_string (Printexc.get_callstack 0))

let () =
  Printf.printf "%d %d %d %d %b\n" Sys.word_size Sys.int_size Sys.max_string_length Sys.max_array_length Sys.big_endian;
  Printf.printf "%s %s %b %b %b\n" Sys.ocaml_version Sys.os_type Sys.unix Sys.win32 Sys.cygwin;
  Printf.printf "%d\n" (Sys.opaque_identity 3);
  Printf.printf "%b %b\n" (Sys.time () >= 0.) (Array.length Sys.argv = 1);
  Printf.printf "%b\n" (Sys.file_exists "no/such/file");
  (try ignore (open_in "no/such/file") with e -> show e);
  (try Sys.remove "no/such/file" with e -> show e);
  (try ignore (Sys.is_directory "no/such/file") with e -> show e)
