let rec up_to n = if n = 0 then [] else up_to (n - 1) @ [n]
