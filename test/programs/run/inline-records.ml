(* ask: run *)
type shape = Circle of { r : float } | Rect of { mutable w : float; h : float } | Dot
let area = function
  | Circle { r } -> 3. *. r *. r
  | Rect { w; h = hh } -> w *. hh
  | Dot -> 0.
let grow = function
  | Circle c -> Circle { c with r = c.r +. 1. }
  | Rect q -> q.w <- q.w +. 10.; Rect q
  | Dot -> Dot
let () =
  let s = Rect { w = 2.; h = 3. } in
  Printf.printf "%f %f\n" (area s) (area (grow s));
  Printf.printf "%f\n" (area s);
  Printf.printf "%b %b\n" (Circle { r = 1. } = Circle { r = 1. }) (Circle { r = 1. } < Circle { r = 2. });
  Printf.printf "%d\n" (compare Dot (Circle { r = 0. }))
exception Bad of { code : int; why : string }
let () = try raise (Bad { code = 3; why = "no" }) with Bad { code; why } -> Printf.printf "%d %s\n" code why
type 'a tree = Leaf | Node of { l : 'a tree; x : 'a; r : 'a tree }
let rec ins v = function Leaf -> Node { l = Leaf; x = v; r = Leaf }
  | Node n when v < n.x -> Node { n with l = ins v n.l }
  | Node ({ r; _ } as n) -> Node { n with r = ins v r }
let rec to_list = function Leaf -> [] | Node { l; x; r } -> to_list l @ (x :: to_list r)
let () = List.iter (Printf.printf "%d ") (to_list (List.fold_right ins [3;1;2;5;4] Leaf))
