(* ask: run *)
module type S = sig type t val make : int -> t val show : t -> string exception Bad of int end
module A : S = struct type t = int let make x = x exception Bad of int end
module B : S = struct type t = int let make x = x let show x = x exception Bad of int end
module C : S = struct let make x = x let show = string_of_int exception Bad of int end
module D : S = struct type t = int let make x = x let show = string_of_int exception Bad of string end
module E : sig type t = A | B end = struct type t = B | A end
module F : sig type t = int end = struct type t = string end
module G : sig val f : 'a -> 'a end = struct let f x = x + 1 end
module H : sig module N : sig val x : int end end = struct module N = struct let x = "a" end end
module I : S with type t = bool and type u = int = struct end
module J : sig type 'a t end = struct type t = int end
module K : sig type t val x : t end = struct type t = int let x = 1 end
let _ = K.x + 1
let _ = A.hidden
