(* ask: check *)
let area = function `Circle r -> r | `Square s -> s * s | _ -> 7

let rec count = function
  | [] -> 0
  | `A :: r -> 1 + count r
  | `B :: r -> count r
  | x :: r -> if x = `Z then 0 else count r

let name = function `A -> "a" | `B n -> if n > 3 then "b" else "o" | _ -> "o"
let sign x = if x > 0 then `Pos else if x = 0 then `Zero else `Neg
let first = function `A -> 1 | `B -> 3 | _ -> 2
let second x = if x = `A then 1 else 2
let points = function `Win -> 3 | `Draw -> 1 | _ -> 0
let nested = function `A -> `Yes (1, "x") | _ -> `Maybe [ `B ]
let twice k = k `A
let taken = function `Other -> 1 | `Another -> 5 | _ -> 2
