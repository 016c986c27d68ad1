(*** about: sharing ***)
(*** check: --function pay ***)
(*** reference ***)
type account = { owner : string; mutable money : int }
let pay a b n = if n >= 0 && a.money >= n then (a.money <- a.money - n; b.money <- b.money + n; true) else false
(*** inputs ***)
let accounts = E.map 3 (Printf.sprintf "{owner = \"x\"; money = %s}") (fun money -> { owner = "x"; money }) E.ints
let shared = E.outside "no-sharing" (E.map 0 (fun a -> "same " ^ a) (fun a -> (a, a)) accounts)
let inputs = E.map2 0 (Printf.sprintf "%s %s") (fun (a, b) n -> (a, b, n)) (E.pair accounts accounts @ shared) E.ints
let cases = E.cases inputs (fun (a, b, n) -> let r = pay a b n in (r, a, b))
(*** right: credit first ***)
a.money <- a.money - n; b.money <- b.money + n; ===> b.money <- b.money + n; a.money <- a.money - n;
(*** right: by matching ***)
type account = { owner : string; mutable money : int }
let pay a b n = match n >= 0 && a.money >= n with false -> false | true -> a.money <- a.money - n; b.money <- n + b.money; true
(*** wrong: read before ***)
(a.money <- a.money - n; b.money <- b.money + n; true) ===> (let x = a.money - n and y = b.money + n in a.money <- x; b.money <- y; true)
(*** wrong: debts ***)
n >= 0 && a.money >= n ===> n >= 0
(*** wrong: negative ***)
n >= 0 && a.money >= n ===> a.money >= n
(*** wrong: more than that ***)
a.money >= n ===> a.money > n
(*** wrong: only taken ***)
b.money <- b.money + n; true ===> true
