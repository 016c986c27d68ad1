(* Regular expressions. Alternatives are tried from left to right and repetitions as often as
   possible first. The last match is remembered for all programs' text functions, as in OCaml.
   Not here: string_partial_match. *)

(* Set: whether each of the 256 characters is meant. *)
type _node =
  | Set of bool array
  | Line_start
  | Line_end
  | Word_boundary
  | Sequence of _node list
  | Either of _node * _node
  | Many of _node
  | At_least_one of _node
  | At_most_one of _node
  | Group of int * _node
  | Again of int

type _regexp = { node : _node; groups : int; folded : bool }
type regexp

external _open : regexp -> _regexp = "any.cast"
external _close : _regexp -> regexp = "any.cast"

(* ---- reading ---- *)

let _set p = Set (Array.init 256 (fun i -> p (Char.chr i)))

(* Where case does not matter, texts and patterns are taken in lower case. *)
let _char folded c =
  let wanted = if folded then Char.lowercase_ascii c else c in
  _set (fun c -> c = wanted)

(* The characters between [ and ], from i on, and what comes after. *)
let _class folded s i =
  let members = Array.make 256 false in
  let length = String.length s in
  let add c = members.(Char.code (if folded then Char.lowercase_ascii c else c)) <- true in
  let negative = i < length && s.[i] = '^' in
  let start = if negative then i + 1 else i in
  let rec read i =
    if i >= length then failwith "[ class not closed by ]"
    else if s.[i] = ']' && i > start then i + 1
    else if i + 2 < length && s.[i + 1] = '-' && s.[i + 2] <> ']' then begin
      for code = Char.code s.[i] to Char.code s.[i + 2] do
        add (Char.chr code)
      done;
      read (i + 3)
    end
    else begin
      add s.[i];
      read (i + 1)
    end
  in
  let next = read start in
  ((if negative then Set (Array.map not members) else Set members), next)

let rec _repeated s node i =
  if i >= String.length s then (node, i)
  else
    match s.[i] with
    | '*' -> _repeated s (Many node) (i + 1)
    | '+' -> _repeated s (At_least_one node) (i + 1)
    | '?' -> _repeated s (At_most_one node) (i + 1)
    | _ -> (node, i)

(* Whether \c stands at i. *)
let _escaped_at s i c = i + 1 < String.length s && s.[i] = '\\' && s.[i + 1] = c

let _parse folded s =
  let groups = ref 0 in
  let mentioned = ref 0 in
  let rec alternatives i =
    let first, i = sequence i [] in
    let rec more left i =
      if _escaped_at s i '|' then
        let right, i = sequence (i + 2) [] in
        more (Either (left, right)) i
      else (left, i)
    in
    more first i
  and sequence i nodes =
    if i >= String.length s || _escaped_at s i '|' || _escaped_at s i ')' then (Sequence (List.rev nodes), i)
    else
      let node, i = one i in
      let node, i = _repeated s node i in
      sequence i (node :: nodes)
  and one i =
    match s.[i] with
    | '[' -> _class folded s (i + 1)
    | '^' -> (Line_start, i + 1)
    | '$' -> (Line_end, i + 1)
    | '.' -> (_set (fun c -> c <> '\n'), i + 1)
    | '\\' when i + 1 < String.length s -> escaped s.[i + 1] (i + 2)
    | c -> (_char folded c, i + 1)
  and escaped c i =
    match c with
    | '(' ->
      incr groups;
      let number = !groups in
      let node, i = alternatives i in
      if _escaped_at s i ')' then (Group (number, node), i + 2) else failwith "\\( group not closed by \\)"
    | '1' .. '9' ->
      mentioned := max !mentioned (Char.code c - 48);
      (Again (Char.code c - 48), i)
    | 'b' -> (Word_boundary, i)
    | c -> (_char folded c, i)
  in
  let node, i = alternatives 0 in
  if i < String.length s then failwith "spurious \\) in regular expression";
  _close { node; groups = max !groups !mentioned; folded }

let regexp s = _parse false s
let regexp_case_fold s = _parse true s

let quote s =
  let quoted c =
    match c with
    | '[' | ']' | '*' | '.' | '\\' | '?' | '+' | '^' | '$' -> "\\" ^ String.make 1 c
    | c -> String.make 1 c
  in
  String.concat "" (List.map quoted (List.of_seq (String.to_seq s)))

