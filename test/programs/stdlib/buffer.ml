(* Buffers. *)
let attempt name f =
  match f () with
  | s -> Printf.printf "%s: %S\n" name s
  | exception e -> Printf.printf "%s: %s\n" name (Printexc.to_string e)

let () =
  let b = Buffer.create 0 in
  Buffer.add_string b "hello";
  Buffer.add_char b ' ';
  Buffer.add_string b "world";
  Printf.printf "%S %d\n" (Buffer.contents b) (Buffer.length b);
  Buffer.add_substring b "[middle]" 1 6;
  Buffer.add_bytes b (Bytes.of_string "<bytes>");
  Buffer.add_subbytes b (Bytes.of_string "<bytes>") 1 3;
  Buffer.add_buffer b b;
  Printf.printf "%S %d\n" (Buffer.contents b) (Buffer.length b);
  attempt "sub" (fun () -> Buffer.sub b 6 5);
  attempt "sub outside" (fun () -> Buffer.sub b 50 15);
  attempt "sub negative" (fun () -> Buffer.sub b (-1) 1);
  attempt "nth" (fun () -> String.make 1 (Buffer.nth b 4));
  attempt "nth outside" (fun () -> String.make 1 (Buffer.nth b (Buffer.length b)));
  attempt "truncate" (fun () -> Buffer.truncate b 5; Buffer.contents b);
  attempt "truncate outside" (fun () -> Buffer.truncate b 6; "");
  attempt "add_substring" (fun () -> Buffer.add_substring b "abc" 2 2; "");
  attempt "add_subbytes" (fun () -> Buffer.add_subbytes b (Bytes.of_string "abc") (-1) 2; "");
  let bytes = Bytes.make 8 '.' in
  attempt "blit" (fun () -> Buffer.blit b 1 bytes 2 4; Bytes.to_string bytes);
  attempt "blit outside" (fun () -> Buffer.blit b 1 bytes 5 4; "");
  attempt "to_bytes" (fun () -> Bytes.to_string (Buffer.to_bytes b));
  Buffer.output_buffer stdout b;
  Buffer.clear b;
  attempt "clear" (fun () -> Buffer.contents b);
  Buffer.add_string b "again";
  Buffer.reset b;
  attempt "reset" (fun () -> Buffer.contents b)

let () =
  let b = Buffer.create 1 in
  for i = 1 to 1000 do
    Buffer.add_char b (Char.chr (97 + (i mod 26)));
    if i mod 300 = 0 then Printf.printf "%d %c\n" (Buffer.length b) (Buffer.nth b (i - 1))
  done;
  print_endline (Digest.to_hex (Digest.string (Buffer.contents b)));
  Printf.bprintf b "%d-%s" 12 "x";
  print_endline (Buffer.sub b 995 9);
  let printer b n = Buffer.add_string b (String.make n '*') in
  Printf.bprintf b "%a|%t" printer 3 (fun b -> Buffer.add_char b '!');
  print_endline (Buffer.sub b 1000 9);
  let b = Buffer.of_seq (String.to_seq "seq") in
  Buffer.add_seq b (List.to_seq [ '!'; '?' ]);
  print_endline (String.of_seq (Buffer.to_seq b));
  Seq.iter (fun (i, c) -> Printf.printf "%d%c " i c) (Buffer.to_seqi b);
  print_newline ()

let substitute pattern =
  let b = Buffer.create 16 in
  attempt pattern (fun () ->
      Buffer.add_substitute b (fun name -> "<" ^ name ^ ">") pattern;
      Buffer.contents b)

let () =
  List.iter substitute
    [
      "plain"; "$x"; "$x_1y.z"; "$(any thing)z"; "${a}$(b)"; "\\$x"; "\\\\$x"; "a\\b"; "end\\"; "$"; "a$"; "$(open"; "${x";
      "$(a(b)c)"; "${a{b}c}"; "$."; "$$"; "\\"; "$\\x"; "\\\\\\$"; "";
    ]

let hex b = String.concat "" (List.map (fun c -> Printf.sprintf "%02x" (Char.code c)) (List.of_seq (Buffer.to_seq b)))

let written f =
  let b = Buffer.create 8 in
  f b;
  print_string (hex b ^ " ")

let () =
  List.iter
    (fun n ->
      let u = Uchar.of_int n in
      written (fun b -> Buffer.add_utf_8_uchar b u);
      written (fun b -> Buffer.add_utf_16le_uchar b u);
      written (fun b -> Buffer.add_utf_16be_uchar b u);
      print_newline ())
    [ 0; 0x41; 0x7F; 0x80; 0xE9; 0x7FF; 0x800; 0x20AC; 0xFFFF; 0x10000; 0x1F600; 0x10FFFF ];
  List.iter
    (fun n ->
      written (fun b -> Buffer.add_uint8 b n);
      written (fun b -> Buffer.add_int8 b n);
      written (fun b -> Buffer.add_uint16_le b n);
      written (fun b -> Buffer.add_uint16_be b n);
      written (fun b -> Buffer.add_int16_ne b n);
      written (fun b -> Buffer.add_int32_le b (Int32.of_int n));
      written (fun b -> Buffer.add_int32_be b (Int32.of_int n));
      written (fun b -> Buffer.add_int64_le b (Int64.of_int n));
      written (fun b -> Buffer.add_int64_be b (Int64.of_int n));
      print_newline ())
    [ 0; 1; -1; 258; 0x12345678; 0x123456789ABCDEF; min_int ]
