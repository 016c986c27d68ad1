(* ask: types *)
type t = [ `A | `B of int ]
let part = function #t as x -> Some x | _ -> None
let given (x : [> t ]) = match x with #t as x -> [ x ] | _ -> []
let all = function #t as x -> x | `C -> `A
let said = function #t as x -> (x : t) | _ -> `A
let more = function (#t | `C) as x -> [ x ] | _ -> []
module M = struct type small = [ `X of string | `Y ] type large = [ small | `Z ] end
let inside (x : M.large) = match x with #M.small as y -> [| y |] | `Z -> [||]
let or_else (x : M.large) = match x with #M.small as y -> y | `Z -> `Y
let and_more (x : M.large) = match x with #M.small as y -> [ y; `Other ] | `Z -> []
