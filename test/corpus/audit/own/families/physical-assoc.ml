(*** about: physical equality ***)
(*** check: --function look ***)
(*** reference ***)
let look (k : string) (l : (string * int) list) = List.assoc_opt k l
(*** inputs ***)
let pairs = E.map2 0 (Printf.sprintf "(%s, %s)") (fun a b -> (a, b)) (E.strings_of [ "x"; "" ]) (E.ints_of [ 0; 1 ])
let same = [ E.fresh 5 "the same key" (fun () -> let s = String.make 1 'x' in (s, [ (s, 1) ])) ]
let cases = E.cases (E.pair (E.strings_of [ "x"; "" ]) (E.lists 2 pairs) @ E.outside "no-sharing" same) (fun (k, l) -> look k l)
(*** right: recursive ***)
let rec look (k : string) (l : (string * int) list) = match l with [] -> None | (j, n) :: r -> if k = j then Some n else look k r
(*** right: found or not ***)
let look (k : string) (l : (string * int) list) = try Some (List.assoc k l) with Not_found -> None
(*** right: by comparing ***)
let look (k : string) (l : (string * int) list) = Option.map snd (List.find_opt (fun (j, _) -> String.compare j k = 0) l)
(*** wrong: assq ***)
let look (k : string) (l : (string * int) list) = List.assq_opt k l
(*** wrong: identical ***)
let rec look (k : string) (l : (string * int) list) = match l with [] -> None | (j, n) :: r -> if k == j then Some n else look k r
(*** wrong: the last one ***)
let look (k : string) (l : (string * int) list) = List.assoc_opt k (List.rev l)
(*** wrong: none empty ***)
let look (k : string) (l : (string * int) list) = if k = "" then None else List.assoc_opt k l
