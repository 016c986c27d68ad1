(* Constructors that tell of types. *)
type _ e = Int : int -> int e | Bool : bool -> bool e | If : bool e * 'a e * 'a e -> 'a e | Add : int e * int e -> int e
let rec eval : type a. a e -> a = function Int n -> n | Bool b -> b | If (c, x, y) -> if eval c then eval x else eval y | Add (a, b) -> eval a + eval b
type any = Any : 'a e -> any
let f (Any a) (Any b) = (Any a, Any b)
let g x y = match x, y with Any a, Any b -> [ Any a; Any b ]
let h : type a. a e -> a -> a -> a = fun e x y -> match e with Int _ -> x | Bool _ -> y | _ -> x
