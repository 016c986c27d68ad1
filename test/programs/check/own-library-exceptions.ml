(* ask: check --exceptions same *)
(* The first three differ: an exception of the program's own is not the library's of the same name. The others agree. *)
exception Not_found
exception Failure of string
let find = function [] -> raise Not_found | x :: _ -> x
let fail n = if n = 0 then raise (Failure "zero") else n
let caught (e : exn) = match e with Not_found -> 1 | _ -> 0
exception Empty
let first = function [] -> raise Empty | x :: _ -> x
let library = function [] -> raise Stdlib.Not_found | x :: _ -> x
