(* Polynomials: lists of coefficients, the constant first. check: trim, add, multiply, eval, derive, to_string *)

type polynomial = int list

(* Zeros at the end say nothing: equal polynomials shall be equal lists. *)
let trim (p : polynomial) : polynomial =
  List.fold_right (fun c rest -> if c = 0 && rest = [] then [] else c :: rest) p []

let degree p = List.length (trim p) - 1

let add (p : polynomial) (q : polynomial) : polynomial =
  let rec go p q =
    match (p, q) with
    | [], rest | rest, [] -> rest
    | a :: p, b :: q -> (a + b) :: go p q
  in
  trim (go p q)

let scale k (p : polynomial) : polynomial = trim (List.map (fun c -> k * c) p)

(* (a + x p') q = a q + x (p' q) *)
let rec multiply (p : polynomial) (q : polynomial) : polynomial =
  match p with
  | [] -> []
  | a :: rest -> add (scale a q) (0 :: multiply rest q)

(* Horner's rule: one multiplication for each coefficient. *)
let eval (p : polynomial) x = List.fold_right (fun c rest -> c + (x * rest)) p 0

let derive (p : polynomial) : polynomial =
  match p with
  | [] -> []
  | _ :: rest -> trim (List.mapi (fun i c -> (i + 1) * c) rest)

let rec power p n : polynomial = if n <= 0 then [ 1 ] else multiply p (power p (n - 1))

let show_term i c =
  let factor = if abs c = 1 && i > 0 then "" else string_of_int (abs c) in
  match i with
  | 0 -> factor
  | 1 -> factor ^ "x"
  | _ -> Printf.sprintf "%sx^%d" factor i

(* Highest power first, and nothing for coefficients that are zero. *)
let to_string (p : polynomial) =
  let terms = List.filter (fun (_, c) -> c <> 0) (List.mapi (fun i c -> (i, c)) p) in
  match List.rev terms with
  | [] -> "0"
  | (i, c) :: rest ->
      let sign c = if c < 0 then " - " else " + " in
      let others = List.map (fun (i, c) -> sign c ^ show_term i c) rest in
      (if c < 0 then "-" else "") ^ show_term i c ^ String.concat "" others

let () =
  let p = [ 1; -3; 0; 2 ] and q = [ -1; 1 ] in
  Printf.printf "p = %s, q = %s\n" (to_string p) (to_string q);
  Printf.printf "p + q = %s\n" (to_string (add p q));
  Printf.printf "p * q = %s\n" (to_string (multiply p q));
  Printf.printf "p' = %s\n" (to_string (derive p));
  Printf.printf "q^4 = %s, of degree %d\n" (to_string (power q 4)) (degree (power q 4));
  Printf.printf "p(2) = %d, (p * q)(2) = %d\n" (eval p 2) (eval (multiply p q) 2);
  Printf.printf "p - p = %s\n" (to_string (add p (scale (-1) p)))
