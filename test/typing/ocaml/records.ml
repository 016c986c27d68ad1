(*** record-construction ***)
type t = { a : int; b : string }
let x = { a = 1; b = "x" }
(*** record-missing-field ***)
type t = { a : int; b : string }
let x = { a = 1 }
(*** record-unknown-field ***)
type t = { a : int }
let x = { a = 1; c = 2 }
(*** record-field-twice ***)
type t = { a : int; b : int }
let x = { a = 1; a = 2; b = 3 }
(*** record-wrong-field-type ***)
type t = { a : int }
let x = { a = "1" }
(*** record-access ***)
type t = { a : int; b : string }
let f r = r.a + 1
(*** record-access-unbound ***)
let f r = r.nowhere
(*** record-update ***)
type t = { a : int; b : string }
let f r = { r with a = 2 }
(*** record-update-wrong-type ***)
type t = { a : int; b : string }
let f r = { r with a = "2" }
(*** record-update-of-other-type ***)
type t = { a : int; b : string }
let f = { 3 with a = 2 }
(*** record-update-changes-parameter ***)
type 'a t = { a : 'a; b : int }
let f (r : int t) = { r with a = "x" }
(*** record-update-keeps-parameter ***)
type 'a t = { a : 'a; b : 'a }
let f (r : int t) = { r with a = "x" }
(*** record-punning ***)
type t = { a : int; b : string }
let f a b = { a; b }
(*** record-pattern ***)
type t = { a : int; b : string }
let f { a; b = s } = a + String.length s
(*** record-pattern-open ***)
type t = { a : int; b : string }
let f { a; _ } = a
(*** record-pattern-unknown-field ***)
type t = { a : int; b : string }
let f { c; _ } = c
(*** record-pattern-field-twice ***)
type t = { a : int; b : string }
let f { a = x; a = y } = x + y
(*** record-mutable ***)
type t = { mutable a : int }
let f r = r.a <- r.a + 1
(*** record-set-immutable ***)
type t = { a : int }
let f r = r.a <- 2
(*** record-set-wrong-type ***)
type t = { mutable a : int }
let f r = r.a <- "x"
(*** record-polymorphic ***)
type 'a t = { v : 'a; l : 'a list }
let f x = { v = x; l = [x] }
(*** record-polymorphic-clash ***)
type 'a t = { v : 'a; l : 'a list }
let x = { v = 1; l = ["a"] }
(*** record-two-types-last-wins ***)
type t = { a : int }
type u = { a : string }
let f r = r.a
(*** record-two-types-annotated ***)
type t = { a : int }
type u = { a : string }
let f (r : t) = r.a + 1
(*** record-two-types-by-fields ***)
type t = { a : int; b : int }
type u = { a : string; c : int }
let x = { a = 1; b = 2 }
(*** record-two-types-by-result ***)
type t = { a : int }
type u = { a : string }
let x : t = { a = 1 }
(*** record-two-types-mixed ***)
type t = { a : int; b : int }
type u = { c : string }
let x = { a = 1; b = 2; c = "a" }
(*** record-field-of-module ***)
module M = struct type t = { a : int; b : int } end
let x = { M.a = 1; b = 2 }
(*** record-field-of-module-unqualified ***)
module M = struct type t = { a : int; b : int } end
let f x = x.a
(*** record-field-of-module-known-type ***)
module M = struct type t = { a : int; b : int } end
let f (x : M.t) = x.a
(*** record-recursive ***)
type t = { v : int; next : t option }
let rec sum r = r.v + (match r.next with None -> 0 | Some n -> sum n)
(*** record-duplicate-field-in-type ***)
type t = { a : int; a : string }
(*** record-poly-field ***)
type t = { f : 'a. 'a -> 'a }
let x = { f = fun y -> y }
let a = (x.f 1, x.f "a")
(*** record-poly-field-not-general ***)
type t = { f : 'a. 'a -> 'a }
let x = { f = fun y -> y + 1 }
(*** record-poly-field-pattern ***)
type t = { f : 'a. 'a -> 'a }
let g { f } = (f 1, f "a")
(*** record-poly-field-escape ***)
type t = { f : 'a. 'a list -> int }
let g x = { f = fun l -> x := l; 0 }
(*** record-poly-field-constrained-by-environment ***)
type t = { f : 'a. 'a -> 'a }
let g x = { f = fun y -> if true then x else y }
(*** record-nested-update ***)
type a = { x : int }
type b = { a : a; y : int }
let f b = { b with a = { b.a with x = 3 } }
(*** record-unbound-parameter ***)
type t = { a : 'a }
(*** record-with-function-field ***)
type t = { f : int -> int; g : string }
let h r = r.f 3
(*** record-all-fields-with ***)
type t = { a : int }
let f r = { r with a = 3 }
(*** record-equality ***)
type t = { a : int }
let b = { a = 1 } = { a = 2 }
(*** record-wrong-record-in-call ***)
type t = { a : int }
type u = { b : int }
let f x = x.a
let y = f { b = 1 }
(*** record-annotated-parameter-then-lambda ***)
type t = { a : int; b : int }
type u = { a : string; b : string }
let f = List.map (fun (r : t) -> r.a) 
(*** record-empty-with ***)
type t = { a : int; b : int }
let f r = { r with }
(*** record-reexport ***)
type t = { a : int; b : string }
type u = t = { a : int; b : string }
let f (x : t) : u = x
(*** record-reexport-differs ***)
type t = { a : int; b : string }
type u = t = { a : int; b : int }
(*** record-reexport-mutability ***)
type t = { a : int }
type u = t = { mutable a : int }
(*** record-generative ***)
type t = { a : int }
let x = { a = 1 }
type u = { a : int }
let y = (x : u)
