(* Options and results: failure as a value, with its reason. check: evaluate, all_ok *)

type error =
  | Not_a_number of string
  | Division_by_zero
  | Stack_empty
  | Left_over of int

(* The two ways to go on after something that may fail. *)
let ( let* ) = Result.bind
let ( let+ ) x f = Result.map f x

let is_digit c = c >= '0' && c <= '9'

let parse_int word =
  let digits = if word <> "" && word.[0] = '-' then String.sub word 1 (String.length word - 1) else word in
  if digits <> "" && String.for_all is_digit digits then Ok (int_of_string word) else Error (Not_a_number word)

let divide a b = if b = 0 then Error Division_by_zero else Ok (a / b)

let pop = function
  | [] -> Error Stack_empty
  | top :: rest -> Ok (top, rest)

let apply operator stack =
  let* right, stack = pop stack in
  let* left, stack = pop stack in
  let+ value =
    match operator with
    | "+" -> Ok (left + right)
    | "-" -> Ok (left - right)
    | "*" -> Ok (left * right)
    | _ -> divide left right
  in
  value :: stack

let step stack word =
  match word with
  | "+" | "-" | "*" | "/" -> apply word stack
  | _ ->
      let+ n = parse_int word in
      n :: stack

(* A calculation in reverse Polish notation, given as words. *)
let evaluate words =
  let rec go stack = function
    | [] -> Ok stack
    | word :: rest ->
        let* stack = step stack word in
        go stack rest
  in
  let* stack = go [] words in
  let* value, rest = pop stack in
  if rest = [] then Ok value else Error (Left_over (List.length rest))

(* All values, or the first error. *)
let rec all_ok = function
  | [] -> Ok []
  | Error e :: _ -> Error e
  | Ok x :: rest ->
      let+ xs = all_ok rest in
      x :: xs

(* No elements, no average. *)
let average = function
  | [] -> None
  | xs -> Some (List.fold_left ( + ) 0 xs / List.length xs)

let explain = function
  | Not_a_number word -> Printf.sprintf "\"%s\" is not a number" word
  | Division_by_zero -> "division by zero"
  | Stack_empty -> "an operator lacks its operands"
  | Left_over n -> Printf.sprintf "%d values are left over" n

let () =
  let calculate text =
    match evaluate (String.split_on_char ' ' text) with
    | Ok n -> Printf.printf "%s = %d\n" text n
    | Error e -> Printf.printf "%s: %s\n" text (explain e)
  in
  List.iter calculate [ "1 2 + 3 *"; "8 -2 /"; "1 0 /"; "1 +"; "1 2 3"; "1 two +"; "-" ];
  (match all_ok (List.map parse_int [ "1"; "2"; "x"; "y" ]) with
  | Ok ns -> List.iter (Printf.printf "%d\n") ns
  | Error e -> print_endline (explain e));
  let show = Option.fold ~none:"none" ~some:string_of_int in
  Printf.printf "averages: %s %s\n" (show (average [ 1; 2; 6 ])) (show (average []))
