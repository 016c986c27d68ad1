(*** about: exceptions ***)
(*** check: --function makers --exceptions same ***)
(*** see ***)
fun fs -> List.map (fun f -> List.map (fun x -> try Ok (f x) with e -> Error e) [ 0; 1; 2; -1 ]) fs
(*** reference ***)
let makers k = [ (fun x -> if x = k then failwith "k" else x + k); (fun x -> if x > k then raise Not_found else k) ]
(*** inputs ***)
let tried f x = match f x with y -> Ok y | exception e -> Error (Printexc.to_string e)
let inputs = List.map (fun (i : _ E.input) -> { i with E.size = i.E.size + 2 }) (E.pair E.ints E.ints)
let cases = E.cases inputs (fun (k, x) -> List.map (fun f -> tried f x) (makers k))
(*** right: sum swapped ***)
x + k ===> k + x
(*** right: at most ***)
if x > k then raise Not_found else k ===> if x <= k then k else raise Not_found
(*** right: by matching ***)
if x = k then failwith "k" else x + k ===> match x = k with true -> failwith "k" | false -> x + k
(*** wrong: no exception ***)
failwith "k" ===> 0
(*** wrong: another one ***)
failwith "k" ===> failwith "l"
(*** wrong: less ***)
x > k ===> x >= k
(*** wrong: at once ***)
let makers k = [ ===> let makers k = if k = 2 then raise Not_found else [
