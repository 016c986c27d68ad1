type shape = Circle of int | Square of int | Rectangle of int * int
let area = function Circle r -> 3 * r * r | Square a -> a * a | Rectangle (a, b) -> a * b