let _literally folded s =
  let nodes = List.map (_char folded) (List.of_seq (String.to_seq s)) in
  _close { node = Sequence nodes; groups = 0; folded }

let regexp_string s = _literally false s
let regexp_string_case_fold s = _literally true s

(* ---- matching ---- *)

let _is_letter c =
  match c with
  | '0' .. '9' | 'A' .. 'Z' | 'a' .. 'z' | '_' | '\192' .. '\214' | '\216' .. '\246' | '\248' .. '\255' -> true
  | _ -> false

let _at_boundary s i =
  let before = i > 0 && _is_letter s.[i - 1] in
  let after = i < String.length s && _is_letter s.[i] in
  before <> after

(* Whether the same text as from `start` to `stop` stands at i. *)
let rec _stands_again s start stop i =
  start = stop || (i < String.length s && s.[start] = s.[i] && _stands_again s (start + 1) stop (i + 1))

let rec _run_end set s i = if i < String.length s && set.(Char.code s.[i]) then _run_end set s (i + 1) else i

(* Matches a node at i and goes on with `next` where it ends; false makes it try otherwise. *)
let rec _match s starts stops node i (next : int -> bool) =
  match node with
  | Set set -> i < String.length s && set.(Char.code s.[i]) && next (i + 1)
  | Line_start -> (i = 0 || s.[i - 1] = '\n') && next i
  | Line_end -> (i = String.length s || s.[i] = '\n') && next i
  | Word_boundary -> _at_boundary s i && next i
  | Sequence nodes -> _match_all s starts stops nodes i next
  | Either (left, right) -> _match s starts stops left i next || _match s starts stops right i next
  | At_most_one node -> _match s starts stops node i next || next i
  | Many (Set set) -> _try_down next i (_run_end set s i)
  | At_least_one (Set set) -> _try_down next (i + 1) (_run_end set s i)
  | Many node -> _match s starts stops node i (fun j -> j > i && _match s starts stops (Many node) j next) || next i
  | At_least_one node -> _match s starts stops node i (fun j -> _match s starts stops (Many node) j next)
  | Group (number, node) -> _match_group s starts stops number node i next
  | Again number ->
    let start = starts.(number) and stop = stops.(number) in
    start >= 0 && stop >= 0 && _stands_again s start stop i && next (i + stop - start)

and _match_all s starts stops nodes i next =
  match nodes with
  | [] -> next i
  | [ node ] -> _match s starts stops node i next
  | node :: rest -> _match s starts stops node i (fun j -> _match_all s starts stops rest j next)

(* What a group has matched is forgotten where its match is taken back. *)
and _match_group s starts stops number node i next =
  let old_start = starts.(number) and old_stop = stops.(number) in
  starts.(number) <- i;
  let found =
    _match s starts stops node i (fun j ->
        let stop = stops.(number) in
        stops.(number) <- j;
        next j
        ||
        (stops.(number) <- stop;
         false))
  in
  if not found then begin
    starts.(number) <- old_start;
    stops.(number) <- old_stop
  end;
  found

(* The longest run first. *)
and _try_down next least i = i >= least && (next i || _try_down next least (i - 1))

(* ---- the last match: where each group starts and stops, the whole being the first ---- *)

let _starts = ref [||]
let _stops = ref [||]

let _match_at r s i =
  let r = _open r in
  let starts = Array.make (r.groups + 1) (-1) in
  let stops = Array.make (r.groups + 1) (-1) in
  let s = if r.folded then String.lowercase_ascii s else s in
  let found = _match s starts stops (Group (0, r.node)) i (fun _ -> true) in
  if found then begin
    _starts := starts;
    _stops := stops
  end;
  found

let _forget () =
  _starts := [||];
  _stops := [||]

let string_match r s start =
  if start < 0 || start > String.length s then invalid_arg "Str.string_match"
  else
    let found = _match_at r s start in
    if not found then _forget ();
    found

let rec _search r s i step =
  if i < 0 || i > String.length s then begin
    _forget ();
    None
  end
  else if _match_at r s i then Some i
  else _search r s (i + step) step

let _found place =
  match place with
  | Some i -> i
  | None -> raise Not_found

