(* String processing: words, palindromes and a cipher. check: words, is_palindrome, rotate, capitalize *)

let is_letter c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')

(* The parts between spaces, however many spaces there are. *)
let words text = List.filter (fun word -> word <> "") (String.split_on_char ' ' text)

let capitalize word = String.capitalize_ascii (String.lowercase_ascii word)
let title text = String.concat " " (List.map capitalize (words text))

let reverse s =
  let n = String.length s in
  String.init n (fun i -> s.[n - 1 - i])

let filter keep s = String.of_seq (Seq.filter keep (String.to_seq s))

(* Reads the same from both ends; case and everything but letters do not count. *)
let is_palindrome s =
  let letters = String.lowercase_ascii (filter is_letter s) in
  let rec same i j = i >= j || (letters.[i] = letters.[j] && same (i + 1) (j - 1)) in
  same 0 (String.length letters - 1)

(* The letter [n] places further in the alphabet, which goes round. *)
let rotate n c =
  let from base = Char.chr (Char.code base + ((((Char.code c - Char.code base + n) mod 26) + 26) mod 26)) in
  if c >= 'a' && c <= 'z' then from 'a' else if c >= 'A' && c <= 'Z' then from 'A' else c

let caesar n s = String.map (rotate n) s

let count_letters s =
  let counts = Array.make 26 0 in
  let count c =
    if is_letter c then begin
      let i = Char.code (Char.lowercase_ascii c) - Char.code 'a' in
      counts.(i) <- counts.(i) + 1
    end
  in
  String.iter count s;
  counts

(* English texts have more e than anything else: that gives the key away. *)
let guess_key s =
  let counts = count_letters s in
  let most = ref 0 in
  Array.iteri (fun i n -> if n > counts.(!most) then most := i) counts;
  (!most - 4 + 26) mod 26

let () =
  let text = "  the quick   brown fox  jumps " in
  Printf.printf "%d words: %s\n" (List.length (words text)) (title text);
  Printf.printf "%s\n" (reverse "desserts");
  List.iter
    (fun s -> Printf.printf "%S is%s a palindrome\n" s (if is_palindrome s then "" else " not"))
    [ "Madam, I'm Adam"; "Hello"; "" ];
  let secret = caesar 3 "We meet here when the evening bell rings" in
  print_endline secret;
  let key = guess_key secret in
  Printf.printf "key %d: %s\n" key (caesar (-key) secret)
