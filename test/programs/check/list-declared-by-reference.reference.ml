type 'a list = [] | ( :: ) of 'a * 'a list

let rec sum l = match l with [] -> 0 | x :: r -> x + sum r
