(* ask: run -e "__proto__ + constructor + toString" -e "{ __proto__ = 1; hasOwnProperty = 2; valueOf = 3 }" -e "prototype 3" -e "then' ()" -e "Proxy.length" -e "ToString 1" *)
let __proto__ = 1
let constructor = 2
let toString = 3
let valueOf = 4
let hasOwnProperty = 5
let arguments = 6
let eval = 7
let this = 8
let globalThis = 9
let process = 10
let require = 11
let await = 12
let yield = 13
let async = 14
let undefined = 15
let null = 16
let nan_ = 17
let var = 18
let const = 19
let return = 20
let delete = 21
let typeof = 22
let enum = 23
let super = 24
let static = 25
let import = 26
let export = 27
let default = 28
let switch = 29
let case = 30
let window = 31
let x' = 32
let _0 = 33
let rec prototype n = if n = 0 then arguments else prototype (n - 1)
let then' () = [this; globalThis; process; require; await; yield; async; undefined; null; nan_; var; const; return]
let more = [delete; typeof; enum; super; static; import; export; default; switch; case; window; x'; _0; eval]
type fields = { __proto__ : int; hasOwnProperty : int; valueOf : int }
type ctors = Object | Function | ToString of int | Prototype
module Proxy = struct let length = List.length more end
exception Constructor of string
let f toString __proto__ = let constructor = toString + __proto__ in constructor * valueOf
let () = print_int (f 1 2); print_newline ()
let () = try raise (Constructor "__proto__") with Constructor name -> print_endline name
