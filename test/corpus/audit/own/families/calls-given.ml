(*** about: functions with effects ***)
(*** check: --function with_index ***)
(*** reference ***)
let with_index (k : int -> (int -> unit) -> unit) l =
  List.iteri (fun i x -> k x (fun y -> if y <> i then k y ignore)) l
(*** inputs ***)
let ks =
  [ E.one 2 "k" (fun x _ -> E.note (string_of_int x)); E.one 4 "k" (fun x f -> E.note (string_of_int x); if x < 3 then f (x + 1)) ]
let cases = E.cases (E.pair ks (E.lists 2 E.ints)) (fun (k, l) -> with_index k l)
(*** right: fold ***)
let with_index (k : int -> (int -> unit) -> unit) l =
  ignore (List.fold_left (fun i x -> k x (fun y -> if y <> i then k y ignore); i + 1) 0 l)
(*** right: unit function ***)
k y ignore ===> k y (fun _ -> ())
(*** wrong: equal ***)
y <> i ===> y = i
(*** wrong: one later ***)
y <> i ===> y <> i + 1
(*** wrong: never again ***)
if y <> i then k y ignore ===> ()
(*** wrong: itself ***)
k y ignore ===> k x ignore
(*** wrong: reversed ***)
ignore)) l ===> ignore)) (List.rev l)
