(* Pretty-printing. Boxes are filled and lines broken as OCaml does it, after Oppen: what is
   printed waits in a queue until it is known whether it fits on the line. Not here: tabulation
   boxes, symbolic output, the functions that a formatter is made of. Semantic tags are read and
   print nothing, as in OCaml when they are not asked for. *)

open CamlinternalFormatBasics

external _cast : 'a -> 'b = "any.cast"

(* ---- what a formatter knows ---- *)

(* Fitting: a box that is known to fit on the line. *)
type _box = Horizontal | Vertical | Whole_or_vertical | Packing | Structural | Fitting

(* A break prints one text, blanks and another text, or a text, a new line indented by so much more, and a text. *)
type _break = { fits : string * int * string; breaks : string * int * string }
type _token = Word of string | Break of _break | Open of int * _box | Close | Newline | If_newline

(* `room` is what the token needs up to the next break of its box, or of a box, to its end;
   below 0 it is not known yet, and minus what had been written before it. *)
type _entry = { mutable room : int; token : _token; length : int }

(* An open box on the line, and the columns to its right when it was opened. *)
type _opened = { box : _box; columns : int }

type _state = {
  mutable queue : _entry Queue.t;
  mutable written : int; (* length of all that has left the queue *)
  mutable read : int; (* and of all that has entered it *)
  mutable undecided : (int * _entry) list; (* breaks and boxes whose room is not known, with `read` at their time *)
  mutable opened : _opened list;
  mutable depth : int;
  mutable margin : int;
  mutable least_left : int;
  mutable max_indent : int;
  mutable left : int; (* on the line *)
  mutable indent : int; (* of the line *)
  mutable fresh : bool; (* nothing stands on the line but its indentation *)
  mutable max_depth : int;
  mutable ellipsis : string;
  output : string -> int -> int -> unit;
  flush : unit -> unit;
}

type formatter

external _open : formatter -> _state = "any.cast"
external _close : _state -> formatter = "any.cast"

let _infinity = 1000000010

(* ---- printing what has left the queue ---- *)

let _emit s text = s.output text 0 (String.length text)

let _put_word s size text =
  s.left <- s.left - size;
  _emit s text;
  s.fresh <- false

let _put_text s text = if text <> "" then _put_word s (String.length text) text
let _put_blanks s n = if n > 0 then _emit s (String.make n ' ')

let _break_line s (before, offset, after) columns =
  _put_text s before;
  _emit s "\n";
  s.fresh <- true;
  s.indent <- min s.max_indent (s.margin - columns + offset);
  s.left <- s.margin - s.indent;
  _put_blanks s s.indent;
  _put_text s after

let _same_line s (before, blanks, after) =
  _put_text s before;
  s.left <- s.left - blanks;
  _put_blanks s blanks;
  _put_text s after

let _end_line s =
  match s.opened with
  | [] -> _emit s "\n"
  | { columns; _ } :: _ -> _break_line s ("", 0, "") columns

(* A box cannot begin too far to the right. *)
let _break_before_box s =
  match s.opened with
  | [] -> _emit s "\n"
  | { box; columns } :: _ ->
    if columns > s.left && box <> Fitting && box <> Horizontal then _break_line s ("", 0, "") columns

let _open_on_line s room offset box =
  if s.margin - s.left > s.max_indent then _break_before_box s;
  let box = if box = Vertical || room > s.left then box else Fitting in
  s.opened <- { box; columns = s.left - offset } :: s.opened

let _put_break s room { fits; breaks } =
  match s.opened with
  | [] -> ()
  | { box; columns } :: _ -> (
    let before, offset, _ = breaks in
    let is_full = room + String.length before > s.left in
    match box with
    | Horizontal | Fitting -> _same_line s fits
    | Vertical | Whole_or_vertical -> _break_line s breaks columns
    | Packing -> if is_full then _break_line s breaks columns else _same_line s fits
    | Structural ->
      let moves_left = s.indent > s.margin - columns + offset in
      if (not s.fresh) && (is_full || moves_left) then _break_line s breaks columns else _same_line s fits)

