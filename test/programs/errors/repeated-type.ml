(* ask: run *)
module M = struct
  type t = A | B of int
  type 'a r = { x : 'a; mutable n : int }
  type p = private C of int
end
type fine = M.t = A | B of int
type 'a fine_too = 'a M.r = { x : 'a; mutable n : int }
type a = M.t = A | B of string
type b = M.t = A
type c = M.t = A | B of nothing
type 'a d = 'a M.r = { x : 'a; n : int }
type e = M.p = C of int
type f = M.t = A | B of int | C
