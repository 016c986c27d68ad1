(* Type inference: unification and Hindley-Milner with let-polymorphism. check: principal_type *)

type expression =
  | Int of int
  | Var of string
  | Fun of string * expression
  | Apply of expression * expression
  | Let of string * expression * expression

type typ = Int_type | Arrow of typ * typ | Unknown of unknown ref

and unknown = Solved of typ | Open of int

type scheme = { bound : int list; body : typ }

exception Cannot_unify
exception Unbound

let counter = ref 0

let fresh () =
  incr counter;
  Unknown (ref (Open !counter))

let rec resolve = function Unknown { contents = Solved t } -> resolve t | t -> t

let rec occurs id t =
  match resolve t with
  | Int_type -> false
  | Arrow (a, b) -> occurs id a || occurs id b
  | Unknown { contents = Open other } -> id = other
  | Unknown { contents = Solved _ } -> assert false

let rec unify a b =
  match (resolve a, resolve b) with
  | Int_type, Int_type -> ()
  | Arrow (a1, b1), Arrow (a2, b2) ->
      unify a1 a2;
      unify b1 b2
  | Unknown r, Unknown s when r == s -> ()
  | Unknown ({ contents = Open id } as r), t | t, Unknown ({ contents = Open id } as r) ->
      if occurs id t then raise Cannot_unify else r := Solved t
  | _ -> raise Cannot_unify

let rec free t =
  match resolve t with
  | Int_type -> []
  | Arrow (a, b) ->
      let left = free a in
      left @ List.filter (fun id -> not (List.mem id left)) (free b)
  | Unknown { contents = Open id } -> [ id ]
  | Unknown { contents = Solved _ } -> assert false

let free_in_environment env =
  List.concat_map (fun (_, { bound; body }) -> List.filter (fun id -> not (List.mem id bound)) (free body)) env

let generalise env t =
  let fixed = free_in_environment env in
  { bound = List.filter (fun id -> not (List.mem id fixed)) (free t); body = t }

let instantiate { bound; body } =
  let copies = List.map (fun id -> (id, fresh ())) bound in
  let rec copy t =
    match resolve t with
    | Arrow (a, b) -> Arrow (copy a, copy b)
    | Unknown { contents = Open id } as t -> ( match List.assoc_opt id copies with Some t -> t | None -> t)
    | t -> t
  in
  copy body

let rec infer env = function
  | Int _ -> Int_type
  | Var name -> ( match List.assoc_opt name env with Some scheme -> instantiate scheme | None -> raise Unbound)
  | Fun (name, body) ->
      let argument = fresh () in
      let result = infer ((name, { bound = []; body = argument }) :: env) body in
      Arrow (argument, result)
  | Apply (f, x) ->
      let result = fresh () in
      unify (infer env f) (Arrow (infer env x, result));
      result
  | Let (name, value, body) ->
      let scheme = generalise env (infer env value) in
      infer ((name, scheme) :: env) body

(* Type variables get the names 'a, 'b, ... in the order in which they appear. *)
let show t =
  let names = List.mapi (fun i id -> (id, Printf.sprintf "'%c" (Char.chr (97 + i)))) (free t) in
  let rec text in_argument t =
    match resolve t with
    | Int_type -> "int"
    | Unknown { contents = Open id } -> List.assoc id names
    | Unknown { contents = Solved _ } -> assert false
    | Arrow (a, b) ->
        let arrow = text true a ^ " -> " ^ text false b in
        if in_argument then "(" ^ arrow ^ ")" else arrow
  in
  text false t

let principal_type e =
  match show (infer [] e) with
  | found -> found
  | exception Cannot_unify -> "ill-typed"
  | exception Unbound -> "unbound variable"

let () =
  let identity = Fun ("x", Var "x") in
  let compose = Fun ("f", Fun ("g", Fun ("x", Apply (Var "f", Apply (Var "g", Var "x"))))) in
  List.iter
    (fun e -> print_endline (principal_type e))
    [
      identity;
      compose;
      Let ("id", identity, Apply (Apply (Var "id", Var "id"), Int 1));
      Apply (Fun ("id", Apply (Apply (Var "id", Var "id"), Int 1)), identity);
      Fun ("x", Apply (Var "x", Var "x"));
      Fun ("x", Let ("y", Var "x", Var "y"));
      Apply (Int 1, Int 2);
      Var "y";
    ]
