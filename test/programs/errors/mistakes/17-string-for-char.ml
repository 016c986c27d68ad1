(* A string where a character is expected, and the other way round *)
let has_comma line = String.contains line ","
let exclaim word = word ^ '!'
