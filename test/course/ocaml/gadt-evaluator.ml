(* GADTs: an evaluator that cannot go wrong, and a checker that builds its terms. check: run *)

(* The type of a term says what it evaluates to. *)
type _ term =
  | Int : int -> int term
  | Bool : bool -> bool term
  | Add : int term * int term -> int term
  | Less : int term * int term -> bool term
  | If : bool term * 'a term * 'a term -> 'a term
  | Pair : 'a term * 'b term -> ('a * 'b) term
  | First : ('a * 'b) term -> 'a term
  | Second : ('a * 'b) term -> 'b term

let rec eval : type a. a term -> a = function
  | Int n -> n
  | Bool b -> b
  | Add (x, y) -> eval x + eval y
  | Less (x, y) -> eval x < eval y
  | If (condition, yes, no) -> if eval condition then eval yes else eval no
  | Pair (x, y) -> (eval x, eval y)
  | First p -> fst (eval p)
  | Second p -> snd (eval p)

(* What a parser would give: nothing is known of its types. *)
type raw =
  | Raw_int of int
  | Raw_bool of bool
  | Raw_add of raw * raw
  | Raw_less of raw * raw
  | Raw_if of raw * raw * raw

type _ typ = Int_type : int typ | Bool_type : bool typ
type typed = Typed : 'a typ * 'a term -> typed
type (_, _) equal = Equal : ('a, 'a) equal

let same_type : type a b. a typ -> b typ -> (a, b) equal option =
 fun a b ->
  match (a, b) with
  | Int_type, Int_type -> Some Equal
  | Bool_type, Bool_type -> Some Equal
  | Int_type, Bool_type | Bool_type, Int_type -> None

let rec check = function
  | Raw_int n -> Some (Typed (Int_type, Int n))
  | Raw_bool b -> Some (Typed (Bool_type, Bool b))
  | Raw_add (x, y) -> (
      match (check x, check y) with
      | Some (Typed (Int_type, x)), Some (Typed (Int_type, y)) -> Some (Typed (Int_type, Add (x, y)))
      | _ -> None)
  | Raw_less (x, y) -> (
      match (check x, check y) with
      | Some (Typed (Int_type, x)), Some (Typed (Int_type, y)) -> Some (Typed (Bool_type, Less (x, y)))
      | _ -> None)
  | Raw_if (condition, yes, no) -> (
      match (check condition, check yes, check no) with
      | Some (Typed (Bool_type, condition)), Some (Typed (t, yes)), Some (Typed (u, no)) -> (
          match same_type t u with Some Equal -> Some (Typed (t, If (condition, yes, no))) | None -> None)
      | _ -> None)

let show : type a. a typ -> a -> string =
 fun typ value -> match typ with Int_type -> string_of_int value | Bool_type -> string_of_bool value

let run raw = match check raw with None -> "ill-typed" | Some (Typed (t, term)) -> show t (eval term)

let () =
  Printf.printf "%d\n" (eval (If (Less (Int 1, Int 2), First (Pair (Int 3, Bool true)), Int 4)));
  Printf.printf "%b\n" (eval (Second (Pair (Int 3, Less (Int 2, Int 2)))));
  List.iter
    (fun raw -> print_endline (run raw))
    [
      Raw_add (Raw_int 1, Raw_int 2);
      Raw_if (Raw_less (Raw_int 1, Raw_int 2), Raw_bool false, Raw_bool true);
      Raw_if (Raw_bool true, Raw_int 1, Raw_bool true);
      Raw_add (Raw_int 1, Raw_bool true);
    ]
