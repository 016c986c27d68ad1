(* Tries: maps from lists of keys, with the library's maps at each node. check: remove, longest_prefix, bindings_under *)

module Keys = Map.Make (Int)

type 'a trie = { value : 'a option; below : 'a trie Keys.t }

let empty = { value = None; below = Keys.empty }
let is_empty t = t.value = None && Keys.is_empty t.below
let child k t = match Keys.find_opt k t.below with None -> empty | Some t -> t

let rec find keys t = match keys with [] -> t.value | k :: rest -> find rest (child k t)

let rec add keys value t =
  match keys with
  | [] -> { t with value = Some value }
  | k :: rest -> { t with below = Keys.add k (add rest value (child k t)) t.below }

(* Branches that hold nothing any more go away. *)
let rec remove keys t =
  match keys with
  | [] -> { t with value = None }
  | k :: rest ->
      let smaller = remove rest (child k t) in
      { t with below = (if is_empty smaller then Keys.remove k t.below else Keys.add k smaller t.below) }

let rec bindings_under prefix t =
  let here = match t.value with None -> [] | Some v -> [ (List.rev prefix, v) ] in
  here @ List.concat_map (fun (k, t) -> bindings_under (k :: prefix) t) (Keys.bindings t.below)

let bindings t = bindings_under [] t
let of_list pairs = List.fold_left (fun t (keys, v) -> add keys v t) empty pairs

let longest_prefix keys t =
  let rec go best passed keys t =
    let best = match t.value with None -> best | Some v -> Some (List.rev passed, v) in
    match keys with
    | k :: rest when Keys.mem k t.below -> go best (k :: passed) rest (child k t)
    | _ -> best
  in
  go None [] keys t

let lookup pairs keys = find keys (of_list pairs)
let after_removal pairs keys = bindings (remove keys (of_list pairs))
let route pairs keys = longest_prefix keys (of_list pairs)

let () =
  let pairs = [ ([ 1; 2 ], "a"); ([ 1 ], "b"); ([ 1; 2; 3 ], "c"); ([], "d") ] in
  Printf.printf "%d %d\n" (List.length (after_removal pairs [ 1; 2; 3 ])) (List.length (bindings (of_list pairs)));
  (match route pairs [ 1; 2; 4 ] with Some (keys, v) -> Printf.printf "%d %s\n" (List.length keys) v | None -> ());
  match lookup pairs [ 2 ] with Some v -> print_endline v | None -> print_endline "none"
