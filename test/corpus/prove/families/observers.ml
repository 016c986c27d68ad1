(*** about: results that are looked at by a function that may raise ***)
(*** reference ***)
type e = C of int | V of int | T of e list | S of e list
let rec find env x = match env with [] -> raise Not_found | (y, v) :: t -> if x = y then v else find t x
let rec ev e env = match e with
  | C n -> n
  | V x -> find env x
  | T [] -> 1
  | T [ h ] -> ev h env
  | T (h :: t) -> ev h env * ev (T t) env
  | S [] -> 0
  | S [ h ] -> ev h env
  | S (h :: t) -> ev h env + ev (S t) env
let rec each g l = match l with [] -> [] | h :: t -> g h :: each g t
let rec d e x = match e with
  | C _ -> C 0
  | V y -> if y = x then C 1 else C 0
  | T [] -> failwith "none"
  | T [ h ] -> d h x
  | T (h :: t) -> S [ T (d h x :: t); T [ h; d (T t) x ] ]
  | S [] -> failwith "none"
  | S l -> S (each (fun h -> d h x) l)
let f (e, x) env = ev (d e x) env
(*** inputs ***)
(C 3, 1) []
(V 1, 1) []
(V 2, 1) []
(T [ V 2 ], 1) []
(T [ V 1 ], 1) []
(S [ V 2; V 1 ], 1) []
(S [ V 1; C 4; V 1 ], 1) [ (1, 5) ]
(T [ V 1; V 2 ], 1) [ (1, 3); (2, 7) ]
(T [ V 1; V 1; V 2 ], 1) [ (1, 3); (2, 7) ]
(T [ S [ V 1; V 2 ]; T [ V 1; V 1 ] ], 1) [ (1, 3); (2, 7) ]
(T [ C 0; V 1; V 2 ], 2) [ (1, 3); (2, 7) ]
(*** wrong: looks at what is not bound ***)
T [ h ] -> d h x ===> T [ h ] -> S [ T [ d h x ]; T [ h; C 0 ] ]
(*** wrong: without the case of one ***)
T [ h ] -> d h x ===> T [ h ] -> S [ T [ d h x ]; T [ h; d (T []) x ] ]
T [] -> failwith "none" ===> T [] -> C 0
(*** wrong: all of a sum is looked at first ***)
let f (e, x) env = ===> let f (e, x) env = let _ = (match e with S _ -> ev e env | _ -> 0) in
(*** wrong: one is lost ***)
h :: t -> g h :: each g t ===> [ h ] -> [ g h ] | h :: _ :: t -> g h :: each g t
(*** wrong: a sum for a product ***)
T (d h x :: t) ===> S (d h x :: t)
(*** wrong: the rest twice ***)
T [ h; d (T t) x ] ===> T [ d (T t) x; d (T t) x ]
(*** wrong: the same again ***)
T [ h; d (T t) x ] ===> T [ h; d e x ]
(*** wrong: zero where one is ***)
V y -> if y = x then C 1 else C 0 ===> V y -> C 0
(*** wrong: the rest is not derived ***)
T [ h; d (T t) x ] ===> T [ h; T t ]
(*** wrong: another evaluator ***)
T [ h ] -> ev h env ===> T [ h ] -> ev h env + (0 * ev (V 9) env)
(*** wrong: the first that is bound ***)
if x = y then v else find t x ===> if x = y then v else v
(*** wrong: of the sum the first alone ***)
S l -> S (each (fun h -> d h x) l) ===> S (h :: _) -> d h x
(*** wrong: the sum never ends ***)
S l -> S (each (fun h -> d h x) l) ===> S (h :: t) -> S [ d h x; d e x ]
