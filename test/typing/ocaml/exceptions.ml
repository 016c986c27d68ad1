(*** exception-definition ***)
exception E of int * string
let f () = raise (E (1, "a"))
(*** exception-wrong-argument ***)
exception E of int
let f () = raise (E "a")
(*** exception-missing-argument ***)
exception E of int
let f () = raise E
(*** exception-pattern ***)
exception E of int
let f g = try g () with E n -> n | Not_found -> 0
(*** exception-pattern-wrong-type ***)
exception E of int
let f g = try g () with E s -> s ^ "a" | Not_found -> 0
(*** exception-pattern-not-exception ***)
let f g = try g () with Some _ -> 0
(*** exception-unbound ***)
let f () = raise Nowhere
(*** exception-type-variable ***)
exception E of 'a
(*** exception-alias ***)
exception E of int
exception F = E
let f () = try raise (E 1) with F n -> n
(*** exception-alias-unbound ***)
exception F = Nowhere
(*** exception-as-value ***)
let l = [Not_found; Failure "a"; Exit]
(*** exception-match-case ***)
let f g = match g () with x -> x + 1 | exception Not_found -> 0
(*** exception-match-case-type ***)
let f g = match g () with x -> x + 1 | exception Not_found -> "a"
(*** exception-match-case-or ***)
let f g = match g () with 0 | exception Not_found -> 1 | n -> n
(*** exception-match-case-or-variable ***)
let f g = match g () with x | exception Failure x -> x
(*** exception-match-case-or-variable-clash ***)
let f g = match g () + 1 with x | exception Failure x -> x
(*** exception-match-only ***)
let f g = match g () with exception Not_found -> 0
(*** exception-match-nested ***)
let f g = match g () with Some (exception Not_found) -> 0 | _ -> 1
(*** exception-match-in-try ***)
let f g = try g () with exception Not_found -> 0
(*** exception-in-function ***)
let f = function x -> x | exception Not_found -> 0
(*** exception-inline-record ***)
exception E of { code : int; msg : string }
let f () = try raise (E { code = 1; msg = "a" }) with E { code; _ } -> code
(*** exception-local-escapes ***)
let f () = let exception E in E
(*** exception-raise-result ***)
let f x : string = raise (Invalid_argument x)
(*** exception-wildcard ***)
let f g = try g () with _ -> 0
(*** exception-as ***)
let f g = try g () with (Failure _ | Not_found) as e -> raise e
(*** exception-when ***)
let f g = try g () with Failure s when s = "a" -> 0
(*** extensible-definition ***)
type t = ..
type t += A | B of int
let l = [A; B 1]
(*** extensible-match ***)
type t = ..
type t += A | B of int
let f = function A -> 0 | B n -> n | _ -> -1
(*** extensible-wrong-argument ***)
type t = ..
type t += B of int
let x = B "a"
(*** extensible-of-closed ***)
type t = A
type t += B
(*** extensible-unbound ***)
type nowhere += A
(*** extensible-parameters ***)
type 'a t = ..
type 'a t += A of 'a
let x = A 1
(*** extensible-parameters-arity ***)
type 'a t = ..
type t += A
(*** extensible-gadt ***)
type _ t = ..
type _ t += I : int t | S : string t
let f : type a. a t -> a option = function I -> Some 1 | S -> Some "a" | _ -> None
(*** extensible-gadt-wrong ***)
type _ t = ..
type _ t += I : int t | S : string t
let f : type a. a t -> a option = function I -> Some "a" | _ -> None
(*** extensible-rebind ***)
type t = ..
type t += A of int
type t += B = A
let f = function B n -> n | _ -> 0
(*** extensible-rebind-other-type ***)
type t = ..
type u = ..
type t += A
type u += B = A
(*** extensible-private ***)
module M : sig type t = private .. end = struct type t = .. end
type M.t += A
(*** extensible-in-module ***)
module M = struct type t = .. type t += A end
type M.t += B
let l = [M.A; B]
(*** extensible-exn ***)
type exn += E of int
let f () = try raise (E 1) with E n -> n
(*** inline-record-construct ***)
type t = R of { x : int; y : string } | N
let v = R { x = 1; y = "a" }
(*** inline-record-missing ***)
type t = R of { x : int; y : string }
let v = R { x = 1 }
(*** inline-record-access ***)
type t = R of { x : int; mutable y : int }
let f (R r) = r.y <- r.x; r.y
(*** inline-record-escapes ***)
type t = R of { x : int }
let f (R r) = r
(*** inline-record-stored ***)
type t = R of { x : int }
let f (R r) = [r]
(*** inline-record-rebuilt ***)
type t = R of { x : int; y : int }
let f (R r) = R r
(*** inline-record-update ***)
type t = R of { x : int; y : int }
let f (R r) = R { r with x = 3 }
(*** inline-record-positional ***)
type t = R of { x : int; y : int }
let v = R (1, 2)
(*** inline-record-plain-record ***)
type t = R of { x : int }
let v = { x = 1 }
(*** inline-record-of-other-record ***)
type r = { x : int }
type t = R of { x : int }
let f (v : r) = R v
(*** inline-record-pattern ***)
type t = R of { x : int; y : string } | N
let f = function R { x; y = "a" } -> x | R { x; _ } -> x + 1 | N -> 0
(*** inline-record-pattern-unknown ***)
type t = R of { x : int }
let f (R { z }) = z
(*** inline-record-polymorphic ***)
type 'a t = R of { x : 'a; l : 'a list }
let f (R r) = r.x :: r.l
(*** inline-record-function ***)
type t = R of { x : int }
let f (R r) = let g () = r.x in g ()
(*** exception-match-case-or-guard ***)
let f g = match g () with 5 | exception Exit when true -> 1 | _ -> 2
(*** exception-match-case-or-nested ***)
let f g = match g () with (1 | exception Exit) | exception Not_found -> 1 | n -> n
(*** exception-match-alias ***)
let f g = match g () with (exception Not_found) as e -> e | x -> x
