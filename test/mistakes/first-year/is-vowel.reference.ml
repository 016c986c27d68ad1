let is_vowel c = match c with 'a' | 'e' | 'i' | 'o' | 'u' -> true | _ -> false
