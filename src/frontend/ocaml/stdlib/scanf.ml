(* Formatted reading, from strings; nothing ever arrives on standard input. Everything that the
   format asks for is read before the function is called. Not here: files and functions to read
   from, formats that are read (%( %{), readers (%r). *)

open CamlinternalFormatBasics

external _cast : 'a -> 'b = "any.cast"

exception Scan_failure of string

type _input = { text : string; mutable at : int; mutable tokens : int }

module Scanning = struct
  type in_channel
  type scanbuf = in_channel
  type file_name = string

  external _open : in_channel -> _input = "any.cast"
  external _close : _input -> in_channel = "any.cast"

  let from_string text = _close { text; at = 0; tokens = 0 }
  let stdin = from_string ""
  let stdib = stdin
  let _at_end input = input.at >= String.length input.text
  let end_of_input channel = _at_end (_open channel)
  let beginning_of_input channel = (_open channel).at = 0
  let name_of_input (_ : in_channel) = "unnamed character string"
  let close_in (_ : in_channel) = ()
end

type ('a, 'b, 'c, 'd) scanner = ('a, Scanning.in_channel, 'b, 'c, 'a -> 'd, 'd) format6 -> 'c

external _open : Scanning.in_channel -> _input = "any.cast"

(* ---- one character ---- *)

let _bad message = raise (Scan_failure message)
let _at_end input = input.at >= String.length input.text
let _peek input = if _at_end input then raise End_of_file else input.text.[input.at]
let _advance input = input.at <- input.at + 1
let _mismatch expected found = _bad (Printf.sprintf "looking for %C, found %C" expected found)

let _expect input c =
  let found = _peek input in
  if found = c then _advance input else _mismatch c found

let _is_white c = c = ' ' || c = '\t' || c = '\n' || c = '\r'

let rec _skip_white input =
  if (not (_at_end input)) && _is_white (_peek input) then begin
    _advance input;
    _skip_white input
  end

(* A blank stands for any amount of white space, a line end for either kind. *)
let _match_char input c =
  match c with
  | ' ' -> _skip_white input
  | '\n' when _peek input = '\r' ->
    _advance input;
    _expect input '\n'
  | _ -> _expect input c

let _match_text input text = String.iter (_match_char input) text

(* ---- tokens: each function moves on and gives how many characters it may still take ---- *)

let rec _take_while p input width =
  if width > 0 && (not (_at_end input)) && p (_peek input) then begin
    _advance input;
    _take_while p input (width - 1)
  end
  else width

let _is_digit c = '0' <= c && c <= '9'
let _is_binary c = c = '0' || c = '1'
let _is_octal c = '0' <= c && c <= '7'
let _is_hexadecimal c = _is_digit c || ('a' <= c && c <= 'f') || ('A' <= c && c <= 'F')

(* Digits, of which the first must be there; later ones may be underscores. *)
let _take_digits name p input width =
  if width = 0 then
    _bad ("scanning of " ^ name ^ " digits failed: the specified length was too short for token")
  else
    let c = _peek input in
    if p c then _take_while (fun c -> p c || c = '_') input width
    else _bad (Printf.sprintf "character %C is not a valid %s digit" c name)

let _take_decimal input width =
  if width > 0 && not (_is_digit (_peek input)) then
    _bad (Printf.sprintf "character %C is not a decimal digit" (_peek input))
  else _take_digits "decimal" _is_digit input width

let _take_sign input width =
  match _peek input with
  | '+' | '-' ->
    _advance input;
    width - 1
  | _ -> width

(* %i: 0x, 0o and 0b say the base. *)
let _take_any_base input width =
  if _peek input <> '0' then _take_decimal input width
  else begin
    _advance input;
    let width = width - 1 in
    let based name p =
      _advance input;
      _take_digits name p input (width - 1)
    in
    if width = 0 || _at_end input then width
    else
      match _peek input with
      | 'x' | 'X' -> based "hexadecimal" _is_hexadecimal
      | 'o' -> based "octal" _is_octal
      | 'b' -> based "binary" _is_binary
      | _ -> _take_while (fun c -> _is_digit c || c = '_') input width
  end

let _take_int letter input width =
  match letter with
  | 'd' -> _take_decimal input (_take_sign input width)
  | 'i' -> _take_any_base input (_take_sign input width)
  | 'o' -> _take_digits "octal" _is_octal input width
  | 'x' | 'X' -> _take_digits "hexadecimal" _is_hexadecimal input width
  | _ -> _take_decimal input width

let _take_exponent input width =
  if width > 0 && (not (_at_end input)) && (_peek input = 'e' || _peek input = 'E') then begin
    _advance input;
    _take_decimal input (_take_sign input (width - 1))
  end
  else width

let _take_float input width precision =
  let digits input width = _take_while (fun c -> _is_digit c || c = '_') input width in
  let width = digits input (_take_sign input width) in
  if width > 0 && (not (_at_end input)) && _peek input = '.' then begin
    _advance input;
    let precision = min (width - 1) precision in
    _take_exponent input (width - 1 - (precision - digits input precision))
  end
  else _take_exponent input width

(* The text that `take` passes over, without the underscores of numbers. *)
let _token input take =
  let start = input.at in
  ignore (take input);
  String.sub input.text start (input.at - start)

let _without_underscores text = String.concat "" (String.split_on_char '_' text)

(* ---- texts and characters as OCaml writes them ---- *)

let _number input base digits =
  let at i = if i < String.length input.text then input.text.[i] else ' ' in
  let text = String.init digits (fun i -> at (input.at + i)) in
  let n = match int_of_string_opt (base ^ text) with Some n -> n | None -> 256 in
  if n > 255 || not (String.for_all _is_hexadecimal text) then
    _bad ("bad character " ^ (if base = "" then "decimal" else "hexadecimal") ^ " encoding \\" ^ text)
  else begin
    input.at <- input.at + digits;
    Char.chr n
  end

(* The next character of a token that has begun. *)
let _inside name input =
  if _at_end input then
    _bad ("scanning of " ^ name ^ " failed: premature end of file occurred before end of token")
  else _peek input

(* After a backslash. *)
let _escape name input =
  let c = _inside name input in
  let is c =
    _advance input;
    c
  in
  match c with
  | '\\' | '\'' | '"' -> is c
  | 'n' -> is '\n'
  | 't' -> is '\t'
  | 'b' -> is '\b'
  | 'r' -> is '\r'
  | '0' .. '9' -> _number input "" 3
  | 'x' ->
    _advance input;
    _number input "0x" 2
  | _ -> _bad (Printf.sprintf "illegal escape character %C" c)

let _caml_char input =
  let next () = _inside "a Char" input in
  _expect input '\'';
  let c = next () in
  _advance input;
  let c = if c = '\\' then _escape "a Char" input else c in
  if next () = '\'' then _advance input else _mismatch '\'' (next ());
  c

let _caml_string input =
  let b = Buffer.create 16 in
  let rec read () =
    let c = _inside "a String" input in
    _advance input;
    match c with
    | '"' -> ()
    | '\\' when (not (_at_end input)) && _peek input = '\n' ->
      ignore (_take_while (fun c -> c = '\n') input 1);
      ignore (_take_while (fun c -> c = ' ') input max_int);
      read ()
    | '\\' ->
      Buffer.add_char b (_escape "a String" input);
      read ()
    | c ->
      Buffer.add_char b c;
      read ()
  in
  _expect input '"';
  read ();
  Buffer.contents b

(* ---- conversions ---- *)

(* Up to the stopper, which is passed over, or to white space. *)
let _text input width stopper =
  match stopper with
  | None -> _token input (fun input -> _take_while (fun c -> not (_is_white c)) input width)
  | Some stop ->
    let text = _token input (fun input -> _take_while (fun c -> c <> stop) input width) in
    if (not (_at_end input)) && String.length text < width then _advance input;
    text

let _bool input =
  let length =
    match _peek input with
    | 't' -> 4
    | 'f' -> 5
    | c -> _bad (Printf.sprintf "the character %C cannot start a boolean" c)
  in
  match _text input length None with
  | "true" -> true
  | "false" -> false
  | other -> _bad (Printf.sprintf "invalid boolean '%s'" other)

(* "^a-z": whether a character is meant. *)
let _is_in set =
  let negative = set <> "" && set.[0] = '^' in
  let rec mem c i =
    if i >= String.length set then false
    else if i + 2 < String.length set && set.[i + 1] = '-' then (set.[i] <= c && c <= set.[i + 2]) || mem c (i + 3)
    else set.[i] = c || mem c (i + 1)
  in
  fun c -> if negative then not (mem c 1) else mem c 0

let _in_set input set width stopper =
  let text = _token input (fun input -> _take_while (_is_in set) input width) in
  (match stopper with
  | Some c when not (_at_end input) -> _expect input c
  | Some _ | None -> ());
  text

let _int flags letter input width =
  let digits = _without_underscores (_token input (fun input -> _take_int letter input width)) in
  let literal =
    match letter with
    | 'o' -> "0o" ^ digits
    | 'x' | 'X' -> "0x" ^ digits
    | _ -> digits
  in
  let last = if flags = "" then ' ' else flags.[String.length flags - 1] in
  match last with
  | 'l' -> _cast (Int32.of_string literal)
  | 'L' -> _cast (Int64.of_string literal)
  | 'n' -> _cast (Nativeint.of_string literal)
  | _ -> _cast (int_of_string literal)

let _lines input =
  let rec count i n = if i = input.at then n else count (i + 1) (if input.text.[i] = '\n' then n + 1 else n) in
  count 0 0

let _convert input flags width precision letter stopper =
  let most size = match size with Fixed n -> n | Unset | Star -> max_int in
  let width = most width in
  match letter with
  | 'd' | 'i' | 'u' | 'x' | 'X' | 'o' -> _int flags letter input width
  | 'f' | 'e' | 'E' | 'g' | 'G' | 'F' | 'h' | 'H' ->
    let text = _token input (fun input -> _take_float input width (most precision)) in
    _cast (float_of_string (_without_underscores text))
  | 's' -> _cast (_text input width stopper)
  | 'S' -> _cast (_caml_string input)
  | 'c' ->
    let c = _peek input in
    if width > 0 && flags <> "0" then _advance input;
    _cast c
  | 'C' -> _cast (_caml_char input)
  | 'b' | 'B' -> _cast (_bool input)
  | '[' -> _cast (_in_set input flags width stopper)
  | 'n' -> _cast input.at
  | 'l' -> _cast (_lines input)
  | 'L' | 'N' -> _cast input.tokens
  | _ -> invalid_arg ("scanf: bad conversion \"%" ^ String.make 1 letter ^ "\"")

(* ---- running a format ---- *)

let _is_counter letter = letter = 'n' || letter = 'l' || letter = 'L' || letter = 'N'

(* %s@: reads up to the colon: what stops the text, and what is to be read after it. *)
let _stopper letter pieces =
  match pieces with
  | Layout text :: rest when letter = 's' || letter = '[' ->
    (Some text.[1], Text (String.sub text 2 (String.length text - 2)) :: rest)
  | _ -> (None, pieces)

let rec _read input pieces values =
  match pieces with
  | [] -> List.rev values
  | (Text text | Layout text) :: rest ->
    _match_text input text;
    _read input rest values
  | Conversion (_, _, _, '!') :: rest ->
    if _at_end input then _read input rest values else _bad "end of input not found"
  | Conversion (flags, width, precision, letter) :: rest ->
    if width = Star || precision = Star then invalid_arg "scanf: bad conversion \"%*\"";
    let skipped = flags <> "" && flags.[0] = '_' in
    let flags = if skipped then String.sub flags 1 (String.length flags - 1) else flags in
    let stopper, rest = _stopper letter rest in
    let value = _convert input flags width precision letter stopper in
    if not (_is_counter letter) then input.tokens <- input.tokens + 1;
    _read input rest (if skipped then values else value :: values)

let rec _apply f values =
  match values with
  | [] -> _cast f
  | value :: rest -> _apply ((_cast f) value) rest

let kscanf channel (ef : Scanning.in_channel -> exn -> 'd) : ('a, 'b, 'c, 'd) scanner =
 fun (Format (pieces, _)) ->
  let run f =
    match _read (_open channel) pieces [] with
    | values -> _apply f values
    | exception ((Scan_failure _ | Failure _ | End_of_file) as e) -> _cast (ef channel e)
  in
  _cast run

let _raise_located channel e =
  match e with
  | Scan_failure why | Failure why ->
    _bad (Printf.sprintf "scanf: bad input at char number %i: %s" (_open channel).at why)
  | e -> raise e

let bscanf channel : ('a, 'b, 'c, 'd) scanner = fun format -> kscanf channel _raise_located format

let ksscanf text (ef : Scanning.in_channel -> exn -> 'd) : ('a, 'b, 'c, 'd) scanner =
 fun format -> kscanf (Scanning.from_string text) ef format

let sscanf text : ('a, 'b, 'c, 'd) scanner = fun format -> bscanf (Scanning.from_string text) format
let scanf : ('a, 'b, 'c, 'd) scanner = fun format -> bscanf Scanning.stdin format
let unescaped text : string = sscanf ("\"" ^ text ^ "\"") "%S%!" Fun.id
