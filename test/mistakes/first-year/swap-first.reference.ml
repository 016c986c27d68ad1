let swap_first (l : int list) = match l with x :: y :: rest -> y :: x :: rest | _ -> l
