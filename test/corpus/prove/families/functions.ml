(*** about: functions among the inputs, and what is done with them ***)
(*** reference ***)
let f (g : int -> int) (l : int list) = List.map g l
(*** inputs ***)
(fun x -> x) []
(fun x -> x + 1) [1; 2]
(fun x -> x * x) [3; -3; 2]
(fun _ -> 0) [1; 5; 7]
(fun x -> -x) [4]
(fun x -> x + 1) [-3]
(*** wrong: twice ***)
let f g l = List.map (fun x -> g (g x)) l
(*** wrong: not at all ***)
let f (g : int -> int) (l : int list) = l
(*** wrong: reversed ***)
let f g l = List.rev_map g l
(*** wrong: to the first alone ***)
let f g l = match l with [] -> [] | h :: t -> g h :: t
(*** wrong: of the first for all ***)
let f g l = match l with [] -> [] | h :: _ -> List.map (fun _ -> g h) l
(*** wrong: a loop where g gives zero ***)
let rec f g l = match l with [] -> [] | h :: t -> if g h = 0 && h = 7 then f g l else g h :: f g t
(*** wrong: compares g ***)
let f g l = if l <> [] && g = (fun x -> x) then l else List.map g l
(*** wrong: compares a list of functions ***)
let f g l = let _ = [ g ] < [ (fun x -> x) ] in List.map g l
(*** wrong: drops ***)
let f g l = List.map g (List.filter (fun x -> x <> 5) l)
(*** wrong: applied to the index ***)
let f g l = List.mapi (fun i _ -> g i) l
(*** wrong: argument changed ***)
let f g l = List.map (fun x -> g (abs x)) l
(*** wrong: partial application that loops ***)
let rec h n g x = if n = 0 then g x else h n g x
let f g l = List.map (h (List.length l) g) l
