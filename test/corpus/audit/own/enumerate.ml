(* What the enumerators of the families stand on: small inputs with their sizes, and what comes of each of them. The size
   is that of a claim: constructors, literals and nodes of functions. *)

type 'a input = {
  size : int;
  shown : string;
  make : unit -> 'a; (* anew for each program, since programs may change it *)
  outside : string list; (* conditions of claims that leave this input out *)
}

let fresh size shown make = { size; shown; make; outside = [] }
let one size shown value = fresh size shown (fun () -> value)
let outside condition inputs = List.map (fun i -> { i with outside = condition :: i.outside }) inputs
let within most inputs = List.filter (fun i -> i.size <= most) inputs

let map size shown f inputs =
  let changed i = { i with size = i.size + size; shown = shown i.shown; make = (fun () -> f (i.make ())) } in
  List.map changed inputs

let map2 size shown f xs ys =
  let joined x y =
    let make () =
      let a = x.make () in
      f a (y.make ())
    in
    { size = size + x.size + y.size; shown = shown x.shown y.shown; make; outside = x.outside @ y.outside }
  in
  List.concat_map (fun x -> List.map (joined x) ys) xs

let pair xs ys = map2 0 (Printf.sprintf "%s %s") (fun a b -> (a, b)) xs ys
let triple xs ys zs = map2 0 (Printf.sprintf "%s %s") (fun (a, b) c -> (a, b, c)) (pair xs ys) zs
let made name f inputs = map 1 (Printf.sprintf "%s (%s)" name) f inputs
let made2 name f xs ys = map2 1 (Printf.sprintf "%s (%s, %s)" name) f xs ys
let ints_of numbers = List.map (fun n -> one 1 (string_of_int n) n) numbers
let ints = ints_of [ 0; 1; -1; 2 ]
let bools = [ one 1 "true" true; one 1 "false" false ]

(* Each time another string, as programs read them. *)
let strings_of texts = List.map (fun text -> fresh 1 (Printf.sprintf "%S" text) (fun () -> String.sub text 0 (String.length text))) texts
let strings = strings_of [ ""; "x"; "y"; "xy" ]
let unit = [ one 0 "()" () ]
let options items = one 1 "None" None :: made "Some" (fun x -> Some x) items

(* Lists, each cell of which counts `cell`. *)
let rec lists_with cell most items =
  let longer most = map2 cell (Printf.sprintf "%s :: %s") (fun x l -> x :: l) items (lists_with cell (most - 1) items) in
  one 1 "[]" [] :: (if most = 0 then [] else longer most)

let lists most items = lists_with 1 most items
let arrays most items = map 0 (Printf.sprintf "Array.of_list (%s)") Array.of_list (lists_with 0 most items)
let refs items = made "ref" ref items

(* `fun () -> Cons (x, rest)` counts two for each item, and two for the end. *)
let seqs most items = map 1 (Printf.sprintf "(List.to_seq (%s))") List.to_seq (lists_with 2 most items)

(* ---- functions ---- *)

(* Without effects; the sizes are those of their texts. *)
let int_functions =
  [ one 2 "(fun x -> x)" (fun x -> x); one 2 "(fun _ -> 0)" (fun _ -> 0); one 4 "(fun x -> x + 1)" (fun x -> x + 1);
    one 3 "(fun x -> -x)" (fun x -> -x) ]

let predicates =
  [ one 2 "(fun _ -> true)" (fun _ -> true); one 2 "(fun _ -> false)" (fun _ -> false);
    one 4 "(fun x -> x = 0)" (fun x -> x = 0); one 4 "(fun x -> x > 0)" (fun x -> x > 0) ]

(* One that gives no value for 0. *)
let partial = [ one 6 "(fun x -> 1 mod x = 0)" (fun x -> 1 mod x = 0) ]

(* What functions among the inputs did, in the order of their calls. *)
let log : string list ref = ref []
let note text = log := text :: !log
let noted f x = note (string_of_int x); f x

(* Gives nothing: it is called for what it does. *)
let actions = [ one 2 "record" (fun x -> note (string_of_int x)) ]

(* Functions that do something besides: claims on functions without effects leave them out. *)
let with_effects inputs = outside "pure-functions" (map 0 (Printf.sprintf "noting %s") noted inputs)
let counting () =
  let calls = ref 0 in
  fun _ -> incr calls; !calls
