let rec reverse l = match l with [] -> [] | x :: rest -> reverse rest @ [x]
