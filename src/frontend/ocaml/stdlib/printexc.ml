(* Exceptions as text. There are no backtraces: none is ever recorded. Not here: slots and
   locations of backtraces, set_uncaught_exception_handler. *)

type t = exn

external _show : exn -> string = "exn.show"

let _placed what (file, line, start) width =
  Printf.sprintf "File \"%s\", line %d, characters %d-%d: %s" file line start (start + width) what

let to_string_default e =
  match e with
  | Out_of_memory -> "Out of memory"
  | Stack_overflow -> "Stack overflow"
  | Match_failure place -> _placed "Pattern matching failed" place 5
  | Assert_failure place -> _placed "Assertion failed" place 6
  | Undefined_recursive_module place -> _placed "Undefined recursive module" place 6
  | _ -> _show e

(* The last registered first; one that raises is passed over. *)
let _printers : (exn -> string option) list ref = ref []
let register_printer f = _printers := f :: !_printers

let rec _first_answer e printers =
  match printers with
  | [] -> None
  | f :: rest -> (
    match f e with
    | Some _ as found -> found
    | None -> _first_answer e rest
    | exception _ -> _first_answer e rest)

let use_printers e = _first_answer e !_printers

let rec to_string e =
  match (use_printers e, e) with
  | Some text, _ -> text
  | None, Fun.Finally_raised inner -> "Fun.Finally_raised: " ^ to_string inner
  | None, _ -> to_string_default e

let _report e =
  prerr_string ("Uncaught exception: " ^ to_string e ^ "\n");
  flush stderr

let print f x =
  try f x
  with e ->
    _report e;
    raise e

let catch f x =
  try f x
  with e ->
    flush stdout;
    _report e;
    exit 2

let print_backtrace (_ : out_channel) = ()
let get_backtrace () = ""
let record_backtrace (_ : bool) = ()
let backtrace_status () = false

type raw_backtrace

external _cast : 'a -> 'b = "any.cast"

let _none : raw_backtrace = _cast ()
let get_raw_backtrace () = _none
let get_callstack (_ : int) = _none
let print_raw_backtrace (_ : out_channel) (_ : raw_backtrace) = ()
let raw_backtrace_to_string (_ : raw_backtrace) = ""
let raw_backtrace_length (_ : raw_backtrace) = 0
let raise_with_backtrace (e : exn) (_ : raw_backtrace) = raise e

let default_uncaught_exception_handler e (_ : raw_backtrace) =
  prerr_string ("Fatal error: exception " ^ to_string e ^ "\n")

(* "Stdlib.Exit" of any exception, whatever it carries. *)
let exn_slot_name e =
  let text = _show e in
  match String.index_opt text '(' with
  | Some i -> String.sub text 0 i
  | None -> text
