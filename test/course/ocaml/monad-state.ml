(* The state monad: programs that pass a state along. check: label, evaluate *)

(* A computation takes a state, and gives a result and the next state. *)
module State = struct
  type ('s, 'a) t = 's -> 'a * 's

  let return x : ('s, 'a) t = fun s -> (x, s)

  let bind (m : ('s, 'a) t) (f : 'a -> ('s, 'b) t) : ('s, 'b) t =
   fun s ->
    let x, s = m s in
    f x s

  let get : ('s, 's) t = fun s -> (s, s)
  let put s : ('s, unit) t = fun _ -> ((), s)
  let run (m : ('s, 'a) t) s = m s
  let ( let* ) = bind

  let modify f =
    let* s = get in
    put (f s)

  let rec map_list f = function
    | [] -> return []
    | x :: rest ->
        let* y = f x in
        let* ys = map_list f rest in
        return (y :: ys)
end

open State

(* A tree with its leaves numbered from left to right. *)
type 'a tree = Leaf of 'a | Node of 'a tree * 'a tree

let next =
  let* n = get in
  let* () = put (n + 1) in
  return n

let rec number = function
  | Leaf x ->
      let* n = next in
      return (Leaf (n, x))
  | Node (left, right) ->
      let* left = number left in
      let* right = number right in
      return (Node (left, right))

let label tree = fst (run (number tree) 1)

(* Assignments and sums: the state is what is known of variables. *)
type command = Set of char * int | Increment of char * int

let perform command env =
  let value name = Option.value (List.assoc_opt name env) ~default:0 in
  let set name n = (n, (name, n) :: List.remove_assoc name env) in
  match command with Set (name, n) -> set name n | Increment (name, by) -> set name (value name + by)

let evaluate commands =
  let results, env = run (map_list perform commands) [] in
  (results, List.sort compare env)

(* Numbers that look random but are the same each time. *)
let random below =
  let* () = modify (fun seed -> ((seed * 5) + 3) land 1023) in
  let* seed = get in
  return (seed mod below)

let randoms count seed = fst (run (map_list random (List.init count (fun _ -> 6))) seed)

let () =
  let rec show = function
    | Leaf (n, x) -> Printf.sprintf "%d%s" n x
    | Node (l, r) -> Printf.sprintf "(%s %s)" (show l) (show r)
  in
  print_endline (show (label (Node (Leaf "a", Node (Node (Leaf "b", Leaf "c"), Leaf "d")))));
  let results, env = evaluate [ Set ('x', 3); Increment ('y', 4); Increment ('x', 1) ] in
  print_endline (String.concat " " (List.map string_of_int results));
  List.iter (fun (name, n) -> Printf.printf "%c = %d\n" name n) env;
  print_endline (String.concat " " (List.map string_of_int (randoms 10 42)))
