(*** about: exceptions ***)
(*** check: --function find --exceptions same ***)
(*** reference ***)
let rec find p l = match l with [] -> raise Not_found | x :: r -> if p x then x else find p r
(*** inputs ***)
let cases = E.cases (E.pair (E.predicates @ E.partial) (E.lists 3 E.ints)) (fun (p, l) -> find p l)
(*** right: library ***)
let find p l = List.find p l
(*** right: by options ***)
let find p l = match List.find_opt p l with Some x -> x | None -> raise Not_found
(*** right: by an exception ***)
exception Found of int
let find p l = try List.iter (fun x -> if p x then raise (Found x)) l; raise Not_found with Found x -> x
(*** wrong: fails ***)
raise Not_found ===> failwith "find"
(*** wrong: zero ***)
raise Not_found ===> 0
(*** wrong: last ***)
let rec find p l = match List.rev l with [] -> raise Not_found | r -> List.find p r
(*** wrong: only one is not looked at ***)
[] -> raise Not_found ===> [] -> raise Not_found | [ x ] -> x
(*** wrong: everything caught ***)
if p x then x else find p r ===> if (try p x with _ -> false) then x else find p r
(*** wrong: head of the filtered ***)
let find p l = match List.filter p l with [] -> raise Not_found | x :: _ -> x
