(* The real OCaml as a judge: reads programs with expressions on standard input, answers one
   line of JSON each. Every program runs in a process of its own, forked from this one, which
   has the toplevel already in memory: a time-out, a crash or `exit` ends that process alone.
   A program is typed as a whole (as a compilation unit) before any of it runs; then the
   expressions are evaluated as the prompt would. *)

type job = {
  file : string; (* the name that Match_failure and the like mention *)
  source : string;
  expressions : string list;
  apart : bool; (* each expression sees the program as just loaded; else one after the other *)
  types : bool; (* also print the signature, as ocamlc -i *)
  run : bool; (* else only that *)
  seconds : int; (* for loading, and for each expression *)
}

(* ---- JSON, bytes as the characters 0 to 255 ---- *)

let quote text =
  let out = Buffer.create (String.length text + 2) in
  let add c =
    match c with
    | '"' | '\\' -> Printf.bprintf out "\\%c" c
    | ' ' .. '~' -> Buffer.add_char out c
    | _ -> Printf.bprintf out "\\u%04x" (Char.code c)
  in
  Buffer.add_char out '"';
  String.iter add text;
  Buffer.add_char out '"';
  Buffer.contents out

let answer kind text printed =
  Printf.sprintf {|{"kind":%s,"text":%s,"printed":%s}|} (quote kind) (quote text) (quote printed)

(* ---- standard output, captured in a file without a name ---- *)

let scratch () =
  let name = Filename.temp_file "judge" ".out" in
  let fd = Unix.openfile name [ Unix.O_RDWR ] 0o600 in
  Sys.remove name;
  fd

(* What was written since the last call: the file is emptied. *)
let taken fd =
  let length = (Unix.fstat fd).Unix.st_size in
  let bytes = Bytes.create length in
  ignore (Unix.lseek fd 0 Unix.SEEK_SET);
  let rec fill at = if at < length then fill (at + Unix.read fd bytes at (length - at)) in
  fill 0;
  Unix.ftruncate fd 0;
  ignore (Unix.lseek fd 0 Unix.SEEK_SET);
  Bytes.unsafe_to_string bytes

(* ---- one step: loading or one expression ---- *)

let parse_at file parse text =
  let lexbuf = Lexing.from_string text in
  Location.init lexbuf file;
  Location.input_name := file;
  parse lexbuf

let message error =
  let out = Buffer.create 200 in
  let ppf = Format.formatter_of_buffer out in
  (try Location.report_exception ppf error with other -> Format.fprintf ppf "%s" (Printexc.to_string other));
  Format.pp_print_flush ppf ();
  Buffer.contents out

let starts_with prefix text =
  String.length text >= String.length prefix && String.sub text 0 (String.length prefix) = prefix

let classify text =
  if starts_with "Exception: Stack_overflow" text || starts_with "Stack overflow during" text then ("unfinished", "stack")
  else if starts_with "Exception: Out_of_memory" text || starts_with "Out of memory during" text then ("unfinished", "memory")
  else ("exception", text)

(* What the prompt says to a structure, and what kind of answer that is. *)
let execute print structure =
  let out = Buffer.create 200 in
  let ppf = Format.formatter_of_buffer out in
  match Toploop.execute_phrase print ppf (Parsetree.Ptop_def structure) with
  | exception Stack_overflow -> ("unfinished", "stack")
  | exception Out_of_memory -> ("unfinished", "memory")
  | exception Misc.Fatal_error -> ("crash", "a fault of OCaml's own compiler")
  | exception error -> ("rejected", message error)
  | succeeded ->
      Format.pp_print_flush ppf ();
      let text = String.trim (Buffer.contents out) in
      if succeeded then ("value", text) else classify text

(* The prompt lets a type or module be defined twice, a compilation unit does not. Typing
   everything as a unit first would take as long as the rest, so only where names repeat. *)
let rec repeats structure =
  let names item =
    match item.Parsetree.pstr_desc with
    | Pstr_type (_, types) -> List.map (fun t -> t.Parsetree.ptype_name.txt) types
    | Pstr_module { pmb_name = { txt = Some name; _ }; _ } -> [ name ]
    | Pstr_exception { ptyexn_constructor = { pext_name; _ }; _ } -> [ pext_name.txt ]
    | _ -> []
  in
  let inside item =
    match item.Parsetree.pstr_desc with
    | Pstr_module { pmb_expr = { pmod_desc = Pmod_structure inner; _ }; _ } -> repeats inner
    | Pstr_include _ -> true
    | _ -> false
  in
  let all = List.concat_map names structure in
  List.length (List.sort_uniq compare all) < List.length all || List.exists inside structure

(* The toplevel's compiler stumbles over some long phrases that have a type, before it runs any
   of them. *)
let rec one_by_one = function
  | [] -> ("value", "")
  | item :: rest -> (
      match execute false [ item ] with
      | "value", _ -> one_by_one rest
      | other -> other)

let load job =
  match
    let structure = parse_at job.file Parse.implementation job.source in
    if repeats structure then ignore (Typemod.type_structure !Toploop.toplevel_env structure);
    structure
  with
  | exception error -> ("rejected", message error)
  | [] -> ("value", "")
  | structure -> (
      match execute false structure with
      | "value", _ -> ("value", "")
      | "crash", _ -> one_by_one structure
      | other -> other)

