(* First-class modules as plug-ins: modules in lists, chosen when the program runs. check: undo_all *)

(* A cipher turns a text into another, and back. *)
module type CIPHER = sig
  val name : string
  val encode : int list -> int list
  val decode : int list -> int list
end

module Reverse : CIPHER = struct
  let name = "reverse"
  let encode = List.rev
  let decode = List.rev
end

(* A function that makes a module. *)
let shift by : (module CIPHER) =
  (module struct
    let name = Printf.sprintf "shift %d" by
    let encode = List.map (fun n -> n + by)
    let decode = List.map (fun n -> n - by)
  end)

module Differences : CIPHER = struct
  let name = "differences"

  let encode numbers =
    let rec go before = function [] -> [] | n :: rest -> (n - before) :: go n rest in
    go 0 numbers

  let decode numbers =
    let rec go before = function [] -> [] | d :: rest -> (before + d) :: go (before + d) rest in
    go 0 numbers
end

(* A functor, and its application where a value is wanted. *)
module Twice (C : CIPHER) : CIPHER = struct
  let name = "twice " ^ C.name
  let encode numbers = C.encode (C.encode numbers)
  let decode numbers = C.decode (C.decode numbers)
end

let twice (module C : CIPHER) : (module CIPHER) = (module Twice (C))

(* What a user would write in a configuration file. *)
type plugin = Reversed | Shifted of int | As_differences | Doubled of plugin

let rec load = function
  | Reversed -> (module Reverse : CIPHER)
  | Shifted by -> shift by
  | As_differences -> (module Differences)
  | Doubled plugin -> twice (load plugin)

let apply_all plugins numbers =
  List.fold_left
    (fun numbers plugin ->
      let (module C : CIPHER) = load plugin in
      C.encode numbers)
    numbers plugins

let undo_all plugins numbers =
  List.fold_right
    (fun plugin numbers ->
      let module C = (val load plugin : CIPHER) in
      C.decode numbers)
    plugins numbers

let names plugins =
  let name (module C : CIPHER) = C.name in
  List.map (fun plugin -> name (load plugin)) plugins

let () =
  let plugins = [ Shifted 3; Doubled As_differences; Reversed ] in
  let show numbers = print_endline (String.concat " " (List.map string_of_int numbers)) in
  print_endline (String.concat ", then " (names plugins));
  let coded = apply_all plugins [ 1; 4; 9; 16; 25 ] in
  show coded;
  show (undo_all plugins coded)
