(* ask: check *)
(* Cannot be compared: nothing makes a key, and a stream has no end. *)
module K : sig type t val get : t -> int end = struct type t = int let get x = x + 0 end
type 'a stream = Cons of 'a * 'a stream Lazy.t
let head (Cons (x, _)) = x
