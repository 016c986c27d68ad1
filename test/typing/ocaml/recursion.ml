(*** rec-value-list ***)
let rec l = 1 :: l
(*** rec-value-self ***)
let rec x = x
(*** rec-value-application ***)
let rec x = succ x
(*** rec-value-function-application-under-lambda ***)
let rec f = fun () -> g () and g = fun () -> f ()
(*** rec-value-constructor ***)
type t = T of t
let rec x = T x
(*** rec-value-record ***)
type t = { next : t; v : int }
let rec r = { next = r; v = 1 }
(*** rec-value-two ***)
let rec a = 1 :: b and b = 2 :: a
(*** rec-value-application-of-self ***)
let rec l = List.map succ l
(*** rec-value-lazy ***)
type 'a s = Cons of 'a * 'a s Lazy.t
let rec ones = Cons (1, lazy ones)
(*** rec-value-lazy-force ***)
let rec x = lazy (Lazy.force x + 1)
(*** rec-value-under-let ***)
let rec l = let y = 1 in y :: l
(*** rec-value-let-of-self ***)
let rec l = let m = l in 1 :: m
(*** rec-value-let-applies-self ***)
let rec f = let g = f in fun x -> g x
(*** rec-value-match-of-self ***)
let rec x = match x with [] -> [] | _ -> [1]
(*** rec-value-if-condition ***)
let rec x = if x then true else false
(*** rec-value-if-branches ***)
let rec l = if true then 1 :: l else []
(*** rec-value-ref ***)
let rec x = ref (fun () -> !x ())
(*** rec-value-ref-of-self ***)
let rec r = ref r
(*** rec-value-array ***)
type t = A of t array
let rec x = A [| x |]
(*** rec-value-float-array ***)
let rec a = [| b |] and b = 1.0
(*** rec-value-tuple ***)
let rec f = fun x -> fst p x and p = ((fun x -> x + 1), f)
(*** rec-value-tuple-pattern ***)
let rec (a, b) = (1, 2)
(*** rec-value-wildcard ***)
let rec _ = 1
(*** rec-value-constructor-of-function ***)
type t = F of (int -> t)
let rec x = F (fun _ -> x)
(*** rec-value-sequence ***)
let rec l = print_string "a"; 1 :: l
(*** rec-value-sequence-uses ***)
let rec l = ignore l; 1 :: l
(*** rec-value-partial-application ***)
let rec f = (fun x y -> x) f
(*** rec-value-field ***)
type t = { f : int -> int }
let rec r = { f = fun n -> if n = 0 then 0 else r.f (n - 1) }
(*** rec-value-field-read ***)
type t = { f : int }
let rec r = { f = r.f }
(*** rec-value-assert ***)
let rec x = assert x
(*** rec-value-try ***)
let rec x = try 1 :: x with _ -> []
(*** rec-value-while ***)
let rec f () = while f () do () done; false
(*** rec-value-annotation ***)
let rec (l : int list) = 1 :: l
(*** rec-value-used-later ***)
let rec x = y + 1 and y = 2
(*** rec-value-used-by-constant ***)
let rec f x = x + y and y = 2
(*** rec-function-duplicate ***)
let rec f x = x and f y = y
(*** rec-duplicate-not-rec ***)
let f x = x and f y = y
(*** rec-let-inner-rec ***)
let rec f x = let rec g y = if y = 0 then x else f (y - 1) in g x
(*** rec-value-nested-let-rec ***)
let rec l = let rec m = 2 :: l in 1 :: m
(*** rec-value-let-application ***)
let rec l = let n = List.length [] in n :: l
(*** rec-value-let-application-of-self ***)
let rec l = let n = List.length l in n :: l
(*** rec-value-polymorphic-variant ***)
let rec x = `A x
(*** rec-value-coercion ***)
let rec l = (1 :: l : int list)
(*** rec-value-module ***)
let rec f x = let module M = struct let g y = f y end in M.g x
(*** rec-value-object ***)
let rec o = object method me = 1 end
(*** rec-value-inner-function-captures ***)
let rec f = let h x = f x in h
(*** rec-value-inner-closure-called ***)
let rec f = let h x = f x in h 1
(*** rec-value-lazy-pattern ***)
let rec x = let (lazy y) = lazy 1 in y :: x
(*** rec-value-string ***)
let rec s = "a" ^ s
(*** rec-value-inline-record ***)
type t = R of { next : t; v : int }
let rec r = R { next = r; v = 1 }
(*** rec-value-unboxed ***)
type t = T of t [@@unboxed]
let rec x = T x
(*** rec-value-and-alias ***)
let rec f x = g x and g = f
(*** rec-value-and-alias-of-constructor ***)
let rec x = [y] and y = 3
