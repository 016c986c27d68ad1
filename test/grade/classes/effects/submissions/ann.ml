let each f l = List.iter f (List.rev l)
let counter = let n = ref 0 in fun k -> n := !n + k; if !n = 5 then 0 else !n
let bump r = let n = !r + 1 in n
let adders n = List.init n (fun _ x -> x)
let table l = fun x -> if List.mem x l then 2 else 0
let twice f x = f x
