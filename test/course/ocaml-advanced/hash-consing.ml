(* Sharing: formulas that are made once, so that equal ones are the same. check: share, neg, make *)

type formula = { node : node; id : int }
and node = Var of int | Not of formula | And of formula * formula

let table : (node * formula) list ref = ref []
let counter = ref 0

(* Parts are shared already, so they are compared by ==. *)
let same_node a b =
  match (a, b) with
  | Var x, Var y -> x = y
  | Not f, Not g -> f == g
  | And (f, g), And (h, i) -> f == h && g == i
  | _ -> false

let make node =
  let rec find = function
    | [] ->
        incr counter;
        let f = { node; id = !counter } in
        table := (node, f) :: !table;
        f
    | (known, f) :: rest -> if same_node known node then f else find rest
  in
  find !table

let var x = make (Var x)
let neg f = match f.node with Not g -> g | _ -> make (Not f)
let conj f g = if f == g then f else make (And (f, g))
let made () = !counter

type plain = PVar of int | PNot of plain | PAnd of plain * plain

let rec share = function
  | PVar x -> var x
  | PNot p -> neg (share p)
  | PAnd (p, q) ->
      let f = share p in
      conj f (share q)

let rec unshare f =
  match f.node with Var x -> PVar x | Not g -> PNot (unshare g) | And (g, h) -> PAnd (unshare g, unshare h)

let equivalent p q = share p == share q

let distinct p =
  let before = !counter in
  ignore (share p);
  !counter - before

let normal p = unshare (share p)

let () =
  let p = PAnd (PVar 1, PNot (PNot (PVar 1))) in
  Printf.printf "%b %d %d\n" (equivalent p (PVar 1)) (distinct (PAnd (PVar 2, PNot (PVar 2)))) (made ());
  match normal p with PVar x -> Printf.printf "%d\n" x | _ -> ()
