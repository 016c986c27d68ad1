(*** let-operator ***)
let ( let* ) m f = match m with None -> None | Some x -> f x
let r = let* x = Some 1 in let* y = Some "a" in Some (x, y)
(*** let-operator-wrong-result ***)
let ( let* ) m f = match m with None -> None | Some x -> f x
let r = let* x = Some 1 in x
(*** let-operator-wrong-bound ***)
let ( let* ) m f = match m with None -> None | Some x -> f x
let r = let* x = 1 in Some x
(*** let-operator-undefined ***)
let r = let* x = Some 1 in Some x
(*** let-operator-and ***)
let ( let+ ) m f = List.map f m
let ( and+ ) a b = List.combine a b
let r = let+ x = [1; 2] and+ y = ["a"; "b"] in (x, y)
(*** let-operator-and-undefined ***)
let ( let+ ) m f = List.map f m
let r = let+ x = [1] and+ y = [2] in x + y
(*** let-operator-pattern ***)
let ( let* ) m f = match m with None -> None | Some x -> f x
let r = let* (x, y) = Some (1, 2) in Some (x + y)
(*** let-operator-pattern-wrong ***)
let ( let* ) m f = match m with None -> None | Some x -> f x
let r = let* (x, y) = Some 1 in Some (x + y)
(*** let-operator-in-module ***)
module O = struct let ( let* ) = Option.bind end
let r = O.(let* x = Some 1 in Some (x + 1))
(*** let-operator-changes-type ***)
let ( let* ) x f = f (string_of_int x)
let r = let* s = 3 in s ^ "a"
(*** let-operator-punning ***)
let ( let* ) m f = Option.bind m f
let f x = let* x = x in Some (x + 1)
(*** let-operator-three ***)
let ( let+ ) x f = f x
let ( and+ ) a b = (a, b)
let r = let+ a = 1 and+ b = "x" and+ c = true in (a, b, c)
(*** let-operator-three-wrong ***)
let ( let+ ) x f = f x
let ( and+ ) a b = (a, b)
let r = let+ a = 1 and+ b = "x" and+ c = true in a + b
(*** let-operator-not-function ***)
let ( let* ) = 3
let r = let* x = 1 in x
(*** prefix-operator ***)
let ( !! ) x = x + 1
let y = !!3
(*** prefix-operator-wrong ***)
let ( !! ) x = x + 1
let y = !!"a"
(*** index-operator ***)
let ( .%[] ) l i = List.nth l i
let x = [1; 2].%[0] + 1
(*** index-operator-set ***)
let ( .%[]<- ) h k v = Hashtbl.replace h k v
let f h = h.%["a"] <- 1
(*** index-operator-wrong ***)
let ( .%[] ) l i = List.nth l i
let x = [1; 2].%["a"]
(*** redefined-plus ***)
let ( + ) = ( ^ )
let s = "a" + "b"
(*** redefined-plus-old-use ***)
let ( + ) = ( ^ )
let s = 1 + 2
(*** redefined-equal ***)
let ( = ) (a : int) b = a == b
let b = "a" = "b"
(*** redefined-semicolon-like ***)
let ( >>= ) m f = match m with Ok x -> f x | Error e -> Error e
let r = Ok 1 >>= fun x -> if x > 0 then Ok (string_of_int x) else Error "neg"
(*** redefined-bind-error-types ***)
let ( >>= ) m f = match m with Ok x -> f x | Error e -> Error e
let r = Error 1 >>= fun x -> Error "neg"
(*** minus-application ***)
let f x = x
let a = f -1
(*** minus-application-parenthesised ***)
let f x = x
let a = f (-1)
(*** unary-minus-float ***)
let a = -1.5 and b = -.1.5 and c = - 2
(*** cons-operator-as-function ***)
let f = (::)
(*** bang-equals ***)
let b = [1] != [2]
(*** composition-order ***)
let ( % ) f g x = f (g x)
let h = string_of_int % succ % String.length
(*** composition-order-wrong ***)
let ( % ) f g x = f (g x)
let h = String.length % succ
(*** tuple-of-operators ***)
let ops = [("+", ( + )); ("-", ( - )); ("*", ( * ))]
(*** tuple-of-operators-mixed ***)
let ops = [("+", ( + )); ("^", ( ^ ))]
