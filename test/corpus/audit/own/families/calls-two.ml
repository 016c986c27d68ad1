(*** about: functions with effects ***)
(*** check: --function run ***)
(*** reference ***)
let run (before : int -> unit) (after : int -> unit) l =
  List.iter (fun x -> before x; if x > 0 then after x) l;
  List.length l
(*** inputs ***)
let marked mark = [ E.one 2 ("record " ^ mark) (fun x -> E.note (mark ^ string_of_int x)) ]
let cases = E.cases (E.triple (marked "a") (marked "b") (E.lists 2 E.ints)) (fun (f, g, l) -> run f g l)
(*** right: length first ***)
  List.iter (fun x -> before x; if x > 0 then after x) l; ===>   let n = List.length l in List.iter (fun x -> before x; if x > 0 then after x) l;
  List.length l ===>   n
(*** right: at least one ***)
x > 0 ===> x >= 1
(*** right: recursive ***)
let rec run (before : int -> unit) (after : int -> unit) l =
  match l with [] -> 0 | x :: r -> before x; if x > 0 then after x; 1 + run before after r
(*** wrong: after first ***)
before x; if x > 0 then after x ===> if x > 0 then after x; before x
(*** wrong: swapped ***)
before x; if x > 0 then after x ===> after x; if x > 0 then before x
(*** wrong: also for zero ***)
x > 0 ===> x >= 0
(*** wrong: all before ***)
List.iter (fun x -> before x; if x > 0 then after x) l ===> List.iter before l; List.iter (fun x -> if x > 0 then after x) l
(*** wrong: counted wrong ***)
List.length l ===> List.length (List.filter (fun x -> x > 0) l)
