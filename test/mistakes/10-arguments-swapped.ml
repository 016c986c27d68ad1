let rec halves = function [] -> [] | n :: rest -> (n / 2) :: halves rest
let smaller = [1; 2; 3]
let evens = [2]
