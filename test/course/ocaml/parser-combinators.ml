(* Parser combinators: a monad with let-operators. check: parse_pairs *)

type 'a parser = char list -> ('a * char list) option

let return x : 'a parser = fun input -> Some (x, input)

let ( let* ) (p : 'a parser) (f : 'a -> 'b parser) : 'b parser =
 fun input -> match p input with None -> None | Some (x, rest) -> f x rest

let ( let+ ) p f = let* x = p in return (f x)
let ( and+ ) p q = let* x = p in let* y = q in return (x, y)

let ( <|> ) (p : 'a parser) (q : 'a parser) : 'a parser =
 fun input -> match p input with None -> q input | found -> found

let satisfy wanted : char parser = function c :: rest when wanted c -> Some (c, rest) | _ -> None
let char c = satisfy (fun d -> d = c)

let rec many p input = (some p <|> return []) input

and some p =
  let* x = p in
  let+ xs = many p in
  x :: xs

let separated by p =
  (let+ first = p
   and+ rest = many (let* _ = by in p) in
   first :: rest)
  <|> return []

let digit =
  let+ c = satisfy (fun c -> c >= '0' && c <= '9') in
  Char.code c - Char.code '0'

let number =
  let+ digits = some digit in
  List.fold_left (fun n d -> (10 * n) + d) 0 digits

let between left right p =
  let* _ = left in
  let* x = p in
  let+ _ = right in
  x

(* sum = factor { "+" factor }, factor = number | "(" sum ")" *)
let rec sum input =
  (let+ factors = separated (char '+') factor in
   List.fold_left ( + ) 0 factors)
    input

and factor input = (number <|> between (char '(') (char ')') sum) input

let pair =
  let+ x = number and+ _ = char ',' and+ y = number in
  (x, y)

(* All of a text, or nothing. *)
let whole p input = match p input with Some (x, []) -> Some x | Some (_, _ :: _) | None -> None
let parse_sum input = whole sum input
let parse_pairs input = whole (separated (char ';') pair) input

let () =
  let explode text = List.init (String.length text) (String.get text) in
  let show_sum text =
    match parse_sum (explode text) with
    | None -> Printf.printf "%s is no sum\n" text
    | Some n -> Printf.printf "%s = %d\n" text n
  in
  List.iter show_sum [ "1+2+30"; "(1+2)+((4))"; "1+"; "12" ];
  match parse_pairs (explode "1,2;30,4") with
  | None -> print_endline "no pairs"
  | Some pairs -> List.iter (fun (x, y) -> Printf.printf "(%d, %d)\n" x y) pairs