let _skip_next s =
  match Queue.take_opt s.queue with
  | None -> ()
  | Some { room; length; _ } ->
    s.written <- s.written - length;
    s.left <- s.left + room

let _put_token s room token =
  match token with
  | Word text -> _put_word s room text
  | Break b -> _put_break s room b
  | Open (offset, box) -> _open_on_line s room offset box
  | Close -> s.opened <- (match s.opened with [] -> [] | _ :: rest -> rest)
  | Newline -> _end_line s
  | If_newline -> if s.indent <> s.margin - s.left then _skip_next s

(* ---- the queue ---- *)

(* Prints as long as the room of the first token is known, or cannot be on this line any more. *)
let rec _advance s =
  match Queue.peek_opt s.queue with
  | None -> ()
  | Some { room; token; length } ->
    if room >= 0 || s.read - s.written >= s.left then begin
      ignore (Queue.take s.queue);
      _put_token s (if room >= 0 then room else _infinity) token;
      s.written <- s.written + length;
      _advance s
    end

let _enqueue s entry =
  s.read <- s.read + entry.length;
  Queue.add entry s.queue

let _enqueue_known s token length =
  _enqueue s { room = length; token; length };
  _advance s

(* Only the last undecided token is decided: a break, or a box. *)
let _decide s is_break =
  match s.undecided with
  | [] -> ()
  | (read, entry) :: rest ->
    if read < s.written then s.undecided <- []
    else
      let is_such =
        match entry.token with
        | Break _ -> is_break
        | Open _ -> not is_break
        | Word _ | Close | Newline | If_newline -> false
      in
      if is_such then begin
        entry.room <- s.read + entry.room;
        s.undecided <- rest
      end

let _enqueue_undecided s token length =
  let entry = { room = -s.read; token; length } in
  _enqueue s entry;
  (match token with
  | Break _ -> _decide s true
  | Word _ | Open _ | Close | Newline | If_newline -> ());
  s.undecided <- (s.read, entry) :: s.undecided

let _is_shown s = s.depth < s.max_depth

let _open_box s offset box =
  s.depth <- s.depth + 1;
  if _is_shown s then _enqueue_undecided s (Open (offset, box)) 0
  else if s.depth = s.max_depth then _enqueue_known s (Word s.ellipsis) (String.length s.ellipsis)

let _close_box s =
  if s.depth > 1 then begin
    if _is_shown s then begin
      _enqueue s { room = 0; token = Close; length = 0 };
      _decide s true;
      _decide s false
    end;
    s.depth <- s.depth - 1
  end

(* Everything is in a box that packs. *)
let _restart s =
  s.written <- 1;
  s.read <- 1;
  Queue.clear s.queue;
  s.undecided <- [];
  s.opened <- [];
  s.indent <- 0;
  s.depth <- 0;
  s.left <- s.margin;
  _open_box s 0 Packing

let _finish s ends_line =
  while s.depth > 1 do
    _close_box s
  done;
  s.read <- _infinity;
  _advance s;
  if ends_line then _emit s "\n";
  _restart s

(* ---- making formatters ---- *)

let make_formatter output flush =
  let s =
    {
      queue = Queue.create ();
      written = 1;
      read = 1;
      undecided = [];
      opened = [];
      depth = 0;
      margin = 78;
      least_left = 10;
      max_indent = 68;
      left = 78;
      indent = 0;
      fresh = true;
      max_depth = max_int;
      ellipsis = ".";
      output;
      flush;
    }
  in
  _open_box s 0 Packing;
  _close s

let formatter_of_out_channel out = make_formatter (output_substring out) (fun () -> flush out)
let formatter_of_buffer b = make_formatter (Buffer.add_substring b) ignore

