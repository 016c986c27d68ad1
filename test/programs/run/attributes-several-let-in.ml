(* ask: run -e "f 1" *)
let f x = let[@a] [@b [1; 2]] y = x + 1 in let open[@c] [@d] List in length [y]
type t = A [@a] [@b] | B of int [@c] [@@deriving show] [@@warning "-37"]
