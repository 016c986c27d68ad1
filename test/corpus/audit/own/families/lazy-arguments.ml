(*** about: lazy data ***)
(*** check: --function pick --exceptions same ***)
(*** reference ***)
let pick b x y = if b then Lazy.force x else Lazy.force y + 1
(*** inputs ***)
let fine = List.map (fun n -> E.fresh 2 (Printf.sprintf "(lazy %d)" n) (fun () -> lazy n)) [ 0; 1; 2 ]
let bad = E.outside "lazies" [ E.fresh 2 "(lazy (failwith \"no\"))" (fun () -> lazy (failwith "no")) ]
let all = fine @ bad
let cases = E.cases (E.triple E.bools all all) (fun (b, x, y) -> pick b x y)
(*** right: by matching ***)
let pick b x y = match b with true -> Lazy.force x | false -> 1 + Lazy.force y
(*** right: patterns ***)
let pick b x y = if b then (let (lazy n) = x in n) else (let (lazy n) = y in n + 1)
(*** right: mapped ***)
let pick b x y = Lazy.force (if b then x else Lazy.from_fun (fun () -> Lazy.force y + 1))
(*** wrong: swapped ***)
let pick b x y = if b then Lazy.force y else Lazy.force x + 1
(*** wrong: no sum ***)
let pick b x y = if b then Lazy.force x else Lazy.force y
(*** wrong: both forced ***)
let pick b x y = let n = Lazy.force x in let m = Lazy.force y in if b then n else m + 1
(*** wrong: other one forced first ***)
let pick b (lazy x) y = if b then x else Lazy.force y + 1
(*** wrong: caught ***)
let pick b x y = if b then (try Lazy.force x with Failure _ -> 0) else Lazy.force y + 1
