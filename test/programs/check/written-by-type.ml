(* ask: check *)
(* Functions for all types are written with their parameters: f (f x) is one for ('a -> 'a) -> 'a -> 'a. The last agrees. *)
type nat = { iterate : 'a. ('a -> 'a) -> 'a -> 'a }
let to_int n = n.iterate (fun i -> 2 * i + 1) 0
let add m n = m.iterate (fun i -> i + 1) (n.iterate (fun i -> i + 2) 0)
type 'e folded = { fold : 'r. ('e -> 'r -> 'r) -> 'r -> 'r }
let to_list l = List.rev (l.fold (fun x rest -> x :: rest) [])
type ('s, 'a) state = { run : 's -> 'a * 's }
type 's ops = { return : 'a. 'a -> ('s, 'a) state; bind : 'a 'b. ('s, 'a) state -> ('a -> ('s, 'b) state) -> ('s, 'b) state }
let pair ops m n s = (ops.bind n (fun y -> ops.bind m (fun x -> ops.return (x, y)))).run s
type chooser = { choose : 'a. 'a option -> 'a list -> 'a list }
let count c = List.length (c.choose None [ true; false ]) + List.length (c.choose (Some 1) [ 2 ])
