type shape = Dot | Square of int

let grow = function Dot -> Square 1 | Square n -> Square (n + 1)
