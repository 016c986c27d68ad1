(*** about: sharing ***)
(*** check: --function bump ***)
(*** reference ***)
let bump (l : int ref list) = List.iter incr l; List.map (fun r -> !r) l
(*** inputs ***)
let several = E.lists 2 (E.refs E.ints)
let shared = E.outside "no-sharing" (E.map 5 (fun n -> "twice " ^ n) (fun n -> let r = ref n in [ r; r ]) E.ints)
let cases = E.cases (several @ shared) (fun l -> let r = bump l in (r, List.map (fun r -> !r) l))
(*** right: loop ***)
let rec each l = match l with [] -> () | r :: t -> r := !r + 1; each t
let bump (l : int ref list) = each l; List.map (fun r -> !r) l
(*** right: from the end ***)
List.iter incr l ===> List.iter incr (List.rev l)
(*** wrong: one at a time ***)
let bump (l : int ref list) = List.map (fun r -> incr r; !r) l
(*** wrong: old ones ***)
let bump (l : int ref list) = let old = List.map (fun r -> !r) l in List.iter incr l; old
(*** wrong: not the last ***)
let rec each l = match l with [] | [ _ ] -> () | r :: t -> incr r; each t
let bump (l : int ref list) = each l; List.map (fun r -> !r) l
(*** wrong: not changed ***)
let bump (l : int ref list) = List.map (fun r -> !r + 1) l
(*** wrong: once each ***)
let bump (l : int ref list) = List.iteri (fun i r -> if not (List.memq r (List.filteri (fun j _ -> j < i) l)) then incr r) l; List.map (fun r -> !r) l
