(* Zippers: a place in a list or tree, with all that lies around it. check: right, insert, delete, to_list, up *)

(* ---- a list with a cursor between two elements ---- *)

(* What lies left of the cursor is kept backwards: the nearest element first. *)
type 'a zipper = { left : 'a list; right : 'a list }

let of_list xs = { left = []; right = xs }
let to_list z = List.rev_append z.left z.right

let right z =
  match z.right with
  | [] -> z
  | x :: rest -> { left = x :: z.left; right = rest }

let left z =
  match z.left with
  | [] -> z
  | x :: rest -> { left = rest; right = x :: z.right }

(* As typing a letter: the cursor stands behind it. *)
let insert x z = { z with left = x :: z.left }

(* As the backspace key. *)
let delete z =
  match z.left with
  | [] -> z
  | _ :: rest -> { z with left = rest }

(* ---- a tree with one of its parts in focus ---- *)

type tree =
  | Leaf
  | Node of tree * int * tree

(* The way back to the root, with what was left behind at each step. *)
type step =
  | Went_left of int * tree
  | Went_right of tree * int

type place = { focus : tree; path : step list }

let root tree = { focus = tree; path = [] }

let down_left place =
  match place.focus with
  | Leaf -> None
  | Node (l, x, r) -> Some { focus = l; path = Went_left (x, r) :: place.path }

let down_right place =
  match place.focus with
  | Leaf -> None
  | Node (l, x, r) -> Some { focus = r; path = Went_right (l, x) :: place.path }

let up place =
  match place.path with
  | [] -> None
  | Went_left (x, r) :: path -> Some { focus = Node (place.focus, x, r); path }
  | Went_right (l, x) :: path -> Some { focus = Node (l, x, place.focus); path }

let rec whole place =
  match up place with
  | None -> place.focus
  | Some above -> whole above

let rec show = function
  | Leaf -> "."
  | Node (l, x, r) -> Printf.sprintf "(%s %d %s)" (show l) x (show r)

let () =
  let letters s = List.init (String.length s) (String.get s) in
  let text z = String.concat "" (List.map (String.make 1) (to_list z)) in
  let z = of_list (letters "held") |> right |> right |> right |> insert 'l' |> right |> delete |> insert 'o' in
  print_endline (text z);
  print_endline (text (z |> left |> left |> insert '!'));
  let tree = Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 3, Leaf)) in
  let ( let* ) = Option.bind in
  let changed =
    let* right = down_right (root tree) in
    let* place = down_left right in
    Some (whole { place with focus = Node (Leaf, 9, Leaf) })
  in
  print_endline (show tree);
  print_endline (Option.fold ~none:"no such place" ~some:show changed)
