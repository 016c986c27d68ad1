type 'a option = None | Some of 'a

type ('a, 'b) result = Ok of 'a | Error of 'b

let wrong = function None -> 1 | Some _ -> 1

let first l = match l with [] -> None | x :: _ -> Some x

let add o = match o with None -> 0 | Some x -> x + 1

let rec find p l = match l with [] -> None | x :: r -> if p x then Some x else find p r

let divide x y = if y = 0 then Error "zero" else Ok (x / y)
