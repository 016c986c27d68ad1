(*** let-open ***)
let f l = let open List in map succ (rev l)
(*** let-open-shadow-error ***)
let f (compare : int) = let open String in compare + 1
(*** local-open-list ***)
module M = struct let x = 1 let y = 2 end
let l = M.[x; y]
(*** local-open-record ***)
module M = struct type t = { a : int; b : int } let v = 1 end
let r = M.{ a = v; b = 2 }
(*** local-open-array ***)
module M = struct let x = 1 end
let l = M.[| x |]
(*** local-open-string-shadow ***)
let x = "a"
module M = struct let x = 1 end
let l = M.(x ^ "b")
(*** open-bang ***)
module M = struct let x = 1 end
let x = "a"
open! M
let y = x + 1
(*** open-type-in-signature ***)
module M = struct type t = int end
module type S = sig open M val x : t end
(*** open-does-not-reexport ***)
module M = struct let x = 1 end
module N = struct open M end
let y = N.x
(*** include-does-reexport ***)
module M = struct let x = 1 end
module N = struct include M end
let y = N.x
(*** open-struct ***)
open struct let hidden = 1 end
let y = hidden + 1
(*** attribute-on-expression ***)
let f x = (x [@inlined]) + 1
(*** attribute-on-definition ***)
let f x = x + 1 [@@inline] [@@warning "-32"]
(*** attribute-two-on-definition ***)
let[@inline] [@warning "-27"] f x y = x
(*** attribute-on-type ***)
type t = A [@a] | B of int [@b] [@@deriving show]
(*** attribute-floating ***)
[@@@warning "-a"]
let x = 1
(*** attribute-on-let-in ***)
let f x = let[@a] y = x in y
(*** attribute-on-match ***)
let f x = match[@warning "-8"] x with Some y -> y
(*** attribute-does-not-hide-error ***)
let f x = (x + "a") [@warning "-a"]
(*** attribute-on-field ***)
type t = { a : int [@default 1]; b : int [@x] [@y] }
(*** attribute-tailcall ***)
let rec f n = if n = 0 then 0 else (f [@tailcall]) (n - 1)
(*** attribute-on-pattern ***)
let f (x [@a]) = x
(*** attribute-on-fun ***)
let f = fun[@inline] x -> x
(*** attribute-on-constructor-payload ***)
exception E of int [@@deprecated "no"]
(*** extension-node ***)
let x = [%unknown 1]
(*** type-constraint-expression ***)
let x = ([] : int list)
let y = "a" :: x
(*** type-scope-local-to-module ***)
module M = struct type t = A end
let f (x : t) = x
(*** type-redefined-old-values ***)
type t = A
let a = A
type t = B
let f (x : t) = x
let y = f a
(*** type-redefined-functions ***)
type t = A
let f A = 1
type t = A
let x = f A
(*** value-in-and-scope ***)
let f x = x + 1 and g x = f x
(*** let-in-scope ***)
let a = (let b = 1 in b + 1) + b
(*** function-parameter-scope ***)
let f x = x
let g = x
(*** shadowed-parameter ***)
let f x = let x = string_of_int x in x ^ "a"
(*** shadowed-parameter-old-type ***)
let f x = let x = string_of_int x in x + 1
(*** for-variable-scope ***)
let f () = for i = 0 to 1 do () done; i
(*** for-variable-immutable ***)
let f () = for i = 0 to 1 do i := 2 done
(*** stdlib-qualified ***)
let x = Stdlib.compare 1 2 + Stdlib.List.length [1]
(*** stdlib-shadowed ***)
let compare a b = a ^ b
let x = Stdlib.compare 1 2
let y = compare "a" "b"
(*** capital-module-value-confusion ***)
let x = List
(*** begin-end ***)
let f x = begin match x with 0 -> 1 | _ -> 2 end + 1
(*** match-in-match-swallows ***)
let f x y = match x with 0 -> match y with 0 -> "a" | _ -> "b" | _ -> "c"
(*** if-then-sequence ***)
let f x = if x then print_int 1; 2
(*** if-else-sequence-type ***)
let f x = if x then 1 else print_int 1; 2
(*** local-type-variable-of-two-lets ***)
let f (x : 'a) = let g (y : 'a) = y in g x
let a = f 1, f "a"
(*** local-type-variable-fixes-inner-let ***)
let f (x : 'a) = let g (y : 'a) = y in (g x, g 1)
(*** unit-semicolon-warning ***)
let f () = 1; 2
(*** function-in-sequence ***)
let f () = (fun x -> x); 2
