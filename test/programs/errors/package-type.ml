(* ask: types *)
module type S = sig type t type 'a u module M : sig type v end end
module X = struct type v = int end
let nameless (m : (module sig val x : int end)) = 1
let parameters (m : (module S with type 'a u = 'a list)) = 1
let substituted (m : (module S with type t := int)) = 1
let inner (m : (module S with module M = X)) = 1
let fine (m : (module S with type t = int)) = 1
