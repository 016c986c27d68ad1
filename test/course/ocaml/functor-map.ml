(* Functors: a map with balanced (AVL) trees. check: count_words, height_after *)

module type KEY = sig
  type t

  val compare : t -> t -> int
end

module type MAP = sig
  type key
  type 'a t

  val empty : 'a t
  val add : key -> 'a -> 'a t -> 'a t
  val find : key -> 'a t -> 'a option
  val remove : key -> 'a t -> 'a t
  val bindings : 'a t -> (key * 'a) list
  val height : 'a t -> int
end

module Make_map (Key : KEY) : MAP with type key = Key.t = struct
  type key = Key.t
  type 'a t = Leaf | Node of { left : 'a t; key : key; data : 'a; right : 'a t; height : int }

  let empty = Leaf
  let height = function Leaf -> 0 | Node { height; _ } -> height
  let node left key data right = Node { left; key; data; right; height = 1 + max (height left) (height right) }

  (* One side may be higher than the other by one; after a change it may be two, which rotations repair. *)
  let balance left key data right =
    match (height left - height right, left, right) with
    | 2, Node l, _ -> (
        match l.right with
        | Node lr when height l.left < height l.right ->
            node (node l.left l.key l.data lr.left) lr.key lr.data (node lr.right key data right)
        | _ -> node l.left l.key l.data (node l.right key data right))
    | -2, _, Node r -> (
        match r.left with
        | Node rl when height r.right < height r.left ->
            node (node left key data rl.left) rl.key rl.data (node rl.right r.key r.data r.right)
        | _ -> node (node left key data r.left) r.key r.data r.right)
    | _ -> node left key data right

  let rec add key data = function
    | Leaf -> node Leaf key data Leaf
    | Node n -> (
        match Key.compare key n.key with
        | 0 -> node n.left key data n.right
        | order when order < 0 -> balance (add key data n.left) n.key n.data n.right
        | _ -> balance n.left n.key n.data (add key data n.right))

  let rec find key = function
    | Leaf -> None
    | Node n -> (
        match Key.compare key n.key with
        | 0 -> Some n.data
        | order -> find key (if order < 0 then n.left else n.right))

  let rec smallest key data = function Leaf -> (key, data) | Node n -> smallest n.key n.data n.left

  let rec remove key = function
    | Leaf -> Leaf
    | Node n -> (
        match Key.compare key n.key with
        | 0 -> (
            match n.right with
            | Leaf -> n.left
            | Node r ->
                let next, data = smallest r.key r.data r.left in
                balance n.left next data (remove next n.right))
        | order when order < 0 -> balance (remove key n.left) n.key n.data n.right
        | _ -> balance n.left n.key n.data (remove key n.right))

  let bindings map =
    let rec go map rest = match map with Leaf -> rest | Node n -> go n.left ((n.key, n.data) :: go n.right rest) in
    go map []
end

module Int_map = Make_map (Int)
module String_map = Make_map (String)

type command = Add of int * string | Remove of int

let perform map = function Add (key, data) -> Int_map.add key data map | Remove key -> Int_map.remove key map

let run commands = Int_map.bindings (List.fold_left perform Int_map.empty commands)

let height_after keys = Int_map.height (List.fold_left (fun map key -> Int_map.add key () map) Int_map.empty keys)

let count_words words =
  let count map word =
    let before = Option.value (String_map.find word map) ~default:0 in
    String_map.add word (before + 1) map
  in
  String_map.bindings (List.fold_left count String_map.empty words)

let () =
  let show (key, data) = Printf.printf "%d -> %s\n" key data in
  List.iter show (run [ Add (2, "two"); Add (1, "one"); Add (3, "three"); Add (2, "deux"); Remove 1 ]);
  Printf.printf "height of 1 to 100: %d\n" (height_after (List.init 100 succ));
  Printf.printf "height of 100 to 1: %d\n" (height_after (List.init 100 (fun i -> 100 - i)));
  List.iter (fun (word, n) -> Printf.printf "%s: %d\n" word n) (count_words [ "to"; "be"; "or"; "not"; "to"; "be" ])
