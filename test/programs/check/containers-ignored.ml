(* ask: check *)
let held l = 0
let drain o = 0
let nodes g = Array.length g
let size q = 0
let copy s = s
let sub b = b
let second (_, x) = x
let made x = ""
let total l = 0
type t = { mutable a : int Queue.t option }
let empty t = true
let lengths l = List.map (fun _ -> 0) l
let codes l = 0
