(* Propositional logic: evaluation, normal forms, tautologies. check: eval, nnf, is_tautology *)

type formula =
  | Atom of string
  | Not of formula
  | And of formula * formula
  | Or of formula * formula
  | Implies of formula * formula

(* [truths] are the atoms that hold. *)
let rec eval truths = function
  | Atom a -> List.mem a truths
  | Not f -> not (eval truths f)
  | And (f, g) -> eval truths f && eval truths g
  | Or (f, g) -> eval truths f || eval truths g
  | Implies (f, g) -> (not (eval truths f)) || eval truths g

let rec atoms = function
  | Atom a -> [ a ]
  | Not f -> atoms f
  | And (f, g) | Or (f, g) | Implies (f, g) -> List.sort_uniq compare (atoms f @ atoms g)

(* All ways to choose some elements. *)
let rec subsets = function
  | [] -> [ [] ]
  | x :: rest ->
      let without = subsets rest in
      List.map (fun s -> x :: s) without @ without

let is_tautology f = List.for_all (fun truths -> eval truths f) (subsets (atoms f))
let is_satisfiable f = not (is_tautology (Not f))

(* Negation normal form: negations only at atoms, no implications. *)
let rec nnf = function
  | Atom a -> Atom a
  | And (f, g) -> And (nnf f, nnf g)
  | Or (f, g) -> Or (nnf f, nnf g)
  | Implies (f, g) -> Or (nnf (Not f), nnf g)
  | Not (Atom a) -> Not (Atom a)
  | Not (Not f) -> nnf f
  | Not (And (f, g)) -> Or (nnf (Not f), nnf (Not g))
  | Not (Or (f, g)) -> And (nnf (Not f), nnf (Not g))
  | Not (Implies (f, g)) -> And (nnf f, nnf (Not g))

(* Conjunctive normal form, as a list of clauses: disjunction distributes over conjunction. *)
let cnf f =
  let rec clauses = function
    | And (f, g) -> clauses f @ clauses g
    | Or (f, g) -> List.concat_map (fun c -> List.map (fun d -> c @ d) (clauses g)) (clauses f)
    | literal -> [ [ literal ] ]
  in
  clauses (nnf f)

let rec to_string = function
  | Atom a -> a
  | Not f -> "~" ^ to_string f
  | And (f, g) -> Printf.sprintf "(%s & %s)" (to_string f) (to_string g)
  | Or (f, g) -> Printf.sprintf "(%s | %s)" (to_string f) (to_string g)
  | Implies (f, g) -> Printf.sprintf "(%s -> %s)" (to_string f) (to_string g)

let () =
  let p = Atom "p" and q = Atom "q" in
  let peirce = Implies (Implies (Implies (p, q), p), p) in
  let report f =
    Printf.printf "%s\n  nnf: %s\n" (to_string f) (to_string (nnf f));
    let clause literals = "{" ^ String.concat ", " (List.map to_string literals) ^ "}" in
    Printf.printf "  clauses: %s\n" (String.concat " " (List.map clause (cnf f)));
    Printf.printf "  tautology: %b, satisfiable: %b\n" (is_tautology f) (is_satisfiable f)
  in
  List.iter report [ peirce; And (p, Not p); Not (Or (p, Implies (q, p))); Or (And (p, q), Not p) ]
