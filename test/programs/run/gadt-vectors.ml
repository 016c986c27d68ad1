(* ask: run *)
(* heterogeneous lists *)
type _ hlist = HNil : unit hlist | HCons : 'a * 'b hlist -> ('a * 'b) hlist
let hd : type a b. (a * b) hlist -> a = function HCons (x, _) -> x
let rec len : type a. a hlist -> int = function HNil -> 0 | HCons (_, t) -> 1 + len t
let () = print_int (hd (HCons (3, HCons ("x", HNil))) + len (HCons (3, HCons ("x", HNil)))); print_newline ()
(* well typed stack machine *)
type (_, _) instr =
  | Push : 'v * ('v * 's, 'r) instr -> ('s, 'r) instr
  | IAdd : (int * 's, 'r) instr -> (int * (int * 's), 'r) instr
  | IIf : ('s, 'r) instr * ('s, 'r) instr -> (bool * 's, 'r) instr
  | Halt : ('s, 's) instr
let rec run : type s r. (s, r) instr -> s -> r = fun i s ->
  match i, s with
  | Push (v, k), s -> run k (v, s)
  | IAdd k, (a, (b, s)) -> run k (a + b, s)
  | IIf (t, e), (c, s) -> if c then run t s else run e s
  | Halt, s -> s
let () = print_int (fst (run (Push (1, Push (2, IAdd Halt))) ())); print_newline ()
(* typed format *)
type (_, _) fmt =
  | End : ('r, 'r) fmt
  | Lit : string * ('k, 'r) fmt -> ('k, 'r) fmt
  | I : ('k, 'r) fmt -> (int -> 'k, 'r) fmt
  | S : ('k, 'r) fmt -> (string -> 'k, 'r) fmt
let rec kprintf : type f r. (string -> r) -> (f, r) fmt -> f = fun k -> function
  | End -> k ""
  | Lit (s, r) -> kprintf (fun x -> k (s ^ x)) r
  | I r -> fun n -> kprintf (fun x -> k (string_of_int n ^ x)) r
  | S r -> fun s -> kprintf (fun x -> k (s ^ x)) r
let () = print_endline (kprintf (fun x -> x) (Lit ("a=", I (Lit (" b=", S End)))) 3 "q")
(* nat *)
type z = Z_ and 'n s = S_
type _ nat = Zero : z nat | Succ : 'n nat -> 'n s nat
type (_, _) vec = [] : ('a, z) vec | ( :: ) : 'a * ('a, 'n) vec -> ('a, 'n s) vec
let rec zip : type a b n. (a, n) vec -> (b, n) vec -> (a * b, n) vec = fun x y -> match x, y with
  | [], [] -> []
  | x :: xs, y :: ys -> (x, y) :: zip xs ys
let rec vmap : type a b n. (a -> b) -> (a, n) vec -> (b, n) vec = fun f -> function [] -> [] | x :: r -> f x :: vmap f r
let rec make : type n a. n nat -> a -> (a, n) vec = fun n x -> match n with Zero -> [] | Succ m -> x :: make m x
let rec sum : type n. (int, n) vec -> int = function [] -> 0 | x :: r -> x + sum r
let () = print_int (sum (vmap (fun (a, b) -> a * b) (zip (1 :: 2 :: []) (3 :: 4 :: [])))); print_int (sum (make (Succ (Succ Zero)) 5)); print_newline ()
