(* ask: check *)
(* Rows that are one array are not rows of their own; where no write can show it, it does not matter. *)
let square n = let n = max 0 (min n 3) in Array.make n (Array.make n 0)
let pair n = let a = [| n |] in (a, a)
let zeros l = let zero = ref 0 in List.map (fun _ -> zero) l
let grid n = Array.map (fun i -> [| i; i |]) (Array.init (max 0 (min n 2)) (fun i -> i))
let empty n = let a = [||] in (a, a, n)
let units n = let r = ref () in (r, r, n)
