let square n = let n = max 0 (min n 3) in Array.make_matrix n n 0
let pair n = ([| n |], [| n |])
let zeros l = List.map (fun _ -> ref 0) l
let grid n = Array.init (max 0 (min n 2)) (fun i -> Array.make 2 i)
let empty n = ([||], [||], n)
let units n = (ref (), ref (), n)
