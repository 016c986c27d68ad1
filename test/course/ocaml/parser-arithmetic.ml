(* A recursive-descent parser: one function for each rule of the grammar. check: parse, calculate *)

(* expression = term { ("+" | "-") term }
   term       = factor { ("*" | "/") factor }
   factor     = number | "-" factor | "(" expression ")" *)

type token = Int of int | Add | Sub | Mul | Div | Open | Close

type expression =
  | Number of int
  | Negate of expression
  | Binary of expression * operator * expression

and operator = Plus | Minus | Times | Over

exception Syntax_error of string

(* Each function takes the tokens ahead, and gives a tree and the tokens that are left. *)
let rec expression tokens =
  let rec more left = function
    | Add :: rest -> operand left Plus rest
    | Sub :: rest -> operand left Minus rest
    | rest -> (left, rest)
  and operand left operator tokens =
    let right, rest = term tokens in
    more (Binary (left, operator, right)) rest
  in
  let first, rest = term tokens in
  more first rest

and term tokens =
  let rec more left = function
    | Mul :: rest -> operand left Times rest
    | Div :: rest -> operand left Over rest
    | rest -> (left, rest)
  and operand left operator tokens =
    let right, rest = factor tokens in
    more (Binary (left, operator, right)) rest
  in
  let first, rest = factor tokens in
  more first rest

and factor = function
  | Int n :: rest -> (Number n, rest)
  | Sub :: rest ->
      let negated, rest = factor rest in
      (Negate negated, rest)
  | Open :: rest -> (
      match expression rest with
      | inside, Close :: rest -> (inside, rest)
      | _ -> raise (Syntax_error "a bracket is not closed"))
  | [] -> raise (Syntax_error "something is missing at the end")
  | (Add | Mul | Div | Close) :: _ -> raise (Syntax_error "a number or a bracket was expected")

let parse tokens =
  match expression tokens with
  | tree, [] -> Ok tree
  | _, _ :: _ -> Error "something is left over"
  | exception Syntax_error message -> Error message

let rec value = function
  | Number n -> Some n
  | Negate e -> Option.map ( ~- ) (value e)
  | Binary (left, operator, right) -> (
      match (value left, operator, value right) with
      | Some a, Plus, Some b -> Some (a + b)
      | Some a, Minus, Some b -> Some (a - b)
      | Some a, Times, Some b -> Some (a * b)
      | Some a, Over, Some b -> if b = 0 then None else Some (a / b)
      | None, _, _ | _, _, None -> None)

let calculate tokens = match parse tokens with Ok tree -> value tree | Error _ -> None

let () =
  let show tokens =
    match (parse tokens, calculate tokens) with
    | Error message, _ -> print_endline message
    | Ok _, None -> print_endline "division by zero"
    | Ok _, Some n -> Printf.printf "%d\n" n
  in
  show [ Int 10; Sub; Int 3; Sub; Int 2 ];
  show [ Int 1; Add; Int 2; Mul; Int 3 ];
  show [ Open; Int 1; Add; Int 2; Close; Mul; Sub; Int 3 ];
  show [ Int 7; Div; Open; Int 1; Sub; Int 1; Close ];
  show [ Int 1; Int 2 ];
  show [ Open; Int 1 ];
  show [ Int 1; Add ]
