(* Random numbers: those of the real generator, from its own start, from seeds and states. *)
let ten name f = print_endline (name ^ ": " ^ String.concat " " (List.init 10 (fun _ -> f ())))
let int n = string_of_int n

let all () =
  ten "bits" (fun () -> int (Random.bits ()));
  ten "int 6" (fun () -> int (Random.int 6));
  ten "int 1000" (fun () -> int (Random.int 1000));
  ten "int most" (fun () -> int (Random.int 0x3FFFFFFF));
  ten "int uneven" (fun () -> int (Random.int 0x2AAAAAAB));
  ten "full_int small" (fun () -> int (Random.full_int 100));
  ten "full_int 2^30" (fun () -> int (Random.full_int 0x40000000));
  ten "full_int 2^31 - 1" (fun () -> int (Random.full_int 0x7FFFFFFF));
  ten "full_int 2^31" (fun () -> int (Random.full_int 0x80000000));
  ten "full_int 2^50" (fun () -> int (Random.full_int (1 lsl 50)));
  ten "full_int max" (fun () -> int (Random.full_int max_int));
  ten "full_int uneven" (fun () -> int (Random.full_int (max_int / 3 * 2)));
  ten "float" (fun () -> Printf.sprintf "%.17g" (Random.float 1.));
  ten "float 100" (fun () -> Printf.sprintf "%h" (Random.float 100.));
  ten "bool" (fun () -> string_of_bool (Random.bool ()));
  ten "int32" (fun () -> Int32.to_string (Random.int32 1000l));
  ten "int32 max" (fun () -> Int32.to_string (Random.int32 Int32.max_int));
  ten "int64" (fun () -> Int64.to_string (Random.int64 1000L));
  ten "int64 max" (fun () -> Int64.to_string (Random.int64 Int64.max_int));
  ten "nativeint" (fun () -> Nativeint.to_string (Random.nativeint 1_000_000_000_000n))

let () = all ()

let () =
  Random.init 42;
  all ();
  Random.init (-1);
  ten "init -1" (fun () -> int (Random.bits ()));
  Random.full_init [| 1; 2; 3 |];
  ten "full_init" (fun () -> int (Random.bits ()));
  Random.full_init [||];
  ten "full_init of nothing" (fun () -> int (Random.bits ()));
  Random.full_init (Array.init 100 (fun i -> i * i));
  ten "full_init of many" (fun () -> int (Random.bits ()))

let () =
  let s = Random.State.make [| 7 |] in
  let twin = Random.State.copy s in
  ten "state" (fun () -> int (Random.State.int s 100));
  ten "its copy" (fun () -> int (Random.State.int twin 100));
  ten "state bits" (fun () -> int (Random.State.bits s));
  ten "state float" (fun () -> string_of_float (Random.State.float s 2.));
  ten "state bool" (fun () -> string_of_bool (Random.State.bool s));
  ten "state full_int" (fun () -> int (Random.State.full_int s 10_000_000_000));
  ten "state int64" (fun () -> Int64.to_string (Random.State.int64 s 77L));
  Random.init 5;
  let before = Random.get_state () in
  ten "drawn" (fun () -> int (Random.int 10));
  Random.set_state before;
  ten "again" (fun () -> int (Random.int 10));
  for _ = 1 to 1000 do
    ignore (Random.bits ())
  done;
  ten "later" (fun () -> int (Random.bits ()))

let attempt name f = try ignore (f ()) with e -> Printf.printf "%s: %s\n" name (Printexc.to_string e)

let () =
  attempt "int 0" (fun () -> Random.int 0);
  attempt "int -1" (fun () -> Random.int (-1));
  attempt "int 2^30" (fun () -> Random.int (1 lsl 30));
  attempt "full_int 0" (fun () -> Random.full_int 0);
  attempt "int32" (fun () -> Int32.to_int (Random.int32 0l));
  attempt "int64" (fun () -> Int64.to_int (Random.int64 (-1L)));
  attempt "nativeint" (fun () -> Nativeint.to_int (Random.nativeint 0n))
