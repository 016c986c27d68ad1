(*** identity ***)
let id x = x
(*** composition ***)
let compose f g x = f (g x)
(*** s-combinator ***)
let s x y z = x z (y z)
(*** self-application ***)
let omega x = x x
(*** occurs-through-list ***)
let f x = x :: x
(*** occurs-through-pair ***)
let rec f x = f (x, x)
(*** fixpoint ***)
let rec fix f x = f (fix f) x
(*** fixpoint-without-argument ***)
let rec fix f = f (fix f)
(*** y-combinator-untyped ***)
let y f = (fun x -> f (x x)) (fun x -> f (x x))
(*** if-branches-differ ***)
let f b = if b then 1 else "one"
(*** if-without-else-unit ***)
let f b = if b then print_string "x"
(*** if-without-else-int ***)
let f b = if b then 1
(*** if-condition-not-bool ***)
let f n = if n + 1 then 1 else 2
(*** int-and-float ***)
let x = 1 + 2.0
(*** float-operators ***)
let area r = 3.14 *. r *. r
(*** float-operator-on-int ***)
let x = 1.0 *. 2
(*** list-of-mixed ***)
let l = [1; "two"; 3]
(*** list-of-lists ***)
let l = [[]; [1]; [2; 3]]
(*** cons-wrong-order ***)
let l = [1] :: 2
(*** append ***)
let rec append a b = match a with [] -> b | x :: r -> x :: append r b
(*** too-many-arguments ***)
let f x y = x + y
let z = f 1 2 3
(*** too-few-arguments ***)
let f x y = x + y
let z = f 1
(*** apply-non-function ***)
let z = 3 4
(*** unbound-value ***)
let z = undefined_name
(*** unbound-constructor ***)
let z = Undefined
(*** unbound-type ***)
let f (x : undefined_type) = x
(*** unbound-module ***)
let z = Undefined.f
(*** unbound-in-module ***)
let z = List.undefined_name
(*** match-branches-differ ***)
let f = function 0 -> "zero" | _ -> 1
(*** match-patterns-differ ***)
let f = function 0 -> 1 | "one" -> 2 | _ -> 3
(*** match-on-char ***)
let f = function 'a' .. 'z' -> true | _ -> false
(*** guard-not-bool ***)
let f = function x when x + 1 -> 1 | _ -> 2
(*** sequence ***)
let f () = print_string "a"; print_int 3; 4
(*** while-body ***)
let f () = let i = ref 0 in while !i < 10 do incr i done; !i
(*** while-condition-not-bool ***)
let f () = while 1 do () done
(*** for-loop ***)
let f n = for i = 0 to n do print_int i done
(*** for-bounds-not-int ***)
let f n = for i = 0.0 to n do print_int i done
(*** for-downto ***)
let f n = let s = ref 0 in for i = n downto 0 do s := !s + i done; !s
(*** string-index ***)
let f s i = s.[i]
(*** string-set ***)
let f s = s.[0] <- 'a'
(*** array-index ***)
let f a i = a.(i) + 1
(*** array-set ***)
let f a i x = a.(i) <- x; a
(*** array-set-wrong-element ***)
let f () = let a = [|1; 2|] in a.(0) <- "x"
(*** bytes-is-not-string ***)
let f (b : bytes) = String.length b
(*** let-polymorphism ***)
let pair = let id x = x in (id 1, id "a")
(*** lambda-is-monomorphic ***)
let pair = (fun id -> (id 1, id "a")) (fun x -> x)
(*** pattern-variable-is-monomorphic ***)
let f g = (g 1, g true)
(*** match-bound-is-monomorphic ***)
let f = match (fun x -> x) with id -> (id 1, id true)
(*** let-tuple-is-polymorphic ***)
let (f, g) = ((fun x -> x), (fun x -> [x]))
let y = (f 1, f true, g 2, g "s")
(*** annotation ***)
let f (x : int) : int = x
(*** annotation-too-general ***)
let f (x : 'a) : 'a = x + 1
(*** annotation-wrong ***)
let f (x : int) : string = x
(*** annotation-variables-are-shared ***)
let f (x : 'a) (y : 'a) = (x, y)
let z = f 1 "a"
(*** annotation-variable-scope-is-toplevel-phrase ***)
let f (x : 'a) = x
let g (x : 'a) = x + 1
(*** annotation-variable-shared-within-definition ***)
let f () =
  let g (x : 'a) = x in
  let h (y : 'a) = y in
  (g 1, h true)
(*** explicit-polymorphic ***)
let f : 'a. 'a -> 'a = fun x -> x
(*** explicit-polymorphic-too-general ***)
let f : 'a. 'a -> 'a = fun x -> x + 1
(*** explicit-polymorphic-two-variables-equal ***)
let f : 'a 'b. 'a -> 'b = fun x -> x
(*** newtype ***)
let f (type a) (x : a) : a = x
(*** newtype-is-rigid ***)
let f (type a) (x : a) : a = x + 1
(*** newtype-two-are-different ***)
let f (type a) (type b) (x : a) : b = x
(*** newtype-generalises-outside ***)
let f (type a) (x : a) : a = x
let y = (f 1, f "a")
(*** assert ***)
let f x = assert (x > 0); x
(*** assert-false-any-type ***)
let f x : int = assert false
(*** assert-not-bool ***)
let f x = assert (x + 1)
(*** lazy-force ***)
let f x = let l = lazy (x + 1) in Lazy.force l
(*** lazy-is-not-its-value ***)
let f x = let l = lazy (x + 1) in l + 1
(*** lazy-pattern ***)
let f (lazy x) = x + 1
(*** reference ***)
let f () = let r = ref 0 in r := 1; !r
(*** reference-wrong-content ***)
let f () = let r = ref 0 in r := "a"
(*** reference-not-dereferenced ***)
let f () = let r = ref 0 in r + 1
(*** compare-different-types ***)
let b = 1 = 1.0
(*** equality-polymorphic ***)
let f x y = x = y && x <> y
(*** logical-operators ***)
let f a b = a && b || not a
(*** logical-operator-on-int ***)
let f a = a && 1
(*** tuple-arity ***)
let f (a, b, c) = a
let x = f (1, 2)
(*** tuple-projection ***)
let x = fst (1, 2, 3)
(*** unit-argument ***)
let f () = 1
let x = f 2
(*** string-concat ***)
let x = "a" ^ 1
(*** list-append ***)
let x = [1] @ ["a"]
(*** int-literals ***)
let a = 1l and b = 1L and c = 1n
(*** int32-is-not-int ***)
let a = 1l + 1
(*** char-is-not-string ***)
let a = 'a' ^ "b"
(*** negative-float ***)
let a = -. 1
(*** shadowing ***)
let x = 1
let x = "a"
let y = x ^ "b"
(*** and-bindings-do-not-see-each-other ***)
let x = 1 and y = x
(*** rebinding-in-parallel ***)
let x = 1
let x = "a" and y = x + 1
(*** top-level-expression ***)
let x = 1;;
x + 1;;
(*** top-level-expression-ill-typed ***)
let x = 1;;
x ^ "a";;
(*** function-keyword ***)
let f = function [] -> 0 | [x] -> x | x :: y :: _ -> x + y
(*** fun-multiple-parameters ***)
let f = fun (a, b) [c] -> a + b + c
(*** wildcard-parameter ***)
let f _ _ = ()
(*** operators-as-functions ***)
let f = List.fold_left ( + ) 0
(*** operator-definition ***)
let ( +++ ) a b = a ^ b ^ a
let x = "a" +++ "b"
(*** operator-wrong-argument ***)
let ( |>> ) x f = f x
let y = 1 |>> String.length
(*** pipe ***)
let y = [1; 2] |> List.map string_of_int |> String.concat ","
(*** pipe-wrong ***)
let y = [1; 2] |> List.map String.length
(*** at-at ***)
let y = print_endline @@ string_of_int @@ 3 + 4
(*** try-branches ***)
let f x = try int_of_string x with Failure _ -> 0
(*** try-branches-differ ***)
let f x = try int_of_string x with Failure _ -> "no"
(*** raise-any-type ***)
let f x = if x then raise Not_found else 1
(*** raise-non-exception ***)
let f x = raise "error"
(*** ignore-result ***)
let f () = ignore (1 + 2); ()
(*** nested-functions ***)
let f x = let g y = let h z = x + y + z in h in g
(*** partial-application-polymorphic ***)
let const x _ = x
let f = const 1
(*** redefinition-changes-type ***)
let f x = x + 1
let g = f
let f x = x ^ "a"
let h = g 1, f "b"
(*** church-numerals ***)
let zero f x = x
let succ n f x = f (n f x)
let plus m n f x = m f (n f x)
let two = succ (succ zero)
(*** exponential-but-small ***)
let d x = (x, x)
let f x = d (d (d x))
(*** list-functions ***)
let f l = List.map (fun (a, b) -> a ^ string_of_int b) (List.filter (fun (_, b) -> b > 0) l)
(*** missing-rec ***)
let length l = match l with [] -> 0 | _ :: r -> 1 + length r
(*** coercion-trivial ***)
let x = (1 :> int)
(*** coercion-wrong ***)
let x = (1 :> string)
(*** nested-comment-and-string ***)
(* a (* nested *) "string with *)" comment *)
let x = 1
(*** dangling-semicolon ***)
let l = [1; 2; 3;]
(*** mutual-recursion ***)
let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)
(*** mutual-recursion-types-clash ***)
let rec f n = if n = 0 then 1 else g (n - 1)
and g n = if n = 0 then "a" else f (n - 1)
(*** recursion-is-monomorphic ***)
let rec f x = if true then x else (ignore (f 1); x)
let y = f "a"