let remembering = outside "pure-functions" [ fresh 5 "counting" counting ]
exception Own
let raising = outside "pure-functions" [ one 2 "(fun _ -> raise Own)" (fun _ -> raise Own) ]

(* ---- cases ---- *)

type case = { at : int; call : string; beyond : string list; run : unit -> string }

(* What a value is made of, whatever its type: two of the same type are equal iff their texts are. *)
let text_of value = Digest.to_hex (Digest.string (Marshal.to_string value [ Marshal.No_sharing ]))

let cases (inputs : 'a input list) f =
  let case (i : 'a input) = { at = i.size; call = i.shown; beyond = i.outside; run = (fun () -> text_of (f (i.make ()))) } in
  List.map case inputs

(* Sequences of calls: each call counts one, and so do the cells of the list of all calls. *)
let sequences most (calls : 'c input list) perform =
  let all = List.filter (fun (s : 'c list input) -> s.size > 1) (lists most (map 1 (fun text -> text) (fun c -> c) calls)) in
  cases all (List.map perform)

(* ---- running ---- *)

type outcome = { kind : string; text : string; printed : string }

let scratch () =
  let name = Filename.temp_file "audit" ".out" in
  let file = Unix.openfile name [ Unix.O_RDWR ] 0o600 in
  Sys.remove name;
  file

let taken file =
  let length = (Unix.fstat file).Unix.st_size in
  let bytes = Bytes.create length in
  ignore (Unix.lseek file 0 Unix.SEEK_SET);
  let rec fill at = if at < length then fill (at + Unix.read file bytes at (length - at)) in
  fill 0;
  Unix.ftruncate file 0;
  ignore (Unix.lseek file 0 Unix.SEEK_SET);
  Bytes.to_string bytes

let told = Unix.out_channel_of_descr (Unix.dup Unix.stdout)
let captured = scratch ()
let () = Unix.dup2 captured Unix.stdout

exception Slow

(* Where an exception was raised is no behaviour. *)
let exception_text = function
  | Assert_failure _ -> "Assert_failure"
  | Match_failure _ -> "Match_failure"
  | error ->
    (* The module that it was declared in is another one for each program. *)
    let text = Printexc.to_string error in
    (match String.rindex_opt (List.hd (String.split_on_char '(' text)) '.' with
     | Some dot -> String.sub text (dot + 1) (String.length text - dot - 1)
     | None -> text)

let run case =
  log := [];
  let outcome =
    match case.run () with
    | text -> ("value", text)
    | exception Slow -> ("slow", "")
    | exception Stack_overflow -> ("slow", "")
    | exception error -> ("raised", exception_text error)
  in
  (fst outcome, String.concat " " (snd outcome :: List.rev !log))

(* Standard output is looked at only when it is flushed. *)
let here case =
  ignore (Unix.alarm 5);
  let kind, text = run case in
  ignore (Unix.alarm 0);
  flush stdout;
  { kind; text; printed = taken captured }

(* In a process of its own: it sees the program as just loaded, and may end it. *)
let apart case =
  let reading, writing = Unix.pipe () in
  flush told;
  match Unix.fork () with
  | 0 ->
    Unix.close reading;
    let kind, text = run case in
    let out = Unix.out_channel_of_descr writing in
    output_value out (kind, text);
    flush out;
    flush stdout;
    Unix._exit 0
  | child ->
    Unix.close writing;
    let channel = Unix.in_channel_of_descr reading in
    let kind, text = try (input_value channel : string * string) with End_of_file -> ("exit", "") in
    close_in channel;
    let _, status = Unix.waitpid [] child in
    let code = match status with Unix.WEXITED n -> string_of_int n | Unix.WSIGNALED _ | Unix.WSTOPPED _ -> "killed" in
    { kind; text = (if kind = "exit" then code else text); printed = taken captured }

let tell_case { at; call; beyond; _ } = Printf.fprintf told "case\t%d\t%S\t%s\n" at call (String.concat " " beyond)
let tell_outcome { kind; text; printed } = Printf.fprintf told "%s\t%S\t%S\n" kind text printed

(* The cases, as the reference has them; then what each program makes of each. *)
let tell is_apart programs =
  Sys.set_signal Sys.sigalrm (Sys.Signal_handle (fun _ -> raise Slow));
  List.iter tell_case (List.hd programs);
  List.iter (fun cases -> output_string told "program\n"; List.iter (fun c -> tell_outcome ((if is_apart then apart else here) c)) cases) programs;
  flush told
