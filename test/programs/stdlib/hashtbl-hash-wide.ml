(* The hash of integers of other widths, where a field is declared so; and of what is no integer, beside them. *)
let show name h = Printf.printf "%s: %d\n" name h
type w = { i : int64; j : int32; k : nativeint }
let () =
  show "wide" (Hashtbl.hash { i = -5L; j = -7l; k = -9n });
  show "wide" (Hashtbl.hash { i = 0x123456789abcdefL; j = 0x1234567l; k = 0x123456789abcdefn });
  show "text" (Hashtbl.hash "wide"); show "float" (Hashtbl.hash 2.5)
