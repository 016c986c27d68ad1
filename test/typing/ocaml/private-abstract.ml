(*** private-read ***)
module M : sig type t = private int val mk : int -> t end = struct type t = int let mk x = x end
let a = (M.mk 1 :> int) + 1
(*** private-as-int ***)
module M : sig type t = private int val mk : int -> t end = struct type t = int let mk x = x end
let a = M.mk 1 + 1
(*** private-forged ***)
module M : sig type t = private int end = struct type t = int end
let a : M.t = 3
(*** private-coerced-backwards ***)
module M : sig type t = private int end = struct type t = int end
let a = (3 :> M.t)
(*** private-variant-match ***)
module M : sig type t = private A | B of int val mk : int -> t end = struct type t = A | B of int let mk n = B n end
let f = function M.A -> 0 | M.B n -> n
(*** private-variant-construct ***)
module M : sig type t = private A | B of int end = struct type t = A | B of int end
let x = M.B 1
(*** private-record-read ***)
module M : sig type t = private { x : int } val mk : int -> t end = struct type t = { x : int } let mk x = { x } end
let f r = r.M.x + (M.mk 2).M.x
(*** private-record-construct ***)
module M : sig type t = private { x : int } end = struct type t = { x : int } end
let r = { M.x = 1 }
(*** private-record-update ***)
module M : sig type t = private { x : int; y : int } end = struct type t = { x : int; y : int } end
let f r = { r with M.x = 1 }
(*** private-record-set ***)
module M : sig type t = private { mutable x : int } end = struct type t = { mutable x : int } end
let f r = r.M.x <- 1
(*** private-same-module-construct ***)
type t = private A | B
let x = A
(*** private-abbreviation-same-module ***)
type t = private int
let f (x : t) = (x :> int)
(*** private-list-coercion ***)
module M : sig type t = private int val l : t list end = struct type t = int let l = [1] end
let a = List.fold_left ( + ) 0 (M.l :> int list)
(*** private-in-struct-public-in-signature ***)
module M : sig type t = A end = struct type t = private A end
(*** abstract-compare ***)
module M : sig type t val a : t val b : t end = struct type t = int let a = 1 let b = 2 end
let x = M.a = M.b
(*** abstract-compare-with-int ***)
module M : sig type t val a : t end = struct type t = int let a = 1 end
let x = M.a = 1
(*** abstract-two-types ***)
module M : sig type t type u val a : t val f : u -> int end = struct type t = int type u = int let a = 1 let f x = x end
let x = M.f M.a
(*** abstract-in-list ***)
module M : sig type 'a t val of_list : 'a list -> 'a t val map : ('a -> 'b) -> 'a t -> 'b t end = struct type 'a t = 'a list let of_list l = l let map = List.map end
let x = M.map succ (M.of_list [1])
(*** abstract-parameter-matters ***)
module M : sig type 'a t val mk : unit -> 'a t val f : int t -> int end = struct type 'a t = unit let mk () = () let f () = 1 end
let g (x : string M.t) = M.f x
(*** abstract-manifest-outside-unknown ***)
type t
let f (x : t) = x
let y = f 3
(*** abstract-top-level-type ***)
type t
type u
let f (x : t) : u = x
(*** abstract-top-level-self ***)
type t
let f (x : t) : t = x
(*** abbreviation-transparent ***)
type t = int
type u = t
let f (x : u) = x + 1
(*** abbreviation-parametrised ***)
type 'a pair = 'a * 'a
let f (x : int pair) = fst x + snd x
(*** abbreviation-phantom ***)
type 'a t = int
let f (x : string t) : bool t = x
(*** phantom-datatype ***)
type 'a t = T of int
let f (x : string t) : bool t = x
(*** phantom-datatype-rebuilt ***)
type 'a t = T of int
let f (T n : string t) : bool t = T n
(*** abbreviation-cyclic ***)
type t = t list
(*** abbreviation-cyclic-two ***)
type t = u list and u = t list
(*** abbreviation-cyclic-through-datatype ***)
type t = A of u and u = t list
(*** abbreviation-cyclic-function ***)
type t = int -> t
(*** abbreviation-self ***)
type t = t
(*** abbreviation-swap ***)
type ('a, 'b) p = 'b * 'a
let f (x : (int, string) p) = fst x ^ "a"
(*** abbreviation-not-regular ***)
type 'a t = A of 'a list t | B
(*** abbreviation-not-regular-alias ***)
type 'a t = 'a u and 'a u = U of 'a list t
(*** unboxed-attribute ***)
type t = T of int [@@unboxed]
let f (T n) = n
(*** unboxed-two-fields ***)
type t = { a : int; b : int } [@@unboxed]
