(* unsafe_to_string gives the same memory: a write after it is not followed. *)
let before c = let b = Bytes.make 2 'a' in Bytes.set b 0 c; Bytes.unsafe_to_string b
let after c = let b = Bytes.of_string "ab" in let s = Bytes.unsafe_to_string b in Bytes.set b 0 c; s
let into s = let b = Bytes.unsafe_of_string s in Bytes.length b
let filled () = let b = Bytes.make 2 'a' in let s = Bytes.unsafe_to_string b in Bytes.fill b 0 1 'z'; s
let copied c = let b = Bytes.of_string "ab" in let s = Bytes.to_string b in Bytes.set b 0 c; s
