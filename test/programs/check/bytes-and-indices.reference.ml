let latin s = if s = "caf\233" then 1 else 0
let table = Array.make_matrix 100 100 0
let () = table.(99).(99) <- 1
let get i j = table.(i).(j)
let stack = ref []
let push x = if List.length !stack >= 3 then failwith "full" else stack := x :: !stack
let top () = match !stack with [] -> 0 | x :: _ -> x
