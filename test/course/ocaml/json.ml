(* JSON: a printer and a parser that undo each other. check: print *)

type json =
  | Null
  | Bool of bool
  | Number of int
  | String of string
  | Array of json list
  | Object of (string * json) list

let quoted text =
  let escape = function
    | '"' -> "\\\""
    | '\\' -> "\\\\"
    | '\n' -> "\\n"
    | c -> String.make 1 c
  in
  let parts = List.map escape (List.of_seq (String.to_seq text)) in
  "\"" ^ String.concat "" parts ^ "\""

let rec print = function
  | Null -> "null"
  | Bool b -> string_of_bool b
  | Number n -> string_of_int n
  | String s -> quoted s
  | Array items -> "[" ^ String.concat "," (List.map print items) ^ "]"
  | Object fields -> "{" ^ String.concat "," (List.map print_field fields) ^ "}"

and print_field (name, value) = quoted name ^ ":" ^ print value

exception Malformed of int

(* Positions are what is threaded through: each parser gives a value and where it stopped. *)
let parse_exn text =
  let length = String.length text in
  let peek i = if i < length then text.[i] else raise (Malformed i) in
  let rec skip i = if i < length && (text.[i] = ' ' || text.[i] = '\n') then skip (i + 1) else i in
  let expect c i = if peek i = c then i + 1 else raise (Malformed i) in
  let word word value i =
    let n = String.length word in
    if i + n <= length && String.sub text i n = word then (value, i + n) else raise (Malformed i)
  in
  let rec digits i = if i < length && text.[i] >= '0' && text.[i] <= '9' then digits (i + 1) else i in
  let number i =
    let stop = digits (if peek i = '-' then i + 1 else i) in
    match int_of_string_opt (String.sub text i (stop - i)) with
    | Some n -> (Number n, stop)
    | None -> raise (Malformed i)
  in
  let string i =
    let buffer = Buffer.create 16 in
    let rec go i =
      match peek i with
      | '"' -> (Buffer.contents buffer, i + 1)
      | '\\' ->
          Buffer.add_char buffer (match peek (i + 1) with 'n' -> '\n' | c -> c);
          go (i + 2)
      | c ->
          Buffer.add_char buffer c;
          go (i + 1)
    in
    go (expect '"' i)
  in
  let rec value i =
    let i = skip i in
    match peek i with
    | 'n' -> word "null" Null i
    | 't' -> word "true" (Bool true) i
    | 'f' -> word "false" (Bool false) i
    | '"' ->
        let s, i = string i in
        (String s, i)
    | '[' ->
        let items, i = sequence value ']' (i + 1) in
        (Array items, i)
    | '{' ->
        let fields, i = sequence field '}' (i + 1) in
        (Object fields, i)
    | _ -> number i
  and field i =
    let name, i = string (skip i) in
    let data, i = value (expect ':' (skip i)) in
    ((name, data), i)
  (* What stands between commas, up to a bracket that closes. *)
  and sequence : 'a. (int -> 'a * int) -> char -> int -> 'a list * int =
   fun item close i ->
    let rec more found i =
      let i = skip i in
      if peek i = close then (List.rev found, i + 1)
      else
        let next, i = item (expect ',' i) in
        more (next :: found) i
    in
    let i = skip i in
    if peek i = close then ([], i + 1)
    else
      let first, i = item i in
      more [ first ] i
  in
  let result, i = value 0 in
  if skip i < length then raise (Malformed i) else result

let parse text = match parse_exn text with json -> Ok json | exception Malformed position -> Error position

let () =
  let sample =
    Object
      [
        ("name", String "a \"quoted\"\nname");
        ("numbers", Array [ Number 1; Number (-20); Number 300 ]);
        ("nothing", Null);
        ("nested", Object [ ("empty", Array []); ("yes", Bool true) ]);
      ]
  in
  print_endline (print sample);
  Printf.printf "%b\n" (parse (print sample) = Ok sample);
  let show text =
    match parse text with
    | Ok json -> print_endline (print json)
    | Error position -> Printf.printf "malformed at %d\n" position
  in
  List.iter show [ " [ 1 , { \"a\" : false } ] "; "[1,]"; "{\"a\":1"; "nul"; "1 2" ]
