type _ t = I : int -> int t | P : 'a t * 'b t -> ('a * 'b) t
let rec depth : type a. a t -> int = function I _ -> 1 | P (l, r) -> 1 + max (depth l) (depth r)
let rec leaves : type a. a t -> int list = function I n -> [ n ] | P (l, r) -> leaves l @ leaves r
type _ e =
  | Int : int -> int e
  | Bool : bool -> bool e
  | Not : bool e -> bool e
  | Eq : 'a e * 'a e -> bool e
  | If : bool e * 'a e * 'a e -> 'a e
  | Pair : 'a e * 'b e -> ('a * 'b) e
let rec eval : type a. a e -> a = function
  | Int n -> n
  | Bool b -> b
  | Not b -> not (eval b)
  | Eq (a, b) -> eval a = eval b
  | If (c, a, b) -> if eval c then eval a else eval b
  | Pair (a, b) -> (eval a, eval b)
let rec size : type a. a e -> int = function
  | Int _ | Bool _ -> 1
  | Not b -> 1 + size b
  | Eq (a, b) -> 1 + size a + size b
  | If (c, a, b) -> 1 + size c + size a + size b
  | Pair (a, b) -> 1 + size a + size b
let both : type a. a e -> a e -> bool = fun a b -> match (a, b) with Pair _, Pair _ -> true | Int x, Int y -> x = y | _ -> false
type opened = Opened
type closed = Closed
type _ door = Open : opened door | Shut : int -> closed door
let state : type s. s door -> int = function Open -> 0 | Shut n -> n
let knock : closed door -> int = function Shut n -> n
