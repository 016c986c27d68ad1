(* ask: check --function sum=total --function helper --function Shapes.area=Figures.surface --function Shapes.turned=turn *)
(* Functions that are called otherwise in the submission, or are in another module. *)
type shape = Square of int | Rectangle of int * int
let total l = List.fold_left ( + ) 0 l
module Figures = struct
  let surface = function Square a -> a * a | Rectangle (a, b) -> a + b
end
let turn = function Rectangle (a, b) -> Rectangle (b, a) | square -> square
let helper x = x
