(*** weak-list-reference ***)
let r = ref []
let () = r := [1]
(*** weak-used-twice ***)
let r = ref []
let () = r := [1]
let () = r := ["a"]
(*** weak-never-fixed ***)
let r = ref []
(*** partial-application-is-weak ***)
let f = List.map (fun x -> x)
let a = f [1]
let b = f ["a"]
(*** partial-application-eta ***)
let f l = List.map (fun x -> x) l
let a = f [1]
let b = f ["a"]
(*** relaxed-covariant-list ***)
let f () = []
let l = f ()
let a = 1 :: l
let b = "a" :: l
(*** relaxed-covariant-option ***)
let n = (fun x -> x) None
let a = (n : int option)
let b = (n : string option)
(*** not-relaxed-function ***)
let f = (fun x -> x) (fun x -> x)
let a = f 1
let b = f "a"
(*** not-relaxed-array ***)
let mk () = [||]
let a = mk ()
let b = (a : int array)
let c = (a : string array)
(*** empty-array-literal ***)
let a = [||]
let b = (a : int array)
let c = (a : string array)
(*** constructor-application-is-value ***)
let p = (Some (fun x -> x), [])
let (Some f, _) = p
let a = f 1
let b = f "a"
(*** record-of-function-is-value ***)
type 'a r = { f : 'a -> 'a }
let r = { f = fun x -> x }
let a = r.f 1
let b = r.f "a"
(*** mutable-record-is-not-value ***)
type 'a r = { mutable c : 'a list }
let r = { c = [] }
let () = r.c <- [1]
let () = r.c <- ["a"]
(*** field-access-is-value ***)
type 'a r = { f : 'a -> 'a }
let r = { f = fun x -> x }
let g = r.f
let a = g 1, g "a"
(*** let-in-is-value ***)
let f = let y = 1 in fun x -> x
let a = f 1, f "a"
(*** let-application-in-is-not-value ***)
let f = let y = ref 0 in fun x -> incr y; x
let a = f 1, f "a"
(*** if-is-not-value ***)
let f = if true then (fun x -> x) else (fun y -> y)
let a = f 1, f "a"
(*** match-of-values ***)
let f = match 1 with 1 -> (fun x -> x) | _ -> (fun y -> y)
let a = f 1, f "a"
(*** sequence-value ***)
let f = (); fun x -> x
let a = f 1, f "a"
(*** annotated-value ***)
let f = (fun x -> x : 'a -> 'a)
let a = f 1, f "a"
(*** lazy-of-value ***)
let l = lazy (fun x -> x)
let a = (Lazy.force l) 1
let b = (Lazy.force l) "a"
(*** lazy-of-application ***)
let l = lazy (ref [])
let () = Lazy.force l := [1]
let () = Lazy.force l := ["a"]
(*** assert-false-polymorphic ***)
let f () = (assert false : 'a)
let a = (f () : int), (f () : string)
(*** failwith-top ***)
let f = fun () -> failwith "x"
let a () = (f () : int), (f () : string)
(*** tuple-with-application ***)
let (r, f) = (ref [], fun x -> x)
let a = f 1, f "a"
(*** tuple-with-application-relaxed-parts ***)
let p = (List.rev [], 1)
let a = (1 :: fst p), ("a" :: fst p)
(*** hashtbl-is-weak ***)
let h = Hashtbl.create 10
let () = Hashtbl.add h "a" 1
let x = Hashtbl.find h "b"
(*** hashtbl-two-key-types ***)
let h = Hashtbl.create 10
let () = Hashtbl.add h "a" 1
let () = Hashtbl.add h 2 1
(*** local-weak ***)
let f () =
  let r = ref [] in
  r := [1]; r := [2]; !r
(*** local-weak-clash ***)
let f () =
  let r = ref [] in
  r := [1]; r := ["a"]; !r
(*** function-returning-ref-polymorphic ***)
let mk x = ref x
let a = mk 1 and b = mk "a"
(*** newtype-function-value ***)
let f = fun (type a) (x : a) -> x
let a = f 1, f "a"
(*** first-class-module-value ***)
module type S = sig type 'a t val e : 'a t end
module M = struct type 'a t = 'a list let e = [] end
let m = (module M : S)
(*** weak-in-module ***)
module M = struct let r = ref [] end
let () = M.r := [1]
(*** weak-in-module-two ***)
module M = struct let r = ref [] end
let () = M.r := [1]
let () = M.r := [true]
(*** weak-in-sealed-module ***)
module M : sig val r : int list ref end = struct let r = ref [] end
(*** weak-against-polymorphic-signature ***)
module M : sig val r : 'a list ref end = struct let r = ref [] end
(*** weak-against-polymorphic-function ***)
module M : sig val f : 'a -> 'a end = struct let f = (fun x -> x) (fun x -> x) end
(*** abstract-type-is-not-covariant ***)
module M : sig type 'a t val mk : unit -> 'a t end = struct type 'a t = 'a list let mk () = [] end
let x = M.mk ()
let a = (x : int M.t)
let b = (x : string M.t)
(*** abstract-type-covariant ***)
module M : sig type +'a t val mk : unit -> 'a t end = struct type 'a t = 'a list let mk () = [] end
let x = M.mk ()
let a = (x : int M.t)
let b = (x : string M.t)
(*** polymorphic-variant-value ***)
let v = `A (fun x -> x)
let a = match v with `A f -> (f 1, f 2)
(*** exception-constructor-of-poly ***)
exception E of (int -> int)
let e = E (fun x -> x)
(*** optional-erasure-application ***)
let f ?(x = 1) y = y
let g = f ~x:2
let a = g 1
let b = g "a"
(*** object-is-not-value-fields ***)
let stack = Stack.create ()
let () = Stack.push 1 stack
let () = Stack.push 'c' stack
(*** while-relaxed ***)
let x = while false do () done
(*** nested-let-generalisation ***)
let f x = let g y = (x, y) in (g 1, g true)
(*** nested-let-no-generalisation-of-outer ***)
let f x = let g = x in (g 1, g true)
(*** generalise-inside-function ***)
let f z = let id x = ignore z; x in (id 1, id "a")
(*** lambda-bound-in-let ***)
let f x = let y = x in let z = fun () -> y in (z () + 1, z () ^ "a")
