let rec append (a : int list) (b : int list) = match a with [] -> b | x :: rest -> x :: append rest b
let rec reverse (l : int list) = match l with [] -> [] | x :: rest -> reverse rest @ [ x ]
let rec contains (x : int) l = match l with [] -> false | y :: rest -> x = y || contains x rest
let rec zip (a : int list) (b : int list) = match (a, b) with x :: r, y :: s -> (x, y) :: zip r s | _ -> []
let rec evens l = match l with [] -> [] | x :: rest -> if x mod 2 = 0 then x :: evens rest else evens rest
let rec split (l : int list) = match l with [] -> ([], []) | [ x ] -> ([ x ], []) | x :: y :: rest -> let a, b = split rest in (x :: a, y :: b)
