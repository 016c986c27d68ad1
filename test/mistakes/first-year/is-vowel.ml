(* Strings in patterns of characters, several times *)
let is_vowel (c : char) =
  match c with
  | "a" | "e" | "i" | "o" | "u" -> true
  | _ -> false
