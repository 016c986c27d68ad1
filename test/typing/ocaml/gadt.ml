(*** gadt-eval ***)
type _ e = Int : int -> int e | Bool : bool -> bool e | If : bool e * 'a e * 'a e -> 'a e | Add : int e * int e -> int e
let rec eval : type a. a e -> a = function
  | Int n -> n
  | Bool b -> b
  | If (c, t, f) -> if eval c then eval t else eval f
  | Add (a, b) -> eval a + eval b
(*** gadt-ill-typed-term ***)
type _ e = Int : int -> int e | Bool : bool -> bool e | Add : int e * int e -> int e
let x = Add (Int 1, Bool true)
(*** gadt-without-annotation ***)
type _ e = Int : int -> int e | Bool : bool -> bool e
let eval = function Int n -> n | Bool b -> b
(*** gadt-with-unification-variable ***)
type _ e = Int : int -> int e | Bool : bool -> bool e
let eval (x : 'a e) : 'a = match x with Int n -> n | Bool b -> b
(*** gadt-newtype-annotation ***)
type _ e = Int : int -> int e | Bool : bool -> bool e
let eval (type a) (x : a e) : a = match x with Int n -> n | Bool b -> b
(*** gadt-wrong-branch ***)
type _ e = Int : int -> int e | Bool : bool -> bool e
let eval : type a. a e -> a = function Int n -> n | Bool b -> 1
(*** gadt-equation-leaks-to-next-branch ***)
type _ e = Int : int e | Any : 'a e
let f : type a. a e -> a -> int = fun e x -> match e with Int -> x | Any -> x
(*** gadt-equation-leaks-after-match ***)
type _ e = Int : int e
let f : type a. a e -> a -> int = fun e x -> (match e with Int -> ()); x
(*** gadt-equation-in-branch ***)
type _ e = Int : int e
let f : type a. a e -> a -> int = fun e x -> match e with Int -> x
(*** gadt-equality-witness ***)
type (_, _) eq = Refl : ('a, 'a) eq
let cast : type a b. (a, b) eq -> a -> b = fun Refl x -> x
(*** gadt-equality-symmetric ***)
type (_, _) eq = Refl : ('a, 'a) eq
let sym : type a b. (a, b) eq -> (b, a) eq = fun Refl -> Refl
(*** gadt-equality-transitive ***)
type (_, _) eq = Refl : ('a, 'a) eq
let trans : type a b c. (a, b) eq -> (b, c) eq -> (a, c) eq = fun Refl Refl -> Refl
(*** gadt-equality-congruence ***)
type (_, _) eq = Refl : ('a, 'a) eq
let lift : type a b. (a, b) eq -> (a list, b list) eq = fun Refl -> Refl
(*** gadt-equality-forged ***)
type (_, _) eq = Refl : ('a, 'a) eq
let forged : (int, string) eq = Refl
(*** gadt-equality-without-match ***)
type (_, _) eq = Refl : ('a, 'a) eq
let cast : type a b. (a, b) eq -> a -> b = fun _ x -> x
(*** gadt-equality-wrong-direction-of-other ***)
type (_, _) eq = Refl : ('a, 'a) eq
let cast : type a b c. (a, b) eq -> a -> c = fun Refl x -> x
(*** gadt-equality-injective ***)
type (_, _) eq = Refl : ('a, 'a) eq
let unlift : type a b. (a list, b list) eq -> a -> b = fun Refl x -> x
(*** gadt-equality-not-injective-abstract ***)
type (_, _) eq = Refl : ('a, 'a) eq
module M : sig type 'a t end = struct type 'a t = int end
let f : type a b. (a M.t, b M.t) eq -> a -> b = fun Refl x -> x
(*** gadt-equality-injective-annotation ***)
type (_, _) eq = Refl : ('a, 'a) eq
module M : sig type !'a t end = struct type 'a t = 'a list end
let f : type a b. (a M.t, b M.t) eq -> a -> b = fun Refl x -> x
(*** gadt-existential ***)
type any = Any : 'a -> any
let l = [Any 1; Any "a"]
(*** gadt-existential-escapes ***)
type any = Any : 'a -> any
let f (Any x) = x
(*** gadt-existential-escapes-through-ref ***)
type any = Any : 'a -> any
let f r (Any x) = r := Some x
(*** gadt-existential-with-operation ***)
type showable = S : 'a * ('a -> string) -> showable
let show (S (x, f)) = f x
(*** gadt-existential-mixed ***)
type showable = S : 'a * ('a -> string) -> showable
let mix (S (x, _)) (S (_, g)) = g x
(*** gadt-existential-twice-same-value ***)
type showable = S : 'a * ('a -> string) -> showable
let f s = match s, s with S (x, _), S (_, g) -> g x
(*** gadt-existential-assumed-int ***)
type any = Any : 'a -> any
let f (Any x) = x + 1
(*** gadt-existential-repacked ***)
type any = Any : 'a -> any
let f (Any x) = Any (x, x)
(*** gadt-existential-in-let ***)
type any = Any : 'a -> any
let f y = let Any x = y in ignore x; 1
(*** gadt-existential-in-top-let ***)
type any = Any : 'a -> any
let Any x = Any 1
(*** gadt-existential-in-let-and ***)
type any = Any : 'a -> any
let f y = let Any x = y and z = 1 in ignore x; z
(*** gadt-existential-constructor-old-syntax ***)
type any = Any of 'a
(*** gadt-existential-local-function ***)
type any = Any : 'a * ('a -> int) -> any
let f (Any (x, g)) = let h y = g y in h x
(*** gadt-existential-polymorphic-helper ***)
type any = Any : 'a -> any
let use : 'a. 'a -> int = fun _ -> 1
let f (Any x) = use x
(*** gadt-vector ***)
type z = Z type 'n s = S
type ('a, _) vec = Nil : ('a, z) vec | Cons : 'a * ('a, 'n) vec -> ('a, 'n s) vec
let head : type n. ('a, n s) vec -> 'a = function Cons (x, _) -> x
let tail : type n. ('a, n s) vec -> ('a, n) vec = function Cons (_, r) -> r
(*** gadt-vector-head-of-empty ***)
type z = Z type 'n s = S
type ('a, _) vec = Nil : ('a, z) vec | Cons : 'a * ('a, 'n) vec -> ('a, 'n s) vec
let head : type n. ('a, n s) vec -> 'a = function Cons (x, _) -> x
let x = head Nil
(*** gadt-vector-map ***)
type z = Z type 'n s = S
type ('a, _) vec = Nil : ('a, z) vec | Cons : 'a * ('a, 'n) vec -> ('a, 'n s) vec
let rec map : type n. ('a -> 'b) -> ('a, n) vec -> ('b, n) vec = fun f -> function
  | Nil -> Nil
  | Cons (x, r) -> Cons (f x, map f r)
(*** gadt-vector-zip ***)
type z = Z type 'n s = S
type ('a, _) vec = Nil : ('a, z) vec | Cons : 'a * ('a, 'n) vec -> ('a, 'n s) vec
let rec zip : type n. ('a, n) vec -> ('b, n) vec -> ('a * 'b, n) vec = fun a b -> match a, b with
  | Nil, Nil -> Nil
  | Cons (x, r), Cons (y, s) -> Cons ((x, y), zip r s)
(*** gadt-vector-wrong-length ***)
type z = Z type 'n s = S
type ('a, _) vec = Nil : ('a, z) vec | Cons : 'a * ('a, 'n) vec -> ('a, 'n s) vec
let rec map : type n. ('a -> 'b) -> ('a, n) vec -> ('b, n) vec = fun f -> function
  | Nil -> Nil
  | Cons (x, r) -> map f r
(*** gadt-impossible-pattern ***)
type z = Z type 'n s = S
type ('a, _) vec = Nil : ('a, z) vec | Cons : 'a * ('a, 'n) vec -> ('a, 'n s) vec
let head : type n. ('a, n s) vec -> 'a = function Cons (x, _) -> x | Nil -> assert false
(*** gadt-impossible-refuted ***)
type _ t = I : int t | S : string t
let f : int t -> int = function I -> 1 | S -> .
(*** gadt-refutation-wrong ***)
type _ t = I : int t | S : string t
let f : int t -> int = function S -> 1 | I -> .
(*** gadt-not-polymorphic-recursion ***)
type _ e = Int : int -> int e | Pair : 'a e * 'b e -> ('a * 'b) e
let rec eval (type a) (x : a e) : a = match x with Int n -> n | Pair (a, b) -> (eval a, eval b)
(*** gadt-polymorphic-recursion ***)
type _ e = Int : int -> int e | Pair : 'a e * 'b e -> ('a * 'b) e
let rec eval : type a. a e -> a = function Int n -> n | Pair (a, b) -> (eval a, eval b)
(*** gadt-application ***)
type _ e = App : ('a -> 'b) e * 'a e -> 'b e | Const : 'a -> 'a e
let rec eval : type a. a e -> a = function App (f, x) -> (eval f) (eval x) | Const c -> c
(*** gadt-application-mixed ***)
type _ e = App : ('a -> 'b) e * 'a e -> 'b e | Const : 'a -> 'a e
let rec eval : type a. a e -> a = function App (f, x) -> eval x | Const c -> c
(*** gadt-ambiguous-result ***)
type _ t = I : int t
let f : type a. a t -> a -> a = fun t x -> match t with I -> x + 1
(*** gadt-ambiguous-let ***)
type _ t = I : int t
let f (type a) (t : a t) (x : a) = match t with I -> x + 1
(*** gadt-ambiguous-returns-parameter ***)
type _ t = I : int t
let f (type a) (t : a t) (x : a) = match t with I -> x
(*** gadt-ambiguous-join ***)
type _ t = I : int t
let f (type a) (t : a t) (x : a) (y : int) = match t with I -> if true then x else y
(*** gadt-join-annotated ***)
type _ t = I : int t
let f (type a) (t : a t) (x : a) (y : int) : a = match t with I -> if true then x else y
(*** gadt-result-unknown-escapes ***)
type _ t = I : int t | B : bool t
let f (type a) (t : a t) (x : a) = match t with I -> [x] | B -> [x]
(*** gadt-nested-match ***)
type _ t = I : int t | B : bool t
let eq : type a b. a t -> b t -> a -> b -> bool = fun s t x y -> match s, t with
  | I, I -> x = y
  | B, B -> x = y
  | _ -> false
(*** gadt-nested-match-wrong ***)
type _ t = I : int t | B : bool t
let eq : type a b. a t -> b t -> a -> b -> bool = fun s t x y -> match s, t with
  | I, B -> x = y
  | _ -> false
(*** gadt-returns-witness ***)
type (_, _) eq = Refl : ('a, 'a) eq
type _ t = I : int t | B : bool t
let same : type a b. a t -> b t -> (a, b) eq option = fun s t -> match s, t with
  | I, I -> Some Refl
  | B, B -> Some Refl
  | _ -> None
(*** gadt-returns-false-witness ***)
type (_, _) eq = Refl : ('a, 'a) eq
type _ t = I : int t | B : bool t
let same : type a b. a t -> b t -> (a, b) eq option = fun s t -> match s, t with
  | I, _ -> Some Refl
  | _ -> None
(*** gadt-wildcard-branch-no-equation ***)
type _ t = I : int t | B : bool t
let f : type a. a t -> a -> int = fun t x -> match t with I -> x | _ -> x
(*** gadt-or-pattern ***)
type _ t = I : int t | J : int t | B : bool t
let f : type a. a t -> string = function I | J -> "int" | B -> "bool"
(*** gadt-or-pattern-uses-equation ***)
type _ t = I : int t | J : int t
let f : type a. a t -> a -> int = fun t x -> match t with I | J -> x
(*** gadt-constructor-result-other-type ***)
type _ t = I : int list
(*** gadt-constructor-result-constrained ***)
type 'a t = P : ('b * 'c) t | L : 'b list t
let f : type a. a t -> int = function P -> 1 | L -> 2
(*** gadt-constructor-decomposes ***)
type 'a t = P : 'b * 'c -> ('b * 'c) t
let f : type a b. (a * b) t -> a = function P (x, _) -> x
(*** gadt-abstract-type-refined ***)
type _ t = I : int t
module M : sig type t end = struct type t = int end
let f (x : M.t t) (y : M.t) = match x with I -> y
(*** gadt-abstract-type-not-equal-to-int ***)
type (_, _) eq = Refl : ('a, 'a) eq
module M : sig type t val w : (t, int) eq end = struct type t = int let w = Refl end
let f (x : M.t) : int = match M.w with Refl -> x
(*** gadt-abstract-type-outside-match ***)
type (_, _) eq = Refl : ('a, 'a) eq
module M : sig type t val w : (t, int) eq end = struct type t = int let w = Refl end
let f (x : M.t) : int = ignore M.w; x
(*** gadt-hlist ***)
type _ h = Nil : unit h | Cons : 'a * 'b h -> ('a * 'b) h
let x = Cons (1, Cons ("a", Nil))
let hd : type a b. (a * b) h -> a = function Cons (x, _) -> x
let y = hd x + 1
(*** gadt-hlist-head-wrong-type ***)
type _ h = Nil : unit h | Cons : 'a * 'b h -> ('a * 'b) h
let hd : type a b. (a * b) h -> a = function Cons (x, _) -> x
let y = hd (Cons ("a", Nil)) + 1
(*** gadt-format ***)
type (_, _) fmt = End : ('r, 'r) fmt | Int : ('a, 'r) fmt -> (int -> 'a, 'r) fmt | Lit : string * ('a, 'r) fmt -> ('a, 'r) fmt
let rec k : type a r. (string -> r) -> string -> (a, r) fmt -> a = fun c s -> function
  | End -> c s
  | Int f -> fun n -> k c (s ^ string_of_int n) f
  | Lit (l, f) -> k c (s ^ l) f
let x = k (fun s -> s) "" (Lit ("n = ", Int End)) 3
(*** gadt-inline-record ***)
type _ t = R : { x : 'a; f : 'a -> int } -> int t
let f : type a. a t -> int = function R { x; f } -> f x
(*** gadt-inline-record-escape ***)
type t = R : { x : 'a } -> t
let f (R { x }) = x
(*** gadt-nat-add ***)
type z = Z type 'a s = S
type (_, _, _) add = AZ : (z, 'n, 'n) add | AS : ('a, 'b, 'c) add -> ('a s, 'b, 'c s) add
type _ nat = Zero : z nat | Succ : 'n nat -> 'n s nat
let rec unique : type a b c. (a, b, c) add -> a nat -> a nat = fun p n -> match p, n with
  | AZ, Zero -> Zero
  | AS q, Succ m -> Succ (unique q m)
(*** gadt-equation-used-before-match ***)
type _ t = I : int t
let f : type a. a t -> a -> int = fun t x -> let y = x + 1 in match t with I -> y
(*** gadt-local-let-pattern ***)
type (_, _) eq = Refl : ('a, 'a) eq
let f : type a. (a, int) eq -> a -> int = fun w x -> let Refl = w in x + 1
(*** gadt-type-a-dot-generalises ***)
type _ t = I : int t | S : string t
let d : type a. a t -> a = function I -> 0 | S -> ""
let x = (d I, d S)
(*** gadt-parameter-not-rigid-list ***)
type _ t = I : int t | S : string t
let f l = List.map (function I -> 1) l
(*** gadt-mixed-constructors-in-list ***)
type _ t = I : int t | S : string t
let l = [I; S]
(*** gadt-existential-list ***)
type _ t = I : int t | S : string t
type ex = E : 'a t -> ex
let l = [E I; E S]
let name = function E I -> "int" | E S -> "string"
(*** gadt-existential-paired-with-witness ***)
type _ t = I : int t | S : string t
type dyn = D : 'a t * 'a -> dyn
let show = function D (I, n) -> string_of_int n | D (S, s) -> s
(*** gadt-existential-paired-wrong ***)
type _ t = I : int t | S : string t
type dyn = D : 'a t * 'a -> dyn
let show = function D (I, n) -> n | D (S, s) -> s
(*** gadt-dyn-ill-made ***)
type _ t = I : int t | S : string t
type dyn = D : 'a t * 'a -> dyn
let x = D (I, "a")
(*** gadt-function-result-refined ***)
type _ t = I : int t | F : 'a t * 'b t -> ('a -> 'b) t
let rec default : type a. a t -> a = function I -> 0 | F (_, b) -> let d = default b in fun _ -> d
(*** gadt-function-result-wrong ***)
type _ t = I : int t | F : 'a t * 'b t -> ('a -> 'b) t
let rec default : type a. a t -> a = function I -> 0 | F (a, _) -> default a
(*** gadt-named-existential ***)
type ex = E : 'a * ('a -> int) -> ex
let f = function E (type b) ((x, g) : b * (b -> int)) -> g x
(*** gadt-polymorphic-variant-index ***)
type _ t = A : [ `A ] t | B : [ `B ] t
let f : [ `A ] t -> int = function A -> 1
(*** gadt-exhaustive-by-type ***)
type _ t = I : int t | S : string t
let f (x : int t) = match x with I -> 3
(*** gadt-private-type-index ***)
type (_, _) eq = Refl : ('a, 'a) eq
let f : (int, bool) eq -> 'a = function _ -> .
(*** gadt-unreachable-dead-branch-type-error ***)
type (_, _) eq = Refl : ('a, 'a) eq
let f : (int, bool) eq -> string = function Refl -> "a"
(*** gadt-escape-level-through-outer-variable ***)
type _ t = I : int t
let f r (type a) (t : a t) (x : a) = match t with I -> r := x
(*** gadt-rank-two-argument ***)
type 'a t = { run : 'b. ('a -> 'b) -> 'b }
let r = { run = fun k -> k 3 }
let x = r.run (fun n -> n + 1), r.run string_of_int
(*** gadt-church-encoded-list-existential ***)
type stream = S : 's * ('s -> (int * 's) option) -> stream
let rec take n (S (s, next)) = if n = 0 then [] else match next s with None -> [] | Some (x, s') -> x :: take (n - 1) (S (s', next))
(*** gadt-state-of-other-stream ***)
type stream = S : 's * ('s -> (int * 's) option) -> stream
let f (S (s, _)) (S (t, next)) = next s
(*** gadt-avl ***)
type z = Z and 'a s = S
type (_, _, _) bal = L : ('a, 'a s, 'a s) bal | E : ('a, 'a, 'a) bal | R : ('a s, 'a, 'a s) bal
type _ avl = Leaf : z avl | Node : ('l, 'r, 'm) bal * 'l avl * int * 'r avl -> 'm s avl
let rec mem : type n. int -> n avl -> bool = fun x -> function
  | Leaf -> false
  | Node (_, l, y, r) -> x = y || mem x (if x < y then (assert false) else r)
(*** gadt-avl-wrong-balance ***)
type z = Z and 'a s = S
type (_, _, _) bal = L : ('a, 'a s, 'a s) bal | E : ('a, 'a, 'a) bal | R : ('a s, 'a, 'a s) bal
type _ avl = Leaf : z avl | Node : ('l, 'r, 'm) bal * 'l avl * int * 'r avl -> 'm s avl
let x = Node (L, Leaf, 1, Node (E, Leaf, 2, Leaf))
let y = Node (L, Node (E, Leaf, 2, Leaf), 1, Leaf)
(*** gadt-equation-of-itself ***)
type (_, _) eq = Refl : ('a, 'a) eq
let f : type a. (a, a list) eq -> a -> int = fun Refl x -> 1
(*** gadt-equation-of-itself-used ***)
type (_, _) eq = Refl : ('a, 'a) eq
let f : type a. (a, a list) eq -> a -> a list = fun Refl x -> x
(*** gadt-equations-in-a-circle ***)
type (_, _) eq = Refl : ('a, 'a) eq
let f : type a b. (a, b list) eq -> (b, a list) eq -> a -> b list = fun Refl Refl x -> x
(*** gadt-equations-in-a-circle-used ***)
type (_, _) eq = Refl : ('a, 'a) eq
let g : type a b. (a, b list) eq -> (b, a list) eq -> b -> a list = fun Refl Refl x -> x
(*** gadt-equation-to-and-fro ***)
type (_, _) eq = Refl : ('a, 'a) eq
let h : type a b. (a, b) eq -> (b, a) eq -> a -> b = fun Refl Refl x -> x
(*** gadt-lambda-bound-used-later ***)
type _ t = I : int t
let f (type a) (t : a t) = fun x -> ignore (x : a); match t with I -> x + 1
(*** gadt-lambda-bound-unknown-type ***)
type _ t = I : int t
let f (type a) (t : a t) = fun x -> match t with I -> x + 1
(*** gadt-local-polymorphic-function ***)
type _ t = I : int t | B : bool t
let f : type a. a t -> a -> string = fun t x ->
  let show : type b. b t -> b -> string = fun t y -> match t with I -> string_of_int y | B -> string_of_bool y in
  show t x
(*** gadt-let-in-branch-generalises ***)
type _ t = I : int t
let f : type a. a t -> a -> int * string = fun t x -> match t with I -> let id y = ignore x; y in (id x + 1, id "a")
(*** gadt-try-in-branch ***)
type _ t = I : int t
let f : type a. a t -> (unit -> a) -> int = fun t g -> match t with I -> (try g () with Not_found -> 0)
(*** gadt-two-parameters-swapped ***)
type (_, _) t = IS : (int, string) t | SI : (string, int) t
let flip : type a b. (a, b) t -> (b, a) t = function IS -> SI | SI -> IS
(*** gadt-two-parameters-not-swapped ***)
type (_, _) t = IS : (int, string) t | SI : (string, int) t
let flip : type a b. (a, b) t -> (b, a) t = function IS -> IS | SI -> SI
(*** gadt-record-field-refined ***)
type _ t = I : int t
type 'a r = { t : 'a t; v : 'a }
let f : type a. a r -> int = fun { t = I; v } -> v
(*** gadt-record-field-not-refined ***)
type _ t = I : int t
type 'a r = { t : 'a t; v : 'a }
let f : type a. a r -> int = fun { t = _; v } -> v
(*** gadt-when-guard-uses-equation ***)
type _ t = I : int t | B : bool t
let f : type a. a t -> a -> bool = fun t x -> match t with I when x > 0 -> true | I -> false | B -> x
(*** gadt-refutation-of-tuple ***)
type _ t = I : int t | S : string t
let f : type a. a t -> a t -> int = fun x y -> match x, y with I, I -> 1 | S, S -> 2 | _ -> .
(*** gadt-refutation-of-tuple-possible ***)
type _ t = I : int t | S : string t
let f : type a b. a t -> b t -> int = fun x y -> match x, y with I, I -> 1 | S, S -> 2 | _ -> .
(*** gadt-refutation-guarded ***)
type _ t = I : int t | S : string t
let f (x : int t) = match x with I when true -> 1 | _ -> .