let ask expression =
  match parse_at "//toplevel//" Parse.expression expression with
  | exception error -> ("rejected", message error)
  | parsed -> execute true [ Ast_helper.Str.eval parsed ]

let signature job =
  match
    let structure = parse_at job.file Parse.implementation job.source in
    let _, types, names, env = Typemod.type_structure !Toploop.toplevel_env structure in
    Typecore.force_delayed_checks ();
    let simple = Typemod.Signature_names.simplify env names types in
    Printtyp.wrap_printing_env ~error:false env (fun () ->
        Format.asprintf "%a" (Printtyp.printed_signature job.file) simple)
  with
  | text -> ("value", text)
  | exception error -> ("rejected", message error)

(* ---- processes ---- *)

let read_all fd =
  let out = Buffer.create 1000 in
  let chunk = Bytes.create 65536 in
  let rec go () =
    match Unix.read fd chunk 0 65536 with
    | 0 -> Buffer.contents out
    | n ->
        Buffer.add_subbytes out chunk 0 n;
        go ()
  in
  go ()

(* Of the processor's time, since the machine may be busy; a program that waits for something is ended as well. *)
let limit seconds =
  ignore (Unix.setitimer Unix.ITIMER_VIRTUAL { it_interval = 0.; it_value = float_of_int seconds });
  ignore (Unix.alarm (20 * seconds))

(* Runs the body in a process of its own. The body reports each finished step by `step`, a
   function that runs it and sends its answer. Gives those answers, and one more for the step
   that the process died in. *)
let supervised seconds body =
  let output = scratch () in
  let from_child, to_parent = Unix.pipe () in
  flush_all ();
  match Unix.fork () with
  | 0 ->
      Unix.close from_child;
      Unix.dup2 output Unix.stdout;
      let send line = ignore (Unix.write_substring to_parent line 0 (String.length line)) in
      let step run =
        limit seconds;
        let kind, text = run () in
        Format.print_flush (); (* as the prompt does after every phrase *)
        flush stdout;
        limit 0;
        send (answer kind text (taken output) ^ "\n");
        kind
      in
      body step send;
      send "done\n";
      Unix._exit 0
  | child ->
      Unix.close to_parent;
      let text = read_all from_child in
      Unix.close from_child;
      let _, status = Unix.waitpid [] child in
      let lines = List.filter (fun line -> line <> "") (String.split_on_char '\n' text) in
      let finished = List.mem "done" lines in
      let answers = List.filter (fun line -> line <> "done") lines in
      let last =
        match status with
        | _ when finished -> []
        | Unix.WEXITED code -> [ answer "exit" (string_of_int code) (taken output) ]
        | Unix.WSIGNALED signal when signal = Sys.sigalrm || signal = Sys.sigvtalrm -> [ answer "unfinished" "time" "" ]
        | Unix.WSIGNALED signal | Unix.WSTOPPED signal -> [ answer "unfinished" (Printf.sprintf "signal %d" signal) "" ]
      in
      Unix.close output;
      answers @ last

let one job run = supervised job.seconds (fun step _ -> ignore (step run))

let judge job =
  (* Apart, because printing types names weak variables. *)
  let types = if job.types then one job (fun () -> signature job) else [] in
  if not job.run then types
  else
  types
  @ supervised job.seconds (fun step send ->
      if step (fun () -> load job) = "value" then
        if job.apart then
          let alone expression = one job (fun () -> ask expression) in
          List.iter (fun expression -> List.iter (fun line -> send (line ^ "\n")) (alone expression)) job.expressions
        else
          let rec go = function
            | [] -> ()
            | expression :: rest -> if step (fun () -> ask expression) <> "unfinished" then go rest
          in
          go job.expressions)

(* ---- reading jobs: numbers on lines, texts after their lengths ---- *)

(* Programs that read find nothing: what we read here is not theirs. *)
let jobs =
  let own = Unix.dup Unix.stdin in
  let nothing = Unix.openfile "/dev/null" [ Unix.O_RDONLY ] 0 in
  Unix.dup2 nothing Unix.stdin;
  Unix.close nothing;
  Unix.in_channel_of_descr own

let read_number () = int_of_string (input_line jobs)
let read_text () = really_input_string jobs (read_number ())
let rec read_list n = if n = 0 then [] else let text = read_text () in text :: read_list (n - 1)

let read_job () =
  let seconds = read_number () in
  let apart = read_number () = 1 in
  let types = read_number () = 1 in
  let run = read_number () = 1 in
  let file = read_text () in
  let source = read_text () in
  let expressions = read_list (read_number ()) in
  { file; source; expressions; apart; types; run; seconds }

(* Reads the interfaces of the library into memory before the first fork. *)
let warm_up () =
  let text = "let _ = List.map, String.length, Char.code, Array.map, Option.map, Result.map, Fun.id, Int.add, Float.add, Bool.not, Printf.printf, Lazy.force, Fun.id" in
  ignore (Typemod.type_structure !Toploop.toplevel_env (Parse.implementation (Lexing.from_string text)))

let rec serve () =
  match read_job () with
  | exception End_of_file -> ()
  | job ->
      let answers = judge job in
      print_string ("[" ^ String.concat "," answers ^ "]\n");
      flush stdout;
      serve ()

let () =
  ignore (Warnings.parse_options false "-a");
  Toploop.set_paths ();
  Compmisc.init_path ();
  Toploop.initialize_toplevel_env ();
  warm_up ();
  serve ()
