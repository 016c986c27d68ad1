let ( let+ ) x f = Option.map f x
let a = let* x = Some 1 in Some x
let b = let+ x = Some 1 in x ^ "!"
let c = let+ x = Some 1 and+ y = Some 2 in x + y
let ( let@ ) ~f x = f x
let d = let@ x = 1 in x
