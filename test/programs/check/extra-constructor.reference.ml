type shape = Circle of int | Square of int
let area = function Circle r -> 3 * r * r | Square a -> a * a
