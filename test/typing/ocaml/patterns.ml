(*** or-variables-same ***)
let f = function (x, 0) | (0, x) -> x | _ -> 1
(*** or-variables-missing ***)
let f = function (x, 0) | (0, _) -> x | _ -> 1
(*** or-variables-types ***)
type t = A of int | B of string
let f = function A x | B x -> x
(*** variable-twice ***)
let f (x, x) = x
(*** variable-twice-in-constructor ***)
type t = T of int * int
let f (T (a, a)) = a
(*** alias ***)
let f ((x, y) as p) = (x + y, p)
(*** alias-wrong-use ***)
let f ((x, y) as p) = x + y + p
(*** constant-patterns ***)
let f = function 1 -> 'a' | 2 -> 'b' | _ -> 'c'
(*** string-pattern ***)
let f = function "a" -> 1 | _ -> 2
(*** float-pattern ***)
let f = function 1.0 -> 1 | _ -> 2
(*** negative-pattern ***)
let f = function -1 -> 1 | _ -> 2
(*** interval-pattern-int ***)
let f = function 1 .. 5 -> 1 | _ -> 2
(*** interval-pattern-mixed ***)
let f = function 'a' .. 5 -> 1 | _ -> 2
(*** list-pattern ***)
let f = function [a; b] -> a + b | _ -> 0
(*** list-pattern-element-clash ***)
let f = function [1; "a"] -> 0 | _ -> 1
(*** nested-pattern ***)
let f = function (Some (x :: _), _) -> x | (None, y) -> y | (Some [], y) -> y + 1
(*** annotated-pattern ***)
let f ((x : int), (y : string)) = x
(*** annotated-pattern-clash ***)
let f = function ((x : int) : string) -> x
(*** lazy-pattern ***)
let f = function lazy (Some x) -> x | lazy None -> 0
(*** lazy-pattern-not-lazy ***)
let f (x : int) = match x with lazy y -> y
(*** array-pattern ***)
let f = function [| x; y |] -> x + y | _ -> 0
(*** unit-pattern ***)
let f = function () -> 1
(*** unit-pattern-wrong ***)
let f (x : int) = match x with () -> 1
(*** tuple-pattern-arity ***)
let f x = match x with (a, b) -> 1 | (a, b, c) -> 2
(*** non-exhaustive-is-a-warning ***)
let f = function Some x -> x
(*** unused-case-is-a-warning ***)
let f = function _ -> 1 | 2 -> 3
(*** let-pattern ***)
let (a, b) = (1, "a")
let c = a + 1
(*** let-pattern-wrong ***)
let (a, b) = [1; 2]
(*** let-constructor-pattern ***)
let Some x = Some 1
let y = x + 1
(*** let-unit ***)
let () = 1
(*** let-unit-pattern-in ***)
let f () = let () = print_int 1 in 2
(*** fun-pattern ***)
let f = fun (Some x | None as y) -> y
(*** fun-constructor-pattern ***)
let f (Some x) = x
(*** when-guard ***)
let f = function x when x > 0 -> "pos" | 0 -> "zero" | _ -> "neg"
(*** when-guard-scope ***)
let f = function (x, y) when x = y -> x | (x, _) -> x
(*** when-guard-other-branch-variable ***)
let f = function (x, 0) -> x | (_, y) when x > y -> y | _ -> 0
(*** match-scrutinee-tuple ***)
let f a b = match a, b with 0, _ -> "a" | _, true -> "b" | _ -> "c"
(*** match-scrutinee-tuple-clash ***)
let f a b = match a, b with 0, _ -> "a" | "x", true -> "b" | _ -> "c"
(*** open-pattern ***)
module M = struct type t = A | B end
let f = function M.(A | B) -> 1
(*** open-pattern-list ***)
module M = struct type t = A | B end
let f = function M.[A; B] -> 1 | _ -> 2
(*** open-pattern-record ***)
module M = struct type t = { x : int; y : int } end
let f M.{ x; y } = x + y
(*** variable-scope-ends ***)
let f y = (match y with Some x -> x | None -> 0) + x
(*** constructor-lowercase-is-variable ***)
type t = A | B
let f = function a -> a
(*** pattern-constructor-of-other-type ***)
type t = A | B
type u = C
let f = function A -> 1 | C -> 2
(*** pattern-against-known-type ***)
let f (x : int list) = match x with Some _ -> 1 | _ -> 2
(*** or-pattern-in-let ***)
let f x = let (Ok y | Error y) = x in y
(*** or-pattern-in-fun ***)
let f (Ok y | Error y) = y + 1
(*** nested-or-alias ***)
let f = function ((1 | 2) as x | x) -> x
(*** char-range ***)
let f = function '0' .. '9' as c -> Char.code c | _ -> 0
(*** char-range-reversed ***)
let f = function '9' .. '0' -> 1 | _ -> 0
(*** polymorphic-comparison-pattern ***)
let f x = match compare x 1 with 0 -> "eq" | n when n < 0 -> "lt" | _ -> "gt"
(*** int64-pattern ***)
let f = function 1L -> true | _ -> false
(*** int64-pattern-int ***)
let f (x : int) = match x with 1L -> true | _ -> false
