(* ask: run -e "raise (Mine (1, \"two\"))" -e "List.find (fun x -> x > 3) [1]" -e "1 / 0" -e "f 3" -e "assert false" -e "List.nth [] (-1)" -e "1 + 1" *)
exception Mine of int * string
let f = function 1 -> 2