let search_forward r s start =
  if start < 0 || start > String.length s then invalid_arg "Str.search_forward" else _found (_search r s start 1)

let search_backward r s start =
  if start < 0 || start > String.length s then invalid_arg "Str.search_backward" else _found (_search r s start (-1))

let _group_place places name n =
  if n < 0 || n >= Array.length places then invalid_arg name
  else if places.(n) < 0 then raise Not_found
  else places.(n)

let group_beginning n = _group_place !_starts "Str.group_beginning" n
let group_end n = _group_place !_stops "Str.group_end" n
let match_beginning () = group_beginning 0
let match_end () = group_end 0

let matched_group n s =
  let start = _group_place !_starts "Str.matched_group" n in
  String.sub s start (_group_place !_stops "Str.matched_group" n - start)

let matched_string s = matched_group 0 s

(* ---- parts of texts ---- *)

let string_before s n = String.sub s 0 n
let string_after s n = String.sub s n (String.length s - n)
let first_chars s n = String.sub s 0 n
let last_chars s n = String.sub s (String.length s - n) n

(* ---- replacing ---- *)

(* \0 to \9 in the template are the groups. *)
let replace_matched template s =
  let length = String.length template in
  let group n =
    match matched_group n s with
    | text -> text
    | exception (Not_found | Invalid_argument _) -> failwith "Str.replace: reference to unmatched group"
  in
  let rec parts i =
    if i >= length then []
    else if template.[i] <> '\\' then
      let next = match String.index_from_opt template i '\\' with Some next -> next | None -> length in
      String.sub template i (next - i) :: parts next
    else if i + 1 = length then failwith "Str.replace: illegal backslash sequence"
    else
      match template.[i + 1] with
      | '\\' -> "\\" :: parts (i + 2)
      | '0' .. '9' as digit ->
        let text = group (Char.code digit - 48) in
        text :: parts (i + 2)
      | c -> ("\\" ^ String.make 1 c) :: parts (i + 2)
  in
  String.concat "" (parts 0)

let global_substitute r (f : string -> string) s =
  let rec replace parts start was_empty =
    let from = if was_empty then start + 1 else start in
    match if from > String.length s then None else _search r s from 1 with
    | None -> string_after s start :: parts
    | Some i ->
      let stop = match_end () in
      let text = f s in
      replace (text :: String.sub s start (i - start) :: parts) stop (stop = i)
  in
  String.concat "" (List.rev (replace [] 0 false))

let substitute_first r (f : string -> string) s =
  match _search r s 0 1 with
  | None -> s
  | Some i ->
    let stop = match_end () in
    let text = f s in
    String.concat "" [ string_before s i; text; string_after s stop ]

let global_replace r template s = global_substitute r (replace_matched template) s
let replace_first r template s = substitute_first r (replace_matched template) s

(* ---- splitting; at most so many parts, or any number when that is 0 ---- *)

type split_result = Text of string | Delim of string

(* A delimiter that is empty must not stand where the last one ended. *)
let _next_delimiter r s start =
  match _search r s start 1 with
  | Some i when match_end () > start -> Some i
  | Some _ when start < String.length s -> _search r s (start + 1) 1
  | Some _ | None -> None

(* `is_end` tells where there is no further part. *)
let rec _split r s is_end parts start n =
  if is_end start then List.rev parts
  else
    match if n = 1 then None else _next_delimiter r s start with
    | None -> List.rev (Text (string_after s start) :: parts)
    | Some i ->
      let parts = Delim (matched_string s) :: Text (String.sub s start (i - start)) :: parts in
      _split r s is_end parts (match_end ()) (n - 1)

let _texts parts = List.filter_map (fun part -> match part with Text s -> Some s | Delim _ -> None) parts

let bounded_split r s n =
  let start = if string_match r s 0 then match_end () else 0 in
  _texts (_split r s (fun i -> i >= String.length s) [] start n)

let split r s = bounded_split r s 0

let bounded_split_delim r s n =
  if s = "" then [] else _texts (_split r s (fun i -> i > String.length s) [] 0 n)

let split_delim r s = bounded_split_delim r s 0

let bounded_full_split r s n =
  List.filter (fun part -> part <> Text "") (_split r s (fun i -> i >= String.length s) [] 0 n)

let full_split r s = bounded_full_split r s 0
