(* Extensible variants: events that other parts of a program may add to. check: simulate *)

type event = ..

(* A handler gives its answer, or leaves the event to the next. *)
type 'state handler = 'state -> event -> 'state option

let dispatch (handlers : 'state handler list) state event =
  let rec try_all = function
    | [] -> state
    | handler :: rest -> ( match handler state event with Some next -> next | None -> try_all rest)
  in
  try_all handlers

(* One part of the program: a counter. *)
type event += Add of int | Reset

type state = { count : int; log : string list }

let counter state = function
  | Add n -> Some { state with count = state.count + n }
  | Reset -> Some { state with count = 0 }
  | _ -> None

(* Another part, which knows nothing of the first. *)
type event += Note of string

let notes state = function Note text -> Some { state with log = text :: state.log } | _ -> None

(* An event that stands for several; it takes the handlers of all. *)
type event += Both of event * event

let rec both handlers state = function
  | Both (first, second) ->
      let handle = dispatch (both handlers :: handlers) in
      Some (handle (handle state first) second)
  | _ -> None

(* Events come from a list of commands, as they would from a keyboard. *)
type command = Plus of int | Clear | Write of string | Twice of command | Nothing

type event += Ignored

let rec event_of = function
  | Plus n -> Add n
  | Clear -> Reset
  | Write text -> Note text
  | Twice command -> Both (event_of command, event_of command)
  | Nothing -> Ignored

let handlers = [ counter; notes ]

let simulate commands =
  let step state command = dispatch (both handlers :: handlers) state (event_of command) in
  let { count; log } = List.fold_left step { count = 0; log = [] } commands in
  (count, List.rev log)

(* Exceptions are an extensible variant too. *)
exception Too_small of int
exception Too_large of int

let total numbers =
  let checked n = if n < 0 then raise (Too_small n) else if n > 100 then raise (Too_large n) else n in
  match List.fold_left (fun sum n -> sum + checked n) 0 numbers with
  | sum -> Ok sum
  | exception ((Too_small _ | Too_large _) as problem) -> (
      match problem with
      | Too_small n -> Error (Printf.sprintf "%d is too small" n)
      | Too_large n -> Error (Printf.sprintf "%d is too large" n)
      | _ -> Error "?")

let () =
  let count, log = simulate [ Plus 2; Write "first"; Twice (Plus 5); Nothing; Twice (Write "again") ] in
  Printf.printf "%d: %s\n" count (String.concat ", " log);
  Printf.printf "%d\n" (fst (simulate [ Plus 2; Clear; Plus 1 ]));
  let show numbers = match total numbers with Ok n -> Printf.printf "%d\n" n | Error e -> print_endline e in
  List.iter show [ [ 1; 2; 100 ]; [ 1; -2; 101 ]; [ 101 ] ]
