(* An expression after a definition, without `let () =` *)
let answer = 6 * 7
print_int answer
