let positive n = n > 0
let rec length = function [] -> 0 | _ :: rest -> 1 + length rest
