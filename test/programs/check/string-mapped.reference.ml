let upper s = String.map (fun c -> if c >= 'a' && c <= 'z' then Char.chr (Char.code c - 32) else c) s
let shifted s = String.mapi (fun i c -> if i = 0 then Char.uppercase_ascii c else c) s
let without_spaces s =
  let b = Buffer.create 8 in
  String.iter (fun c -> if c <> ' ' then Buffer.add_char b c) s;
  Buffer.contents b
let is_word s = String.for_all (fun c -> 'a' <= c && c <= 'z') s
let digits s = String.fold_left (fun n c -> if '0' <= c && c <= '9' then n + 1 else n) 0 s
let palindrome s = String.init (String.length s) (fun i -> s.[String.length s - 1 - i]) = s
let rest s = if s = "" then "" else String.sub s 1 (String.length s - 1)
let implode l = String.concat "" (List.map (String.make 1) l)
