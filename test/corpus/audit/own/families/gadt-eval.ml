(*** about: GADTs ***)
(*** check: --function eval ***)
(*** reference ***)
type _ e =
  | Int : int -> int e
  | Bool : bool -> bool e
  | Add : int e * int e -> int e
  | Less : int e * int e -> bool e
  | If : bool e * 'a e * 'a e -> 'a e

let rec eval : type a. a e -> a = function
  | Int n -> n
  | Bool b -> b
  | Add (l, r) -> eval l + eval r
  | Less (l, r) -> eval l < eval r
  | If (c, t, f) -> if eval c then eval t else eval f
(*** inputs ***)
let int n = E.made "Int" (fun n -> Int n) n
let add xs ys = E.made2 "Add" (fun a b -> Add (a, b)) xs ys
let less xs ys = E.made2 "Less" (fun a b -> Less (a, b)) xs ys
let when_ cs xs = E.map2 1 (Printf.sprintf "If (%s, %s)") (fun c (a, b) -> If (c, a, b)) cs (E.pair xs xs)
let small = int E.ints
let bools = E.made "Bool" (fun b -> Bool b) E.bools
let tests = bools @ less small small
let ints = small @ add small small @ when_ bools small @ when_ (less small small) small @ add (add small small) small
let cases = E.cases ints eval @ E.cases (tests @ when_ bools bools @ less (add small small) small) eval
(*** right: the other way round ***)
eval l + eval r ===> eval r + eval l
(*** right: greater ***)
eval l < eval r ===> eval r > eval l
(*** right: by matching ***)
if eval c then eval t else eval f ===> match eval c with true -> eval t | false -> eval f
(*** right: small sums first ***)
  | Add (l, r) -> eval l + eval r ===>   | Add (Int a, Int b) -> a + b | Add (l, r) -> eval l + eval r
(*** wrong: at most ***)
eval l < eval r ===> eval l <= eval r
(*** wrong: branches swapped ***)
then eval t else eval f ===> then eval f else eval t
(*** wrong: difference ***)
eval l + eval r ===> eval l - eval r
(*** wrong: negated ***)
Bool b -> b ===> Bool b -> not b
(*** wrong: sum of sums ***)
  | Add (l, r) -> eval l + eval r ===>   | Add (Add (Int 1, _), _) -> 1 | Add (l, r) -> eval l + eval r
(*** wrong: condition false ***)
  | If (c, t, f) ===>   | If (Bool false, t, _) -> eval t | If (c, t, f)