(* ---- printing ---- *)

let pp_print_as ppf size text =
  let s = _open ppf in
  if _is_shown s then _enqueue_known s (Word text) size

let pp_print_string ppf text = pp_print_as ppf (String.length text) text
let pp_print_bytes ppf text = pp_print_string ppf (Bytes.to_string text)
let pp_print_int ppf n = pp_print_string ppf (string_of_int n)
let pp_print_float ppf x = pp_print_string ppf (string_of_float x)
let pp_print_char ppf c = pp_print_string ppf (String.make 1 c)
let pp_print_bool ppf b = pp_print_string ppf (string_of_bool b)
let pp_open_hbox ppf () = _open_box (_open ppf) 0 Horizontal
let pp_open_vbox ppf offset = _open_box (_open ppf) offset Vertical
let pp_open_hvbox ppf offset = _open_box (_open ppf) offset Whole_or_vertical
let pp_open_hovbox ppf offset = _open_box (_open ppf) offset Packing
let pp_open_box ppf offset = _open_box (_open ppf) offset Structural
let pp_close_box ppf () = _close_box (_open ppf)

let pp_print_custom_break ppf ~fits ~breaks =
  let s = _open ppf in
  let before, blanks, after = fits in
  let length = String.length before + blanks + String.length after in
  if _is_shown s then _enqueue_undecided s (Break { fits; breaks }) length

let pp_print_break ppf blanks offset = pp_print_custom_break ppf ~fits:("", blanks, "") ~breaks:("", offset, "")
let pp_print_space ppf () = pp_print_break ppf 1 0
let pp_print_cut ppf () = pp_print_break ppf 0 0

let pp_force_newline ppf () =
  let s = _open ppf in
  if _is_shown s then _enqueue_known s Newline 0

let pp_print_if_newline ppf () =
  let s = _open ppf in
  if _is_shown s then _enqueue_known s If_newline 0

let pp_print_newline ppf () =
  _finish (_open ppf) true;
  (_open ppf).flush ()

let pp_print_flush ppf () =
  _finish (_open ppf) false;
  (_open ppf).flush ()

let rec pp_print_list ?(pp_sep = pp_print_cut) pp_v ppf l =
  match l with
  | [] -> ()
  | [ v ] -> pp_v ppf v
  | v :: rest ->
    pp_v ppf v;
    pp_sep ppf ();
    pp_print_list ~pp_sep pp_v ppf rest

