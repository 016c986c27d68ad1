(*** constructor-last-defined ***)
type a = X | Y
type b = X | Z
let f = function X -> 1 | Z -> 2
(*** constructor-by-annotation ***)
type a = X | Y
type b = X | Z
let f (v : a) = match v with X -> 1 | Y -> 2
(*** constructor-not-of-last ***)
type a = X | Y
type b = X | Z
let f = function X -> 1 | Y -> 2
(*** constructor-first-pattern-decides ***)
type a = X | Y
type b = X | Z
let f = function Y -> 1 | X -> 2
(*** constructor-by-expected-argument ***)
type a = X | Y
type b = X | Z
let f (v : a) = 1
let x = f X
(*** constructor-by-result-annotation ***)
type a = X | Y
type b = X | Z
let x : a list = [X; Y]
(*** constructor-in-list-first-decides ***)
type a = X | Y
type b = X | Z
let l = [Y; X]
(*** constructor-in-list-last-too-late ***)
type a = X | Y
type b = X | Z
let l = [X; Y]
(*** constructor-in-if ***)
type a = X | Y
type b = X | Z
let f c = if c then Y else X
(*** constructor-equality ***)
type a = X | Y
type b = X | Z
let f v = v = Y || v = X
(*** field-last-defined ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f r = r.x ^ "a"
(*** field-known-by-annotation ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f (r : a) = r.x + r.y
(*** field-not-known-yet ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f r = r.x + r.y
(*** field-known-by-earlier-field ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f r = r.y + r.x
(*** field-known-by-let ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let r = { x = 1; y = 2 }
let n = r.x + 1
(*** field-in-lambda-known-from-context ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f (l : a list) = List.map (fun r -> r.x) l
(*** field-in-pipe-known ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f (l : a list) = l |> List.map (fun r -> r.x + 1)
(*** field-pattern-by-annotation ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f ({ x; _ } : a) = x + 1
(*** field-pattern-last ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f { x; _ } = x + 1
(*** field-pattern-by-other-field ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f { x; y } = x + y
(*** constructor-in-module-by-type ***)
module M = struct type t = A | B end
let x : M.t = A
let f (v : M.t) = match v with A -> 1 | B -> 2
(*** constructor-in-module-without-type ***)
module M = struct type t = A | B end
let f v = match v with A -> 1 | B -> 2
(*** constructor-in-module-by-function-type ***)
module M = struct type t = A | B let f = function A -> 1 | B -> 2 end
let x = M.f A
(*** field-in-module-by-type ***)
module M = struct type t = { a : int; b : string } let v = { a = 1; b = "x" } end
let n = M.v.a
(*** field-in-module-in-construction ***)
module M = struct type t = { a : int; b : string } end
let v : M.t = { a = 1; b = "x" }
(*** constructor-of-different-arity ***)
type a = X of int
type b = X
let f = function X -> 1
(*** constructor-of-different-arity-wrong ***)
type a = X of int
type b = X
let x = X 1
(*** constructor-of-different-arity-annotated ***)
type a = X of int
type b = X
let x : a = X 1
(*** constructor-option-shadowed ***)
type t = None | Some of string
let x = Some "a"
let y : int option = Some 1
(*** constructor-option-shadowed-wrong ***)
type t = None | Some of string
let x = Some 1
(*** constructor-shadowed-used-by-library ***)
type t = None | Some of string
let f l = match List.find_opt (fun x -> x > 1) l with Some n -> n | None -> 0
(*** constructor-in-tuple-annotation ***)
type a = X | Y
type b = X | Z
let (p, q) : a * b = (X, X)
(*** constructor-optional-argument-default ***)
type a = X | Y
type b = X | Z
let f ?(v : a = X) () = v
(*** constructor-in-record-field ***)
type a = X | Y
type b = X | Z
type r = { v : a }
let r = { v = X }
let s = match r.v with X -> 1 | Y -> 2
(*** constructor-in-constructor ***)
type a = X | Y
type b = X | Z
type w = W of a
let w = W X
let f = function W X -> 1 | W Y -> 2
(*** constructor-through-ref ***)
type a = X | Y
type b = X | Z
let r : a ref = ref X
let () = r := X
(*** constructor-through-return-type ***)
type a = X | Y
type b = X | Z
let f n : a = if n = 0 then X else Y
(*** constructor-unqualified-of-unopened ***)
module M = struct type t = A end
let x = [M.A; A]
(*** field-with-update-known ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f (r : a) = { r with x = 3 }
(*** field-with-update-last ***)
type a = { x : int; y : int }
type b = { x : string; z : int }
let f r = { r with x = 3 }
