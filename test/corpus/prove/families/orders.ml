(*** about: constructors in another order than the reference's ***)
(*** reference ***)
type color = Red | Green | Blue
let f (a : color) b = if a < b then b else a
(*** inputs ***)
Red Green
Green Red
Blue Red
Red Red
Green Blue
(*** wrong: the other way round ***)
Red | Green | Blue ===> Blue | Green | Red
(*** wrong: for all types ***)
type color = Green | Red | Blue
let f a b = if a < b then b else a
(*** wrong: by compare ***)
type color = Green | Blue | Red
let f (a : color) b = if compare a b < 0 then b else a
(*** wrong: by max, for all types ***)
type color = Blue | Red | Green
let f a b = max a b
