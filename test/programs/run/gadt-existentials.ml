(* ask: run *)
type closed type opened
type _ door = Open : opened door | Closed : closed door
let close : opened door -> closed door = fun Open -> Closed
let is_open : type a. a door -> bool = function Open -> true | Closed -> false
let () = print_string (string_of_bool (is_open (close Open)))
type 'a term =
  | Const : 'a -> 'a term
  | Lam : ('a term -> 'b term) -> ('a -> 'b) term
  | App : ('a -> 'b) term * 'a term -> 'b term
let rec ev : type a. a term -> a = function
  | Const c -> c
  | Lam f -> fun x -> ev (f (Const x))
  | App (f, x) -> (ev f) (ev x)
let () = print_int (ev (App (Lam (fun x -> App (Const succ, x)), Const 3)))
type packed = P : 'a term * ('a -> string) -> packed
let show (P (t, f)) = f (ev t)
let () = print_string (String.concat "," (List.map show [ P (Const 1, string_of_int); P (Const "a", fun s -> s) ]))
type counter = C : { state : 's; next : 's -> 's; get : 's -> int } -> counter
let step (C c) = C { c with state = c.next c.state }
let value (C { state; get; _ }) = get state
let () = print_int (value (step (step (C { state = 0; next = succ; get = (fun x -> x) }))))
type _ value = VInt : int -> int value | VBool : bool -> bool value
type ex = Ex : 'a value -> ex
let of_string s = match int_of_string_opt s with Some n -> Ex (VInt n) | None -> Ex (VBool (s = "true"))
let print (type a) (v : a value) : unit = match v with VInt n -> print_int n | VBool b -> print_string (string_of_bool b)
let () = List.iter (fun s -> let (Ex v) = of_string s in print v) [ "1"; "true" ]
let () = match of_string "5" with Ex (VInt n) -> print_int n | Ex (VBool _) -> ()
type (_, _) cmp = Lt : (int, int) cmp | EqB : (bool, bool) cmp
let apply : type a b. (a, b) cmp -> a -> b -> bool = fun op x y -> match op with Lt -> x < y | EqB -> x = y
let () = print_string (string_of_bool (apply Lt 1 2 && apply EqB true true))
let rec opt : int term -> int term = function
  | App (f, Const x) -> App (f, Const x)
  | t -> t
let () = print_int (ev (opt (App (Const succ, Const 1))))
type _ req = Get : string -> int req | Put : string * int -> unit req
let handle : type r. (string, int) Hashtbl.t -> r req -> r = fun h -> function
  | Get k -> (try Hashtbl.find h k with Not_found -> 0)
  | Put (k, v) -> Hashtbl.replace h k v
let () = let h = Hashtbl.create 7 in handle h (Put ("a", 3)); print_int (handle h (Get "a"))
let f : type a. a value -> a -> a = fun v d -> match v with
  | VInt n when n > 3 -> n + d
  | VInt _ -> d
  | VBool b -> let r = b && d in if r then d else not d
let () = print_int (f (VInt 5) 1)
