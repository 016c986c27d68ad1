let rec sum_to n = if n <= 0 then 0 else n + sum_to (n - 1)
let rec power x n = if n <= 0 then 1 else x * power x (n - 1)
let rec length (l : int list) = match l with [] -> 0 | _ :: rest -> 1 + length rest
let rec horner x l = match l with [] -> 0 | a :: rest -> a + (x * horner x rest)
let rec multiply a b = if b <= 0 then 0 else a + multiply a (b - 1)
