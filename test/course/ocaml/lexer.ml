(* A lexer: from characters to tokens, with the place of an error. check: tokens *)

type token = Number of int | Name of string | Symbol of char | Arrow

type error = { position : int; found : char }

exception Lexical_error of error

let is_digit c = c >= '0' && c <= '9'
let is_letter c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c = '_'
let is_space c = c = ' ' || c = '\t' || c = '\n'

(* The first position from [start] on at which [wanted] does not hold. *)
let rec skip wanted text start =
  if start < String.length text && wanted text.[start] then skip wanted text (start + 1) else start

let tokens_exn text =
  let rec from start =
    if start >= String.length text then []
    else
      match text.[start] with
      | c when is_space c -> from (start + 1)
      | c when is_digit c ->
          let stop = skip is_digit text start in
          let token = Number (int_of_string (String.sub text start (stop - start))) in
          token :: from stop
      | c when is_letter c ->
          let stop = skip (fun c -> is_letter c || is_digit c) text start in
          let token = Name (String.sub text start (stop - start)) in
          token :: from stop
      | '-' when start + 1 < String.length text && text.[start + 1] = '>' -> Arrow :: from (start + 2)
      | ('(' | ')' | '+' | '-' | '*' | '=') as c -> Symbol c :: from (start + 1)
      | found -> raise (Lexical_error { position = start; found })
  in
  from 0

let tokens text = match tokens_exn text with found -> Ok found | exception Lexical_error error -> Error error

(* The numbers of a text, whatever stands between them. *)
let numbers text =
  let rec from start =
    let start = skip (fun c -> not (is_digit c)) text start in
    let stop = skip is_digit text start in
    if start = stop then [] else int_of_string (String.sub text start (stop - start)) :: from stop
  in
  from 0

let show = function
  | Number n -> Printf.sprintf "number %d" n
  | Name name -> Printf.sprintf "name %s" name
  | Symbol c -> Printf.sprintf "symbol %c" c
  | Arrow -> "arrow"

let () =
  let print text =
    match tokens text with
    | Ok found -> print_endline (String.concat ", " (List.map show found))
    | Error { position; found } -> Printf.printf "unexpected %C at %d\n" found position
  in
  List.iter print [ "let x1 = 2*(x - 10)"; "a->b - > c"; ""; "  1 + #2" ];
  print_endline (String.concat " " (List.map string_of_int (numbers "3 eggs, 250g of flour; 1 pan")))
