(* ask: check *)
(* Differs where it says so: values of private types are made by their modules, and looked at by everybody. *)
module Natural : sig type t = private int val make : int -> t end = struct
  type t = int
  let make x = if x < 0 then 0 else x
end
module Word : sig type t = private Word of string val make : string -> t end = struct
  type t = Word of string
  let make s = Word (if s = "" then "-" else s)
end
type entry = { count : Natural.t; word : Word.t }
let next (n : Natural.t) = if (n :> int) < 0 then 0 else (n :> int) + 1
let before (n : Natural.t) = Natural.make (2 - (n :> int))
let first (Word.Word s) = if s = "" then (Char.chr 0) else s.[0]
let sum entries = List.fold_left (fun n e -> max n (e.count :> int)) 0 entries

let chosen (p : Word.t -> bool) a b = if p b then a else b
