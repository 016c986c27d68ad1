(*** about: the order of constructors ***)
(*** check: --function largest ***)
(*** reference ***)
type color = Red | Green | Blue
let rec largest = function [] -> Red | c :: r -> max c (largest r)
(*** inputs ***)
let colors = [ E.one 1 "Red" Red; E.one 1 "Green" Green; E.one 1 "Blue" Blue ]
let shown = function Red -> "Red" | Green -> "Green" | Blue -> "Blue"
let cases = E.cases (E.lists 2 colors) (fun l -> shown (largest l))
(*** right: folded ***)
let rec largest = function [] -> Red | c :: r -> max c (largest r) ===> let largest l = List.fold_left max Red l
(*** right: sorted ***)
let rec largest = function [] -> Red | c :: r -> max c (largest r) ===> let largest l = match List.rev (List.sort compare l) with [] -> Red | c :: _ -> c
(*** wrong: another order ***)
Red | Green | Blue ===> Blue | Green | Red
(*** wrong: another order, for all types ***)
type color = Green | Red | Blue
let largest l = List.fold_left max Red l
(*** wrong: the last ***)
max c (largest r) ===> if r = [] then c else largest r
