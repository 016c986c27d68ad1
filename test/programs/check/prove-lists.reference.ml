let rec sum l = match l with [] -> 0 | x :: rest -> x + sum rest
let rec rev l = match l with [] -> [] | x :: rest -> rev rest @ [ x ]
let rec keep p l = match l with [] -> [] | x :: rest -> if p x then x :: keep p rest else keep p rest
let rec last l = match l with [] -> failwith "empty" | [ x ] -> x | _ :: rest -> last rest
let rec down n = if n = 0 then 0 else down (n - 1)
let rec top l = match l with [] -> 0 | x :: rest -> max x (top rest)
