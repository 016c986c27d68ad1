(*** label-basic ***)
let f ~x ~y = x - y
let a = f ~x:1 ~y:2
(*** label-commutes ***)
let f ~x ~y = x ^ string_of_int y
let a = f ~y:2 ~x:"a"
(*** label-omitted-in-full-application ***)
let f ~x ~y = x - y
let a = f 1 2
(*** label-omitted-partial ***)
let f ~x ~y = x - y
let a = f 1
(*** label-wrong-name ***)
let f ~x = x + 1
let a = f ~z:1
(*** label-punning ***)
let f ~x ~y = x + y
let g x y = f ~x ~y
(*** label-partial ***)
let f ~x ~y z = x + y + z
let g = f ~y:1
let a = g ~x:2 3
(*** label-wrong-type ***)
let f ~x = x + 1
let a = f ~x:"a"
(*** label-with-annotation ***)
let f ~(x : int) ~y:(z : string) = (x, z)
(*** label-in-function-type-must-match ***)
let app (f : x:int -> int) = f ~x:1
let a = app (fun ~x -> x)
(*** label-in-function-type-differs ***)
let app (f : x:int -> int) = f ~x:1
let a = app (fun ~y -> y)
(*** label-dropped-in-argument ***)
let app (f : int -> int) = f 1
let g ~x = x
let a = app g
(*** label-unknown-function-order ***)
let app f = f ~x:1 ~y:2
let a = app (fun ~x ~y -> x + y)
(*** label-unknown-function-wrong-order ***)
let app f = f ~x:1 ~y:2
let a = app (fun ~y ~x -> x + y)
(*** label-unknown-function-unlabelled ***)
let app f = f 1 2
let a = app (fun ~x ~y -> x + y)
(*** optional-default ***)
let f ?(x = 0) y = x + y
let a = f 1 and b = f ~x:2 1
(*** optional-is-option ***)
let f ?x y = match x with None -> y | Some z -> y + z
(*** optional-used-as-value ***)
let f ?x y = x + y
(*** optional-passed-through ***)
let f ?x y = match x with None -> y | Some z -> y + z
let g ?x y = f ?x y
(*** optional-passed-not-option ***)
let f ?(x = 1) y = x + y
let a = f ?x:3 4
(*** optional-passed-option-with-tilde ***)
let f ?(x = 1) y = x + y
let a = f ~x:(Some 3) 4
(*** optional-only-cannot-be-erased ***)
let f ?(x = 1) = x
(*** optional-last-after-positional ***)
let f y ?(x = 1) = x + y
let a = f 2
(*** optional-erased-when-passed-as-argument ***)
let f ?(x = 1) y = x + y
let a = List.map f [1; 2]
(*** optional-not-erased-in-unknown ***)
let f ?(x = 1) y = x + y
let l = [f; (fun y -> y)]
(*** optional-not-erased-other-order ***)
let f ?(x = 1) y = x + y
let l = [(fun y -> y); f]
(*** optional-unit ***)
let f ?(x = 1) ?(y = 2) () = x + y
let a = f () and b = f ~y:3 () and c = f ~x:1 ~y:2 ()
(*** optional-unit-forgotten ***)
let f ?(x = 1) () = x
let a = 1 + f
(*** optional-default-wrong-type ***)
let f ?(x = 1) () = x ^ "a"
(*** optional-default-sees-earlier ***)
let f ?(x = 1) ?(y = x + 1) () = x + y
(*** optional-default-does-not-see-later ***)
let f ?(x = y) ?(y = 1) () = x + y
(*** optional-argument-unknown-function ***)
let app f = f ?x:None 1
(*** optional-vs-labelled-type ***)
let app (f : ?x:int -> int -> int) = f 1
let a = app (fun ?(x = 0) y -> x + y)
(*** optional-vs-labelled-differs ***)
let app (f : ?x:int -> int -> int) = f 1
let a = app (fun ~x y -> x + y)
(*** label-in-type-annotation ***)
let f : x:int -> y:int -> int = fun ~x ~y -> x + y
(*** label-in-type-annotation-order ***)
let f : x:int -> y:int -> int = fun ~y ~x -> x + y
(*** label-result-function ***)
let f ~x = fun ~y -> x + y
let a = f ~x:1 ~y:2
(*** label-result-is-variable ***)
let f ~x y = y
let a = f (fun z -> z) ~x:1
(*** label-polymorphic-result-extra-argument ***)
let f ~x = x
let a = f ~x:(fun y -> y) 3
(*** label-standard-library ***)
let a = ListLabels.map ~f:(fun x -> x + 1) [1; 2]
(*** label-standard-library-order ***)
let a = ListLabels.map [1; 2] ~f:string_of_int
(*** label-standard-library-missing ***)
let a = ListLabels.fold_left ~f:( + ) [1; 2] + 1
(*** label-operator ***)
let a = List.fold_left (fun ~acc x -> acc + x) 0 [1]
(*** label-repeated ***)
let f ~x ~x:y = x - y
let a = f ~x:1 ~x:2
(*** label-on-non-labelled ***)
let f x = x
let a = f ~x:1
(*** label-ignored-in-total-application-of-non-variable ***)
let f ~x ~y = x, y
let a = f "a" 2
(*** label-function-keyword ***)
let f ~x = function [] -> x | y :: _ -> y
(*** label-pattern ***)
let f ~p:(a, b) ~q:[c] = a + b + c
(*** label-signature-must-match ***)
module M : sig val f : x:int -> int end = struct let f ~x = x end
(*** label-signature-differs ***)
module M : sig val f : int -> int end = struct let f ~x = x end
(*** optional-signature-dropped ***)
module M : sig val f : int -> int end = struct let f ?(x = 1) y = x + y end
(*** optional-with-type ***)
let f ?(x : int option) () = x
(*** optional-with-default-and-type ***)
let f ?(x : int = 3) () = x
(*** optional-renamed ***)
let f ?x:(y = 3) () = y
let a = f ~x:4 ()
(*** optional-renamed-old-name ***)
let f ?x:(y = 3) () = x
(*** optional-erased-before-later-positional ***)
let f a ?(b = 1) c = a + b + c
let x = f 1 2
let y = f 1
let z = y ~b:3 4
(*** optional-too-late ***)
let f ?(b = 1) c = b + c
let y = f 1 ~b:3
let z = (f 1) ~b:3
