(* Formatted printing. A format is a list of pieces (see Stdlib); what the type checker has
   made sure of is taken on trust here, by _cast. Nothing is printed, and no function given
   for %a or %t is called, before the last argument has come. *)

open CamlinternalFormatBasics

external _cast : 'a -> 'b = "any.cast"

(* Takes the arguments that the pieces ask for, one at a time. `waiting` has the functions of
   %a and %t so far, the last first, each with the text before it; `text` is what comes after. *)
let rec _run pieces text waiting finish =
  match pieces with
  | [] -> finish text waiting
  | (Text s | Layout s) :: rest -> _run rest (text ^ s) waiting finish
  | Conversion (_, _, _, '!') :: rest -> _run rest text waiting finish
  | Conversion ("", Unset, Unset, 'd') :: rest ->
    _cast (fun n -> _run rest (text ^ string_of_int n) waiting finish)
  | Conversion ("", Unset, Unset, 's') :: rest -> _cast (fun s -> _run rest (text ^ s) waiting finish)
  | Conversion (_, _, _, 't') :: rest -> _cast (fun f -> _run rest "" ((text, f) :: waiting) finish)
  | Conversion (_, _, _, 'a') :: rest ->
    _cast (fun f x -> _run rest "" ((text, fun channel -> f channel x) :: waiting) finish)
  | Conversion (flags, Star, precision, letter) :: rest ->
    _cast (fun n -> _run (Conversion (flags, Fixed n, precision, letter) :: rest) text waiting finish)
  | Conversion (flags, width, Star, letter) :: rest ->
    _cast (fun n -> _run (Conversion (flags, width, Fixed n, letter) :: rest) text waiting finish)
  | Conversion (flags, width, precision, letter) :: rest ->
    _cast (fun value -> _run rest (text ^ CamlinternalFormat.convert flags width precision letter value) waiting finish)

let _print out (text, f) =
  output_string out text;
  f out

let kfprintf (k : out_channel -> 'd) out (Format (pieces, _) : ('a, out_channel, unit, 'd) format4) : 'a =
  let finish text waiting =
    List.iter (_print out) (List.rev waiting);
    output_string out text;
    k out
  in
  _run pieces "" [] (_cast finish)

let fprintf out (format : ('a, out_channel, unit) format) = kfprintf ignore out format
let printf (format : ('a, out_channel, unit) format) = kfprintf ignore stdout format
let eprintf (format : ('a, out_channel, unit) format) = kfprintf ignore stderr format

let kbprintf (k : Buffer.t -> 'd) b (Format (pieces, _) : ('a, Buffer.t, unit, 'd) format4) : 'a =
  let add (before, f) =
    Buffer.add_string b before;
    f b
  in
  let finish text waiting =
    List.iter add (List.rev waiting);
    Buffer.add_string b text;
    k b
  in
  _run pieces "" [] (_cast finish)

let bprintf b (format : ('a, Buffer.t, unit) format) = kbprintf ignore b format

let ksprintf (k : string -> 'd) (Format (pieces, _) : ('a, unit, string, 'd) format4) : 'a =
  let finish text waiting =
    match waiting with
    | [] -> k text
    | _ :: _ -> k (String.concat "" (List.map (fun (before, f) -> before ^ f ()) (List.rev waiting)) ^ text)
  in
  _run pieces "" [] (_cast finish)

let kprintf = ksprintf
let sprintf (format : ('a, unit, string) format) = ksprintf Fun.id format

(* These take the arguments and do nothing with them. *)

let ikfprintf (k : 'b -> 'd) (out : 'b) (Format (pieces, _) : ('a, 'b, 'c, 'd) format4) : 'a =
  _run pieces "" [] (_cast (fun _ _ -> k out))

let ifprintf out (format : ('a, 'b, 'c, unit) format4) = ikfprintf ignore out format
let ikbprintf (k : Buffer.t -> 'd) b (format : ('a, Buffer.t, unit, 'd) format4) = ikfprintf k b format
let ibprintf (b : Buffer.t) (format : ('a, Buffer.t, unit) format) = ikfprintf ignore b format
