let rec squares = function [] -> [] | n :: rest -> (n * n) :: squares rest
