(* ask: run *)
module M : sig
  type t = private int
  val make : int -> t
  type s = A of { x : int; mutable y : int } | B
  type p = [ `L | `N of p ]
  type _ g = I : int -> int g | S : string -> string g
  val mk : int -> s
  val depth : p -> int
  type e = ..
  type e += E1 of int
end = struct
  type t = int
  let make x = x + 1
  type s = A of { x : int; mutable y : int } | B
  type p = [ `L | `N of p ]
  type _ g = I : int -> int g | S : string -> string g
  let mk n = if n = 0 then B else A { x = n; y = n }
  let rec depth = function `L -> 0 | `N p -> 1 + depth p
  type e = ..
  type e += E1 of int
end
let () = print_int (M.make 3 :> int)
let () = match M.mk 4 with M.A r -> r.y <- 7; print_int (r.x + r.y) | M.B -> ()
let () = print_int (M.depth (`N (`N `L)))
let v = M.I 3
let e = M.E1 3
module F (X : sig type t val v : t end) = struct
  type r = R of { a : X.t; b : int } | Q
  type pv = [ `X of X.t | `Y ]
  let r = R { a = X.v; b = 1 }
  let p : pv = `X X.v
  exception Ex of { z : X.t }
  let get = function R { a; _ } -> a | Q -> X.v
end
module A = F (struct type t = int let v = 5 end)
module B = F (struct type t = string let v = "s" end)
let () = print_int (A.get A.r); print_string (B.get B.r); (match A.p with `X n -> print_int n | `Y -> ())
let () = try raise (A.Ex { z = 3 }) with A.Ex { z } -> print_int z
