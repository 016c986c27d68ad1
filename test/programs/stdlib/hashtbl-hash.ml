(* The hash of values of every kind: the number that OCaml gives. *)
let show name h = Printf.printf "%s: %d\n" name h
type c = A | B | C of int | D of int * string | F of (int * int)
type r = { a : int; b : string }
type p = { px : float; py : float }
type m = { mutable mx : int; my : int list }
let rec upto n = if n = 0 then [] else n :: upto (n - 1)
let () =
  List.iter (fun n -> show (string_of_int n) (Hashtbl.hash n)) [0; 1; -1; 42; max_int; min_int; 1 lsl 31; 1 lsl 32; 1 lsl 53; -(1 lsl 53); -(1 lsl 40) + 5; 1 lsl 61 + 12345];
  List.iter (fun s -> show (String.escaped s) (Hashtbl.hash s)) [""; "a"; "ab"; "abc"; "abcd"; "abcde"; "\255\254\253\252"; String.make 300 'x'; String.make 1000 'y'];
  List.iter (fun f -> show (string_of_float f) (Hashtbl.hash f)) [0.; -0.; 1.5; nan; infinity; neg_infinity; 1e300; -3.25];
  List.iter (fun c -> show "c" (Hashtbl.hash c)) [A; B; C 1; D (2, "x"); F (1, 2)];
  show "true" (Hashtbl.hash true); show "()" (Hashtbl.hash ()); show "c" (Hashtbl.hash 'c');
  show "tuple" (Hashtbl.hash (1, "a", 2.5));
  show "rec" (Hashtbl.hash { a = 1; b = "q" });
  show "floats" (Hashtbl.hash { px = 1.; py = 2. });
  show "mut" (Hashtbl.hash { mx = 1; my = [1; 2] });
  show "ref" (Hashtbl.hash (ref 3));
  show "list" (Hashtbl.hash [1; 2; 3]);
  List.iter (fun n -> show "upto" (Hashtbl.hash (upto n)); show "upto" (Hashtbl.hash_param 50 7 (upto n)); show "u" (Hashtbl.seeded_hash_param 300 1000 77 (upto n))) [0; 1; 5; 9; 10; 11; 20; 150; 300];
  show "array" (Hashtbl.hash [| 1; 2; 3 |]); show "farray" (Hashtbl.hash [| 1.; 2.; 3. |]);
  show "farray" (Hashtbl.hash (Array.init 20 float)); show "empty" (Hashtbl.hash [||]);
  show "some" (Hashtbl.hash (Some 1)); show "none" (Hashtbl.hash None);
  show "nested" (Hashtbl.hash [[1; 2]; [3]; []; [4; 5]]);
  show "lz" (Hashtbl.hash (let l = lazy (1 + 1) in ignore (Lazy.force l); l));
  show "bytes" (Hashtbl.hash (Bytes.of_string "hello"));
  show "seeded" (Hashtbl.seeded_hash 12345 "hello");
  show "ok" (Hashtbl.hash (Ok 1 : (int, int) result)); show "err" (Hashtbl.hash (Error "e" : (int, string) result))
type inline = R of { pair : string * string } | S of { x : float; y : float } | T of { mutable n : int; s : string }
let () = List.iter (fun r -> show "a constructor with a record" (Hashtbl.hash r)) [ R { pair = ("", "-7") }; S { x = 1.; y = 2.5 }; T { n = 3; s = "a" } ]
