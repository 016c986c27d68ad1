(* ask: check *)
(* Found without what is left out: differs. Not found before it is needed: not known. *)
type e = Num of int | Add of e * e | Neg of e
let rec eval = function Num n -> n | Add (a, b) -> eval a - eval b | Neg a -> (object method v = -eval a end)#v
let rec size = function Num _ -> 1 | Add (a, b) -> 1 + size a + size b | Neg a -> (object method v = 1 + size a end)#v
let depth = let o = object method m e = size e end in fun e -> o#m e
let add x = fun y -> if x > 3 then Unix.getpid () else x + y
let double x = 2 * x
let () = Unix.sleep 1
let () = print_int (size (Neg (Num 1)))
