let rec length_of l = match l with [] -> 0 | _ :: rest -> 1 + length_of rest