let pp_print_seq ?(pp_sep = pp_print_cut) (pp_v : formatter -> 'a -> unit) ppf (items : 'a Seq.t) =
  let rec print (items : 'a Seq.t) =
    match items () with
    | Seq.Nil -> ()
    | Seq.Cons (v, rest) ->
      pp_sep ppf ();
      pp_v ppf v;
      print rest
  in
  match items () with
  | Seq.Nil -> ()
  | Seq.Cons (v, rest) ->
    pp_v ppf v;
    print rest

(* Its spaces and line ends are breaks and new lines. *)
let pp_print_text ppf text =
  let rec print from i =
    if i = String.length text then begin
      if from < i then pp_print_string ppf (String.sub text from (i - from))
    end
    else
      match text.[i] with
      | (' ' | '\n') as c ->
        pp_print_string ppf (String.sub text from (i - from));
        if c = ' ' then pp_print_space ppf () else pp_force_newline ppf ();
        print (i + 1) (i + 1)
      | _ -> print from (i + 1)
  in
  print 0 0

let pp_print_option ?(none = fun _ () -> ()) (pp_v : formatter -> 'a -> unit) ppf v =
  match v with
  | None -> none ppf ()
  | Some v -> pp_v ppf v

let pp_print_result ~(ok : formatter -> 'a -> unit) ~(error : formatter -> 'b -> unit) ppf v =
  match v with
  | Ok v -> ok ppf v
  | Error e -> error ppf e

let pp_print_either ~(left : formatter -> 'a -> unit) ~(right : formatter -> 'b -> unit) ppf v =
  match v with
  | Either.Left l -> left ppf l
  | Either.Right r -> right ppf r

(* ---- the shape of the page ---- *)

let _bounded n = min n (_infinity - 1)

let pp_set_min_space_left ppf n =
  let s = _open ppf in
  if n >= 1 then begin
    s.least_left <- _bounded n;
    s.max_indent <- s.margin - s.least_left;
    _restart s
  end

let pp_set_max_indent ppf n = if n > 1 then pp_set_min_space_left ppf ((_open ppf).margin - n)
let pp_get_max_indent ppf () = (_open ppf).max_indent
let pp_get_margin ppf () = (_open ppf).margin

let pp_set_margin ppf n =
  let s = _open ppf in
  if n >= 1 then begin
    s.margin <- _bounded n;
    let fitting = max (max (s.margin - s.least_left) (s.margin / 2)) 1 in
    pp_set_max_indent ppf (if s.max_indent <= s.margin then s.max_indent else fitting)
  end

let pp_set_geometry ppf ~max_indent ~margin =
  if max_indent < 2 then invalid_arg "Format.pp_set_geometry: max_indent < 2"
  else if margin <= max_indent then invalid_arg "Format.pp_set_geometry: margin <= max_indent"
  else begin
    pp_set_margin ppf margin;
    pp_set_max_indent ppf max_indent
  end

let pp_safe_set_geometry ppf ~max_indent ~margin =
  if max_indent >= 2 && margin > max_indent then pp_set_geometry ppf ~max_indent ~margin

let pp_set_max_boxes ppf n = if n > 1 then (_open ppf).max_depth <- n
let pp_get_max_boxes ppf () = (_open ppf).max_depth
let pp_over_max_boxes ppf () = (_open ppf).depth = (_open ppf).max_depth
let pp_set_ellipsis_text ppf text = (_open ppf).ellipsis <- text
let pp_get_ellipsis_text ppf () = (_open ppf).ellipsis

(* ---- tags print nothing ---- *)

type tag = string

let pp_open_tag (_ : formatter) (_ : tag) = ()
let pp_close_tag (_ : formatter) () = ()

(* ---- the standard formatters: flushed at the end, and after every phrase, as at the prompt ---- *)

external _after_phrases : (unit -> unit) -> unit = "out.at_end"

let _standard out =
  let ppf = formatter_of_out_channel out in
  let flush () = pp_print_flush ppf () in
  at_exit flush;
  _after_phrases flush;
  ppf

let std_formatter = _standard stdout
let err_formatter = _standard stderr
let stdbuf = Buffer.create 512
let str_formatter = formatter_of_buffer stdbuf

let _take_buffer b ppf =
  pp_print_flush ppf ();
  let text = Buffer.contents b in
  Buffer.reset b;
  text

let flush_str_formatter () = _take_buffer stdbuf str_formatter
let open_hbox () = pp_open_hbox std_formatter ()
let open_vbox offset = pp_open_vbox std_formatter offset
let open_hvbox offset = pp_open_hvbox std_formatter offset
let open_hovbox offset = pp_open_hovbox std_formatter offset
let open_box offset = pp_open_box std_formatter offset
let close_box () = pp_close_box std_formatter ()
let print_as size text = pp_print_as std_formatter size text
let print_string text = pp_print_string std_formatter text
let print_bytes text = pp_print_bytes std_formatter text
let print_int n = pp_print_int std_formatter n
let print_float x = pp_print_float std_formatter x
let print_char c = pp_print_char std_formatter c
let print_bool b = pp_print_bool std_formatter b
let print_break blanks offset = pp_print_break std_formatter blanks offset
let print_cut () = pp_print_cut std_formatter ()
let print_space () = pp_print_space std_formatter ()
let force_newline () = pp_force_newline std_formatter ()
let print_flush () = pp_print_flush std_formatter ()
let print_newline () = pp_print_newline std_formatter ()
let print_if_newline () = pp_print_if_newline std_formatter ()
let set_margin n = pp_set_margin std_formatter n
let get_margin () = pp_get_margin std_formatter ()
let set_max_indent n = pp_set_max_indent std_formatter n
let get_max_indent () = pp_get_max_indent std_formatter ()
let set_geometry ~max_indent ~margin = pp_set_geometry std_formatter ~max_indent ~margin
let safe_set_geometry ~max_indent ~margin = pp_safe_set_geometry std_formatter ~max_indent ~margin
let set_max_boxes n = pp_set_max_boxes std_formatter n
let get_max_boxes () = pp_get_max_boxes std_formatter ()
let over_max_boxes () = pp_over_max_boxes std_formatter ()
let set_ellipsis_text text = pp_set_ellipsis_text std_formatter text
let get_ellipsis_text () = pp_get_ellipsis_text std_formatter ()
let open_tag tag = pp_open_tag std_formatter tag
let close_tag () = pp_close_tag std_formatter ()

(* ---- the layout that formats ask for ---- *)

let rec _past p text i = if i < String.length text && p text.[i] then _past p text (i + 1) else i
let _is_blank c = c = ' '
let _is_lower c = 'a' <= c && c <= 'z'
let _is_digit c = ('0' <= c && c <= '9') || c = '-'

(* The number at i, or `otherwise`, and where it ends. *)
let _number_at text i otherwise =
  let stop = _past _is_digit text i in
  ((if stop = i then otherwise else int_of_string (String.sub text i (stop - i))), stop)

(* @[<hov 2>: the kind and the offset; both may be missing. *)
let _open_described s text =
  let described = if text = "@[" then "" else String.sub text 3 (String.length text - 4) in
  let invalid () = failwith ("invalid box description \"" ^ String.escaped described ^ "\"") in
  let start = _past _is_blank described 0 in
  let stop = _past _is_lower described start in
  let offset, rest = _number_at described (_past _is_blank described stop) 0 in
  if _past _is_blank described rest < String.length described then invalid ()
  else
    match String.sub described start (stop - start) with
    | "" | "b" -> _open_box s offset Structural
    | "h" -> _open_box s offset Horizontal
    | "v" -> _open_box s offset Vertical
    | "hv" -> _open_box s offset Whole_or_vertical
    | "hov" -> _open_box s offset Packing
    | _ -> invalid ()

(* @;<1 2>: blanks and offset; a lone @; is a space. *)
let _print_described_break ppf text =
  if text = "@;" then pp_print_space ppf ()
  else
    let blanks, rest = _number_at text (_past _is_blank text 3) 0 in
    let offset, _ = _number_at text (_past _is_blank text rest) 0 in
    pp_print_break ppf blanks offset

let _lay_out ppf text =
  match text.[1] with
  | '[' -> _open_described (_open ppf) text
  | ']' -> pp_close_box ppf ()
  | ',' -> pp_print_cut ppf ()
  | ' ' -> pp_print_space ppf ()
  | ';' -> _print_described_break ppf text
  | '?' -> pp_print_flush ppf ()
  | '.' -> pp_print_newline ppf ()
  | '\n' -> pp_force_newline ppf ()
  | '@' -> pp_print_char ppf '@'
  | '%' -> pp_print_char ppf '%'
  | '{' | '}' -> ()
  | _ -> pp_print_string ppf text

(* ---- running a format ----
   The last argument is awaited before anything is printed. *)

type 'a _event = Print of string | Lay_out of string | Call of 'a

let rec _run pieces events finish =
  match pieces with
  | [] -> finish (List.rev events)
  | Text text :: rest -> _run rest (Print text :: events) finish
  | Layout text :: rest -> _run rest (Lay_out text :: events) finish
  | Conversion (_, _, _, '!') :: rest -> _run rest (Lay_out "@?" :: events) finish
  | Conversion (_, _, _, 't') :: rest -> _cast (fun f -> _run rest (Call f :: events) finish)
  | Conversion (_, _, _, 'a') :: rest -> _cast (fun f x -> _run rest (Call (fun out -> f out x) :: events) finish)
  | Conversion (flags, Star, precision, letter) :: rest ->
    _cast (fun n -> _run (Conversion (flags, Fixed n, precision, letter) :: rest) events finish)
  | Conversion (flags, width, Star, letter) :: rest ->
    _cast (fun n -> _run (Conversion (flags, width, Fixed n, letter) :: rest) events finish)
  | Conversion (flags, width, precision, letter) :: rest ->
    _cast (fun value ->
        _run rest (Print (CamlinternalFormat.convert flags width precision letter value) :: events) finish)

(* `call` runs a function given for %a or %t. @<n> says how wide the text after it is. *)
let rec _play ppf call events =
  match events with
  | [] -> ()
  | Lay_out text :: Print next :: rest when text.[1] = '<' && text <> "@<" ->
    pp_print_as ppf (fst (_number_at text 2 0)) next;
    _play ppf call rest
  | event :: rest ->
    (match event with
    | Print text -> pp_print_string ppf text
    | Lay_out text -> if text.[1] <> '<' || text = "@<" then _lay_out ppf text
    | Call f -> call f);
    _play ppf call rest

let kfprintf (k : formatter -> 'd) ppf (Format (pieces, _) : ('a, formatter, unit, 'd) format4) : 'a =
  let finish events =
    _play ppf (fun f -> f ppf) events;
    k ppf
  in
  _run pieces [] (_cast finish)

let fprintf ppf (format : ('a, formatter, unit) format) = kfprintf ignore ppf format
let printf (format : ('a, formatter, unit) format) = kfprintf ignore std_formatter format
let eprintf (format : ('a, formatter, unit) format) = kfprintf ignore err_formatter format

let kdprintf (k : (formatter -> unit) -> 'd) (Format (pieces, _) : ('a, formatter, unit, 'd) format4) : 'a =
  _run pieces [] (_cast (fun events -> k (fun ppf -> _play ppf (fun f -> f ppf) events)))

let dprintf (format : ('a, formatter, unit, formatter -> unit) format4) = kdprintf Fun.id format

let kasprintf (k : string -> 'd) (Format (pieces, _) : ('a, formatter, unit, 'd) format4) : 'a =
  let finish events =
    let b = Buffer.create 512 in
    let ppf = formatter_of_buffer b in
    _play ppf (fun f -> f ppf) events;
    k (_take_buffer b ppf)
  in
  _run pieces [] (_cast finish)

let asprintf (format : ('a, formatter, unit, string) format4) = kasprintf Fun.id format

let ksprintf (k : string -> 'd) (Format (pieces, _) : ('a, unit, string, 'd) format4) : 'a =
  let finish events =
    let b = Buffer.create 512 in
    let ppf = formatter_of_buffer b in
    _play ppf (fun f -> pp_print_string ppf (f ())) events;
    k (_take_buffer b ppf)
  in
  _run pieces [] (_cast finish)

let sprintf (format : ('a, unit, string) format) = ksprintf Fun.id format
let kprintf = ksprintf

let bprintf b (Format (pieces, _) : ('a, formatter, unit) format) : 'a =
  let finish events =
    let ppf = formatter_of_buffer b in
    _play ppf (fun f -> f ppf) events;
    pp_print_flush ppf ()
  in
  _run pieces [] (_cast finish)

let ikfprintf (k : formatter -> 'd) ppf (Format (pieces, _) : ('a, formatter, unit, 'd) format4) : 'a =
  _run pieces [] (_cast (fun _ -> k ppf))

let ifprintf ppf (format : ('a, formatter, unit) format) = ikfprintf ignore ppf format
