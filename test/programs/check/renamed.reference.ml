type shape = Square of int | Rectangle of int * int
module Shapes = struct
  let area = function Square a -> a * a | Rectangle (a, b) -> a * b
  let turned = function Square a -> Square a | Rectangle (a, b) -> Rectangle (b, a)
end
let rec sum = function [] -> 0 | x :: rest -> x + sum rest
let helper x = x
