(*** about: labels ***)
(*** check: --function between ***)
(*** reference ***)
let between ~low ~high x = if low <= x && x <= high then x - low else high
(*** inputs ***)
let cases = E.cases (E.triple E.ints E.ints E.ints) (fun (low, high, x) -> between ~low ~high x)
(*** right: the other order ***)
let between ~high ~low x = if low <= x && x <= high then x - low else high
(*** right: labels last ***)
let between x ~high ~low = if x < low || x > high then high else x - low
(*** right: in two steps ***)
let between ~high = fun x -> fun ~low -> if x >= low && high >= x then x - low else high
(*** right: other names inside ***)
let between ~low:bottom ~high:top x = if bottom <= x && x <= top then x - bottom else top
(*** right: called with labels ***)
let inside x ~first ~last = first <= x && x <= last
let between ~high ~low x = if inside ~last:high x ~first:low then x - low else high
(*** wrong: by place ***)
let between ~high ~low x = if high <= x && x <= low then x - high else low
(*** wrong: swapped names ***)
let between ~low:high ~high:low x = if low <= x && x <= high then x - low else high
(*** wrong: strict ***)
let between x ~high ~low = if low < x && x <= high then x - low else high
(*** wrong: swapped inside ***)
let inside x ~first ~last = first <= x && x <= last
let between ~high ~low x = if inside ~first:high x ~last:low then x - low else high
(*** wrong: the other limit ***)
let between x ~low ~high = if low <= x && x <= high then high - x else high
