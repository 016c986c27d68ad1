(* Digests. *)
let line s = print_endline (Digest.to_hex (Digest.string s))
let attempt name f = try print_endline (name ^ ": " ^ f ()) with e -> Printf.printf "%s: %s\n" name (Printexc.to_string e)

let () =
  List.iter line [ ""; "a"; "abc"; "message digest"; String.make 55 'x'; String.make 56 'x'; String.make 64 'x'; String.make 1000 '\255' ];
  print_endline (Digest.to_hex (Digest.bytes (Bytes.of_string "abc")));
  print_endline (Digest.to_hex (Digest.substring "xabcx" 1 3));
  print_endline (Digest.to_hex (Digest.subbytes (Bytes.of_string "xabcx") 1 3));
  let d = Digest.string "abc" in
  Printf.printf "%S %d\n" d (String.length d);
  Printf.printf "%b %b %d\n" (Digest.equal d (Digest.from_hex "900150983cd24fb0d6963f7d28e17f72")) (d = Digest.string "abd")
    (compare (Digest.compare d (Digest.string "")) 0);
  Digest.output stdout (Digest.from_hex "41424344454647484950515253545556");
  print_newline ();
  attempt "substring" (fun () -> Digest.substring "abc" 2 2);
  attempt "subbytes" (fun () -> Digest.subbytes (Bytes.of_string "abc") 2 2);
  attempt "to_hex" (fun () -> Digest.to_hex "short");
  attempt "from_hex" (fun () -> Digest.from_hex "12");
  attempt "from_hex digits" (fun () -> Digest.from_hex (String.make 32 'g'));
  attempt "upper case" (fun () -> Digest.to_hex (Digest.from_hex (String.make 32 'A')))
