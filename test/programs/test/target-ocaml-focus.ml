(* ask: test --count --budget 400000 *)
(* A window manager's workspaces, after XMonad's StackSet: moving the focus, right and wrong. *)
type stack = Stack of int * int list * int list
type workspace = Workspace of int * stack option
type screens = Screens of workspace * workspace list * workspace list

let windows (Stack (focus, up, down)) = List.rev up @ (focus :: down)
let windows_in (Workspace (_, stack)) = match stack with None -> [] | Some s -> windows s
let tag (Workspace (t, _)) = t
let workspaces (Screens (current, visible, hidden)) = current :: visible @ hidden
let rec distinct (l : int list) = match l with
  | [] -> true
  | x :: rest -> not (List.mem x rest) && distinct rest
let is_valid s =
  distinct (List.map tag (workspaces s)) && distinct (List.concat (List.map windows_in (workspaces s)))
let current_windows (Screens (current, _, _)) = windows_in current

let focus_up s = match s with
  | Stack (t, l :: ls, rs) -> Stack (l, ls, t :: rs)
  | Stack (t, [], rs) ->
    (match List.rev (t :: rs) with
     | x :: xs -> Stack (x, xs, [])
     | [] -> s)
let modify (Screens (Workspace (tag, stack), visible, hidden)) f =
  let changed = match stack with None -> None | Some s -> Some (f s) in
  Screens (Workspace (tag, changed), visible, hidden)

let focus_left s = modify s focus_up
(*@ r = focus_left s
      requires is_valid s
      ensures is_valid r
      ensures current_windows r = current_windows s *)

let focus_left_bad s =
  modify s (fun stack -> match stack with
    | Stack (t, l :: ls, rs) -> Stack (l, ls, t :: rs)
    | Stack (t, [], rs) -> Stack (t, rs, []))
(*@ r = focus_left_bad s
      requires is_valid s
      ensures current_windows r = current_windows s *)
