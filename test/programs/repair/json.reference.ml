let rec last l = match l with [] -> 0 | [ x ] -> x | _ :: rest -> last rest
