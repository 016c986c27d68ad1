(* A misspelt constructor *)
type color = Red | Green | Blue
let to_string c = match c with Red -> "red" | Green -> "green" | Bleu -> "blue"
