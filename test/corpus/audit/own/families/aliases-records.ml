(*** about: aliases of results ***)
(*** check: --function twins ***)
(*** reference ***)
type cell = { mutable v : int }
let twins (c : cell) = ({ v = c.v }, { v = c.v })
(*** inputs ***)
(* The write that shows an alias counts too. *)
let cells = E.map 2 (fun n -> "{ v = " ^ n ^ " }") (fun v -> { v }) E.ints
let cases =
  E.cases cells (fun c ->
    let a, b = twins c in
    let before = (a.v, b.v, c.v) in
    a.v <- 7;
    let between = (a.v, b.v, c.v) in
    b.v <- 8;
    (before, between, (a.v, b.v, c.v)))
(*** right: copied ***)
type cell = { mutable v : int }
let twins c = ({ c with v = c.v }, { c with v = c.v })
(*** right: from a list ***)
type cell = { mutable v : int }
let twins c = match List.map (fun v -> { v }) [ c.v; c.v ] with [ a; b ] -> (a, b) | _ -> assert false
(*** wrong: the argument ***)
let twins (c : cell) = ({ v = c.v }, { v = c.v }) ===> let twins (c : cell) = (c, { v = c.v })
(*** wrong: the argument, second ***)
let twins (c : cell) = ({ v = c.v }, { v = c.v }) ===> let twins (c : cell) = ({ v = c.v }, c)
(*** wrong: one object ***)
let twins (c : cell) = ({ v = c.v }, { v = c.v }) ===> let twins (c : cell) = let d = { v = c.v } in (d, d)
(*** wrong: the argument twice ***)
let twins (c : cell) = ({ v = c.v }, { v = c.v }) ===> let twins (c : cell) = (c, c)
