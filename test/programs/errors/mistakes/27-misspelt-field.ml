(* A misspelt field *)
type student = { name : string; age : int }
let birthday s = { s with aeg = s.age + 1 }
