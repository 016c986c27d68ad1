(*** variant-construction ***)
type t = A | B of int | C of int * string
let l = [A; B 1; C (2, "x")]
(*** variant-missing-argument ***)
type t = A | B of int
let x = B
(*** variant-extra-argument ***)
type t = A | B of int
let x = A 1
(*** variant-wrong-argument ***)
type t = B of int
let x = B "a"
(*** variant-arity-two-from-tuple-variable ***)
type t = C of int * int
let f p = C p
(*** variant-tuple-argument-from-variable ***)
type t = C of (int * int)
let f p = C p
(*** variant-too-many ***)
type t = C of int * int
let x = C (1, 2, 3)
(*** variant-pattern-arity ***)
type t = C of int * int
let f (C (a, b, c)) = a
(*** variant-pattern-wildcard-for-all ***)
type t = C of int * int | D
let f = function C _ -> 1 | D -> 2
(*** variant-pattern-one-variable-for-two ***)
type t = C of int * int
let f (C x) = x
(*** variant-pattern-argument-of-constant ***)
type t = D
let f (D x) = x
(*** variant-pattern-constant-of-argument ***)
type t = C of int
let f = function C -> 1
(*** variant-not-a-function ***)
type t = C of int
let l = List.map C [1; 2]
(*** variant-parameters ***)
type ('a, 'b) either = Left of 'a | Right of 'b
let f = function Left x -> Right x | Right y -> Left y
(*** variant-unbound-parameter ***)
type t = A of 'a
(*** variant-wrong-number-of-parameters ***)
type 'a t = A of 'a
let f (x : t) = x
(*** variant-too-many-parameters ***)
type 'a t = A of 'a
let f (x : (int, string) t) = x
(*** variant-recursive ***)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) -> if x < y then Node (insert x l, y, r) else Node (l, y, insert x r)
(*** variant-tree-of-mixed ***)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
let t = Node (Node (Leaf, 1, Leaf), "a", Leaf)
(*** variant-mutually-recursive ***)
type a = A of b | Z and b = B of a
let x = A (B Z)
(*** variant-not-yet-defined ***)
type a = A of b
type b = B
(*** variant-nonrec ***)
type t = int
type nonrec t = T of t
let x = T 3
(*** variant-nonrec-unbound ***)
type nonrec t = T of t
(*** variant-duplicate-constructor ***)
type t = A | B | A
(*** variant-duplicate-type ***)
type t = A and t = B
(*** variant-duplicate-type-in-sequence ***)
type t = A
type t = B
let f (x : t) = match x with B -> 1
(*** variant-old-value-new-type ***)
type t = A
let x = A
type t = A
let y = [x; A]
(*** variant-shadowed-constructor ***)
type t = A of int
type u = A of string
let x = A "s"
let y : t = A 1
(*** variant-shadowed-constructor-wrong ***)
type t = A of int
type u = A of string
let x = A 1
(*** variant-or-pattern ***)
type t = A of int | B of int | C
let f = function A x | B x -> x | C -> 0
(*** variant-of-function ***)
type t = F of (t -> int)
let f (F g as x) = g x
(*** variant-omega-by-constructor ***)
type 'a d = D of ('a d -> 'a)
let app (D f as d) = f d
let fix f = app (D (fun x -> f (fun y -> app x y)))
(*** variant-nested-match ***)
type e = Num of int | Add of e * e | Neg of e
let rec eval = function Num n -> n | Add (a, b) -> eval a + eval b | Neg e -> - (eval e)
(*** variant-result-string-clash ***)
type e = Num of int | Add of e * e
let rec eval = function Num n -> n | Add (a, b) -> eval a ^ eval b
(*** variant-option-result ***)
let f = function Some (Ok x) -> x | Some (Error e) -> String.length e | None -> 0
(*** variant-unit-constructor ***)
type u = ()
let x : u = ()
(*** variant-bool-redefinition ***)
type b = true | false
let x : b = true
(*** variant-bool-redefined-if ***)
type b = true | false
let f x = if x then 1 else 2
let y : b = true
let z = f (true : b)
(*** variant-own-list ***)
type 'a l = [] | (::) of 'a * 'a l
let rec len = function [] -> 0 | _ :: r -> 1 + len r
let n = len [1; 2; 3]
(*** variant-own-list-is-not-list ***)
type 'a l = [] | (::) of 'a * 'a l
let n = List.length ([1; 2] : int l)
(*** variant-own-list-other-arguments ***)
type t = [] | (::) of int * string
let x = 1 :: "a"
(*** variant-own-list-wrong ***)
type t = [] | (::) of int * string
let x = 1 :: []
(*** variant-own-list-known-list ***)
type 'a l = [] | (::) of 'a * 'a l
let n = List.length [1; 2]
(*** variant-reexport ***)
type t = A | B of int
type u = t = A | B of int
let f (x : t) : u = x
(*** variant-reexport-order ***)
type t = A | B of int
type u = t = B of int | A
(*** variant-reexport-missing ***)
type t = A | B of int
type u = t = A
(*** variant-reexport-argument ***)
type t = A | B of int
type u = t = A | B of string
(*** variant-alias-brings-no-constructors ***)
module M = struct type t = A | B end
type t = M.t
let x = A
(*** variant-alias-known-type ***)
module M = struct type t = A | B end
type t = M.t
let x : t = A
(*** variant-qualified ***)
module M = struct type t = A | B of int end
let f = function M.A -> 0 | M.B n -> n
(*** variant-qualified-then-bare ***)
module M = struct type t = A | B of int end
let f = function M.A -> 0 | B n -> n
(*** variant-empty ***)
type empty = |
let f (x : empty) : int = match x with _ -> .
(*** variant-refutation-of-inhabited ***)
type t = A
let f (x : t) : int = match x with _ -> .
(*** variant-list-brackets ***)
let f = function [| a; b |] -> a + b | [||] -> 0 | _ -> 1
(*** variant-refutation-after-all ***)
type t = A | B
let f = function A -> 1 | B -> 2 | _ -> .
(*** variant-refutation-one-left ***)
type t = A | B
let f = function A -> 1 | _ -> .
(*** variant-refutation-of-empty-inside ***)
type empty = |
let f : (int, empty) result -> int = function Ok n -> n | Error _ -> .
(*** variant-refutation-of-empty-outside ***)
type empty = |
let f : (int, empty) result -> int = function Ok _ -> . | Error _ -> 1
(*** variant-refutation-of-int ***)
let f (n : int) = match n with 0 -> 1 | _ -> .
(*** variant-refutation-of-tuple ***)
type empty = |
let f (p : int * empty) : string = match p with _ -> .
