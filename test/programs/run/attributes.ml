[@@@warning "-32"]
(** Attributes and documentation change nothing. *)
let[@inline] add x y = (x + y) [@tailcall]

type t = A [@doc "first"] | B of int [@key 1] [@@deriving show, eq]

type r = { a : int [@default 1]; (** a field *) mutable b : string [@key "b"] }

exception Bad of int [@@deprecated "no more"]

let f = function[@warning "-8"] (Some x [@a]) -> (add [@inlined]) x 1
let g x = match[@b] x with A -> 0 | B n -> if[@c] n > 0 then n else -n
let () = print_int (f (Some 1) + g (B (-3))); print_newline () [@@expect 1 + 1]
module M = struct let x = 1 [@@a] end [@@b]
let () = (print_endline "done") [@a? Some _ when true]
[@@@ocaml.text "the end"]
