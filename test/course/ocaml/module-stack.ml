(* Modules and signatures: a stack whose representation is hidden. check: balanced, evaluate *)

module type STACK = sig
  type 'a t

  exception Empty

  val empty : 'a t
  val is_empty : 'a t -> bool
  val push : 'a -> 'a t -> 'a t
  val pop : 'a t -> 'a * 'a t
  val size : 'a t -> int
end

module Stack : STACK = struct
  type 'a t = Nothing | On of 'a * 'a t

  exception Empty

  let empty = Nothing
  let is_empty s = s = Nothing
  let push x s = On (x, s)
  let pop = function Nothing -> raise Empty | On (x, s) -> (x, s)
  let rec size = function Nothing -> 0 | On (_, s) -> 1 + size s
end

(* The brackets of a text: every one that closes must match the last that is open. *)
type bracket = Open_round | Close_round | Open_square | Close_square

let balanced brackets =
  let rec go stack = function
    | [] -> Stack.is_empty stack
    | ((Open_round | Open_square) as b) :: rest -> go (Stack.push b stack) rest
    | Close_round :: rest -> close Open_round stack rest
    | Close_square :: rest -> close Open_square stack rest
  and close wanted stack rest =
    match Stack.pop stack with
    | opened, below -> opened = wanted && go below rest
    | exception Stack.Empty -> false
  in
  go Stack.empty brackets

(* Reverse Polish notation: operators come after what they work on. *)
type token = Num of int | Plus | Minus | Times

let evaluate tokens =
  let step stack = function
    | Num n -> Stack.push n stack
    | (Plus | Minus | Times) as operator ->
        let right, stack = Stack.pop stack in
        let left, stack = Stack.pop stack in
        let result =
          match operator with
          | Plus -> left + right
          | Minus -> left - right
          | Times -> left * right
          | Num n -> n
        in
        Stack.push result stack
  in
  match List.fold_left step Stack.empty tokens with
  | stack when Stack.size stack = 1 -> Some (fst (Stack.pop stack))
  | _ -> None
  | exception Stack.Empty -> None

let () =
  let show_bool b = print_endline (string_of_bool b) in
  show_bool (balanced [ Open_round; Open_square; Close_square; Close_round ]);
  show_bool (balanced [ Open_round; Open_square; Close_round; Close_square ]);
  show_bool (balanced [ Open_round ]);
  let show = function None -> print_endline "malformed" | Some n -> Printf.printf "%d\n" n in
  show (evaluate [ Num 7; Num 2; Minus; Num 3; Times ]);
  show (evaluate [ Num 1; Plus ]);
  show (evaluate [ Num 1; Num 2 ])
