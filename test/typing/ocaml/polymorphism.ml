(*** polymorphic-recursion ***)
type 'a nested = Nil | Cons of 'a * ('a * 'a) nested
let rec len : 'a. 'a nested -> int = function Nil -> 0 | Cons (_, r) -> 1 + 2 * len r
(*** polymorphic-recursion-without-annotation ***)
type 'a nested = Nil | Cons of 'a * ('a * 'a) nested
let rec len = function Nil -> 0 | Cons (_, r) -> 1 + 2 * len r
(*** polymorphic-recursion-type-dot ***)
type 'a nested = Nil | Cons of 'a * ('a * 'a) nested
let rec len : type a. a nested -> int = function Nil -> 0 | Cons (_, r) -> 1 + 2 * len r
(*** polymorphic-recursion-plain-annotation ***)
type 'a nested = Nil | Cons of 'a * ('a * 'a) nested
let rec len (x : 'a nested) : int = match x with Nil -> 0 | Cons (_, r) -> 1 + 2 * len r
(*** polymorphic-recursion-sum ***)
type 'a nested = Nil | Cons of 'a * ('a * 'a) nested
let rec sum : 'a. ('a -> int) -> 'a nested -> int = fun f -> function Nil -> 0 | Cons (x, r) -> f x + sum (fun (a, b) -> f a + f b) r
(*** polymorphic-recursion-mutual ***)
let rec f : 'a. 'a -> int = fun x -> g [x] and g : 'a. 'a list -> int = fun l -> if l = [] then f 1 else f "a"
(*** polymorphic-recursion-mutual-one-annotated ***)
let rec f : 'a. 'a -> int = fun x -> g x and g x = if true then 1 else f (x, x)
(*** perfect-tree ***)
type 'a perfect = Zero of 'a | Succ of ('a * 'a) perfect
let rec size : 'a. 'a perfect -> int = function Zero _ -> 1 | Succ t -> 2 * size t
(*** perfect-tree-wrong-element ***)
type 'a perfect = Zero of 'a | Succ of ('a * 'a) perfect
let x = Succ (Zero 1)
(*** explicit-too-general-in-rec ***)
let rec f : 'a. 'a -> 'a = fun x -> if true then x else f 1
(*** explicit-in-local-let ***)
let g () = let f : 'a. 'a -> 'a = fun x -> x in (f 1, f "a")
(*** explicit-in-local-let-uses-outer ***)
let g y = let f : 'a. 'a -> 'a = fun x -> if true then x else y in f
(*** explicit-variable-name-clash ***)
let f : 'a 'a. 'a -> 'a = fun x -> x
(*** rank-two-by-record ***)
type id = { id : 'a. 'a -> 'a }
let f { id } = (id 1, id "a")
let x = f { id = fun x -> x }
(*** rank-two-by-record-wrong ***)
type id = { id : 'a. 'a -> 'a }
let f { id } = (id 1, id "a")
let x = f { id = succ }
(*** rank-two-record-two-variables ***)
type t = { pair : 'a 'b. 'a -> 'b -> 'a * 'b }
let r = { pair = fun a b -> (a, b) }
let x = r.pair 1 "a"
(*** rank-two-record-two-variables-merged ***)
type t = { pair : 'a 'b. 'a -> 'b -> 'a * 'b }
let r = { pair = fun a b -> if true then (a, b) else (b, a) }
(*** rank-two-record-with-parameter ***)
type 'r cont = { run : 'a. ('a -> 'r) -> 'a -> 'r }
let c = { run = fun k x -> k x }
let n = c.run String.length "abc"
(*** rank-two-record-weak ***)
type t = { f : 'a. 'a list -> 'a list }
let r = { f = List.map (fun x -> x) }
(*** rank-two-record-update ***)
type t = { f : 'a. 'a -> 'a; n : int }
let g r = { r with f = fun x -> x }
let h r = { r with f = fun x -> x + 1 }
(*** rank-two-method ***)
let f (o : < m : 'a. 'a -> 'a >) = (o#m 1, o#m true)
(*** rank-two-list-of-records ***)
type t = { f : 'a. 'a list -> int }
let l = [{ f = List.length }; { f = fun _ -> 0 }]
let n = List.map (fun r -> r.f [1] + r.f ["a"]) l
(*** polymorphic-field-partly-applied ***)
type t = { f : 'a. 'a -> 'a -> 'a }
let r = { f = (fun x -> fun _ -> x) }
let g = r.f 1
(*** polymorphic-field-mutable ***)
type t = { mutable f : 'a. 'a -> 'a }
let r = { f = fun x -> x }
let () = r.f <- (fun x -> x)
(*** polymorphic-field-mutable-wrong ***)
type t = { mutable f : 'a. 'a -> 'a }
let r = { f = fun x -> x }
let () = r.f <- succ
(*** type-variable-underscore ***)
let f (x : _) (y : _ list) = x :: y
(*** as-type-variable ***)
let f (x : ('a list as 'b)) (y : 'b) : 'a = List.hd (x @ y)
(*** as-recursive-type-not-allowed ***)
let f (x : 'a list as 'a) = x
(*** wildcard-in-definition ***)
type t = _ list
(*** newtype-in-recursive-function ***)
let rec f (type a) (x : a list) : int = match x with [] -> 0 | _ :: r -> 1 + f r
(*** newtype-recursive-not-polymorphic ***)
let rec f (type a) (x : a list) : int = match x with [] -> 0 | y :: _ -> f [[y]]
(*** newtype-escapes ***)
let f = fun r (type a) (x : a) -> r := [x]
(*** newtype-local-exception ***)
let f (type a) (x : a) = let exception E of a in try raise (E x) with E y -> y
(*** newtype-local-module ***)
let f (type a) (cmp : a -> a -> int) (l : a list) =
  let module S = Set.Make (struct type t = a let compare = cmp end) in
  S.elements (S.of_list l)
