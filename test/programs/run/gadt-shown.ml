(* ask: run -e 'Val 3' -e 'Pair (Val true, Pair (Val "s", Nil))' -e 'L { v = [1] }' -e 'M.V (Some 1.5)' -e first -e 'Any (Val 1)' -e 'pick [] (Box true)' *)
type _ e =
  | Val : 'a -> 'a e
  | Nil : 'a list e
  | Pair : 'a e * 'b e -> ('a * 'b) e
  | L : { mutable v : 'a list } -> 'a list e
module M = struct
  type _ t = V : 'a -> 'a option t
end
type any = Any : 'a e -> any
type z = Z
type 'n s = S
type ('a, _) vec = Empty : ('a, z) vec | Cons : 'a * ('a, 'n) vec -> ('a, 'n s) vec
(* 'a is no name for all types here, but one to be found. *)
let first : type n. ('a, n s) vec -> 'a = fun (Cons (x, _)) -> x
let () = print_int (first (Cons (3, Empty)))
(* A parameter that is used nowhere, but inside what may change. *)
type ('a, 'b) t = Leaf of { mutable inner : ('a, 'b) t } | Box of 'b
let pick _ x = x
