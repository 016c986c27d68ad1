(* ask: run -e "sum [1; 2; 3]" -e "[1; 2]" -e "first []" *)
type t = [] | ( :: ) of int * t
let rec sum = function [] -> 0 | x :: t -> x + sum t
let first = function [a; _] -> a | a :: _ -> a | [] -> -1
