(*** about: state ***)
(*** apart ***)
(*** check: --function visit --function forget ***)
(*** reference ***)
let seen = lazy (ref [])
let visit x =
  let known = Lazy.force seen in
  if List.mem x !known then List.length !known
  else begin
    known := x :: !known;
    - List.length !known
  end
let forget x = let known = Lazy.force seen in known := List.filter (fun y -> y <> x) !known
(*** inputs ***)
type call = Visit of int | Forget of int
let calls = E.map 0 (fun n -> "visit " ^ n) (fun n -> Visit n) E.ints @ E.map 0 (fun n -> "forget " ^ n) (fun n -> Forget n) E.ints
let perform = function Visit n -> Some (visit n) | Forget n -> forget n; None
let cases = E.sequences 3 calls perform
(*** right: at once ***)
let known = ref []
let visit x =
  if List.mem x !known then List.length !known
  else begin
    known := x :: !known;
    - List.length !known
  end
let forget x = known := List.filter (( <> ) x) !known
(*** right: a table ***)
let table = lazy (Hashtbl.create 16)
let visit x =
  let t = Lazy.force table in
  if Hashtbl.mem t x then Hashtbl.length t
  else begin
    Hashtbl.replace t x ();
    - Hashtbl.length t
  end
let forget x = Hashtbl.remove (Lazy.force table) x
(*** right: at the end ***)
known := x :: !known ===> known := !known @ [x]
(*** wrong: made anew ***)
let seen = lazy (ref []) ===> let seen () = ref []
Lazy.force seen ===> seen ()
(*** wrong: never new ***)
if List.mem x !known then List.length !known ===> if List.mem x !known || !known <> [] then List.length !known
(*** wrong: forgets all ***)
known := List.filter (fun y -> y <> x) !known ===> ignore x; known := []
(*** wrong: forgets nothing ***)
known := List.filter (fun y -> y <> x) !known ===> ignore (x, known)
