(* What a program may ask about its surroundings. Here it has none: no files, no environment,
   no arguments. Nobody knows the time. Not here: signals, chdir, getcwd, command. *)

let argv = [| "program" |]
let executable_name = "program"
let interactive = ref false
let os_type = "Unix"

type backend_type = Native | Bytecode | Other of string

let backend_type = Bytecode
let unix = true
let win32 = false
let cygwin = false
let word_size = 64
let int_size = 63
let big_endian = false
let max_string_length = 144115188075855863
let max_array_length = 18014398509481983
let max_floatarray_length = 18014398509481983
let ocaml_version = "4.13.1"
let runtime_variant () = ""
let enable_runtime_warnings (_ : bool) = ()
let runtime_warnings_enabled () = false
external _unsupported : string -> 'a = "sys.unsupported"

let getenv (_ : string) : string = _unsupported "the environment is not known"
let getenv_opt (_ : string) : string option = _unsupported "the environment is not known"
external time : unit -> float = "chance.float"
let opaque_identity x = x

exception Break

let catch_break (_ : bool) = ()

(* ---- no files ---- *)

let _none name = raise (Sys_error (name ^ ": No such file or directory"))
let file_exists (_ : string) = false
let is_directory name : bool = _none name
let remove name : unit = _none name
let rename name (_ : string) : unit = _none name
let readdir name : string array = _none name
let rmdir name : unit = _none name
