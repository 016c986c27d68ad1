(* Integers inside bytes and strings. *)
let hex b = print_endline (String.concat " " (List.map (fun c -> Printf.sprintf "%02x" (Char.code c)) (List.of_seq (Bytes.to_seq b))))

let attempt name f = try f () with e -> Printf.printf "%s: %s\n" name (Printexc.to_string e)

let () =
  let b = Bytes.make 8 '\000' in
  let n = -0x1234567 in
  Bytes.set_uint8 b 0 n;
  Bytes.set_int8 b 1 200;
  Bytes.set_uint16_le b 2 n;
  Bytes.set_uint16_be b 4 n;
  Bytes.set_int16_ne b 6 n;
  hex b;
  Printf.printf "%d %d %d %d\n" (Bytes.get_uint8 b 1) (Bytes.get_int8 b 1) (Bytes.get_uint16_le b 1) (Bytes.get_uint16_be b 1);
  Printf.printf "%d %d %d\n" (Bytes.get_int16_le b 2) (Bytes.get_int16_be b 2) (Bytes.get_int16_ne b 2);
  Printf.printf "%ld %ld %ld\n" (Bytes.get_int32_le b 0) (Bytes.get_int32_be b 4) (Bytes.get_int32_ne b 1);
  Printf.printf "%Ld %Ld\n" (Bytes.get_int64_le b 0) (Bytes.get_int64_be b 0);
  Bytes.set_int32_le b 0 0x01020304l;
  Bytes.set_int32_be b 4 (-2l);
  hex b;
  Bytes.set_int64_le b 0 0x0102030405060708L;
  hex b;
  Bytes.set_int64_be b 0 (-0x102030405060708L);
  hex b;
  Printf.printf "%Lx %Lx\n" (Bytes.get_int64_ne b 0) (Bytes.get_int64_be b 0);
  attempt "get 16" (fun () -> ignore (Bytes.get_uint16_le b 7));
  attempt "get 32" (fun () -> ignore (Bytes.get_int32_le b (-1)));
  attempt "get 64" (fun () -> ignore (Bytes.get_int64_be b 1));
  attempt "set 16" (fun () -> Bytes.set_uint16_be b 7 1);
  attempt "set 32" (fun () -> Bytes.set_int32_le b 5 1l);
  attempt "set 64" (fun () -> Bytes.set_int64_le b 1 1L);
  attempt "set 64 before" (fun () -> Bytes.set_int64_be b (-1) 1L);
  hex b;
  let s = "\x01\x82\x03\x84\x05\x86\x07\x88" in
  Printf.printf "%d %d %d %d\n" (String.get_uint8 s 1) (String.get_int8 s 1) (String.get_uint16_le s 0) (String.get_int16_be s 1);
  Printf.printf "%lx %lx %ld\n" (String.get_int32_le s 0) (String.get_int32_be s 0) (String.get_int32_ne s 1);
  Printf.printf "%Lx %Lx %Ld\n" (String.get_int64_le s 0) (String.get_int64_be s 0) (String.get_int64_ne s 0);
  attempt "string 64" (fun () -> ignore (String.get_int64_le s 1))
