(* ask: check derive-minimised.reference.ml --prelude derive-minimised.prelude.ml --observe derive-minimised.observer.ml:value_at --function derive *)
(* Differs on Mul [Add [Var "x"; Num 1; Var "x"]; Var "x"] with x = 1, and on nothing smaller: the first factor of a
   product is collected, and loses a variable that comes again but is no neighbour. *)
let rec merge = function
  | Var a :: Var b :: rest when a = b -> Mul [ Num 2; Var a ] :: merge rest
  | part :: rest -> part :: merge rest
  | [] -> []

let collect parts =
  let keep kept part = match part with Var _ when List.mem part kept -> kept | _ -> kept @ [ part ] in
  match List.fold_left keep [] (merge (List.filter (fun part -> part <> Num 0) parts)) with
  | [] -> Num 0
  | parts -> Add parts

let rec derive (t, x) =
  match t with
  | Num _ -> Num 0
  | Var y -> Num (if y = x then 1 else 0)
  | Pow (y, n) -> if y = x then Mul [ Num n; Pow (y, n - 1) ] else Num 0
  | Add [] | Mul [] -> failwith "empty"
  | Add parts -> Add (List.map (fun part -> derive (part, x)) parts)
  | Mul [ only ] -> derive (only, x)
  | Mul [ part; Num n ] | Mul [ Num n; part ] -> Mul [ Num n; derive (part, x) ]
  | Mul (first :: rest) ->
      let first = match first with Add (_ :: _ as parts) -> collect parts | _ -> first in
      Add [ Mul (derive (first, x) :: rest); Mul [ first; derive (Mul rest, x) ] ]
