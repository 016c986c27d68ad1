(* A compiler: from expressions to a stack machine, and the machine. check: compile *)

type expression =
  | Number of int
  | Variable of string
  | Plus of expression * expression
  | Times of expression * expression
  | Let of string * expression * expression
  | If_zero of expression * expression * expression

(* [Load n] copies the [n]th value from the top; [Slide] drops the second. Jumps count the instructions to skip. *)
type instruction =
  | Push of int
  | Load of int
  | Add
  | Multiply
  | Slide
  | Jump of int
  | Jump_unless_zero of int

exception Unbound of string
exception Stuck

(* What each place of the stack holds, the top first: a variable, or something that has no name. *)
let rec position name = function
  | [] -> raise (Unbound name)
  | Some other :: _ when other = name -> 0
  | _ :: rest -> 1 + position name rest

let rec code stack = function
  | Number n -> [ Push n ]
  | Variable name -> [ Load (position name stack) ]
  | Plus (a, b) -> code stack a @ code (None :: stack) b @ [ Add ]
  | Times (a, b) -> code stack a @ code (None :: stack) b @ [ Multiply ]
  | Let (name, value, body) -> code stack value @ code (Some name :: stack) body @ [ Slide ]
  | If_zero (condition, yes, no) ->
      let yes = code stack yes and no = code stack no in
      code stack condition
      @ [ Jump_unless_zero (List.length yes + 1) ]
      @ yes
      @ [ Jump (List.length no) ]
      @ no

let compile e = match code [] e with instructions -> Ok instructions | exception Unbound name -> Error name

let rec drop n = function rest when n <= 0 -> rest | [] -> raise Stuck | _ :: rest -> drop (n - 1) rest

(* Jumps only go forward, so every program ends. *)
let rec run stack = function
  | [] -> stack
  | instruction :: next -> (
      match (instruction, stack) with
      | Push n, _ -> run (n :: stack) next
      | Load n, _ -> run ((match drop n stack with x :: _ -> x | [] -> raise Stuck) :: stack) next
      | Add, b :: a :: rest -> run ((a + b) :: rest) next
      | Multiply, b :: a :: rest -> run ((a * b) :: rest) next
      | Slide, top :: _ :: rest -> run (top :: rest) next
      | Jump n, _ -> run stack (drop n next)
      | Jump_unless_zero n, top :: rest -> run rest (if top <> 0 then drop n next else next)
      | (Add | Multiply | Slide | Jump_unless_zero _), _ -> raise Stuck)

let execute program = match run [] program with [ result ] -> Some result | _ -> None | exception Stuck -> None

(* What compiled programs must compute. *)
let rec eval env = function
  | Number n -> n
  | Variable name -> List.assoc name env
  | Plus (a, b) -> eval env a + eval env b
  | Times (a, b) -> eval env a * eval env b
  | Let (name, value, body) -> eval ((name, eval env value) :: env) body
  | If_zero (condition, yes, no) -> if eval env condition = 0 then eval env yes else eval env no

let () =
  let show e =
    match compile e with
    | Error name -> Printf.printf "%s is not bound\n" name
    | Ok program -> (
        match execute program with
        | Some n -> Printf.printf "%d instructions: %d (should be %d)\n" (List.length program) n (eval [] e)
        | None -> print_endline "stuck")
  in
  let x = Variable "x" and y = Variable "y" in
  show (Plus (Number 1, Times (Number 2, Number 3)));
  show (Let ("x", Number 4, Let ("y", Plus (x, x), Times (y, Plus (Number 1, x)))));
  show (Let ("x", Number 0, If_zero (x, Number 10, Number 20)));
  show (If_zero (Number 1, Number 10, Plus (Number 1, Number 20)));
  show (Plus (Number 1, y))
