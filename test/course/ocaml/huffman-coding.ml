(* Huffman coding: frequent letters get short codes. check: count, insert, build, codes, decode *)

type tree =
  | Leaf of int * char
  | Fork of int * tree * tree

type bit =
  | O
  | I

let weight = function
  | Leaf (w, _) | Fork (w, _, _) -> w

(* How often each letter occurs, sorted by letters. *)
let count letters =
  let rec add letter = function
    | (l, n) :: rest when l = letter -> (l, n + 1) :: rest
    | (l, n) :: rest when l < letter -> (l, n) :: add letter rest
    | larger -> (letter, 1) :: larger
  in
  List.fold_left (fun counts letter -> add letter counts) [] letters

(* Trees are kept in the order of their weights; a new one goes behind those of the same weight. *)
let rec insert tree = function
  | first :: rest when weight first <= weight tree -> first :: insert tree rest
  | heavier -> tree :: heavier

(* The two lightest trees become one, until there is only one. *)
let rec join = function
  | [] -> None
  | [ tree ] -> Some tree
  | a :: b :: rest -> join (insert (Fork (weight a + weight b, a, b)) rest)

let build counts = join (List.fold_left (fun trees (letter, n) -> insert (Leaf (n, letter)) trees) [] counts)

(* The way to each letter, from left to right. *)
let codes tree =
  let rec walk path = function
    | Leaf (_, letter) -> [ (letter, List.rev path) ]
    | Fork (_, left, right) -> walk (O :: path) left @ walk (I :: path) right
  in
  walk [] tree

let encode tree letters =
  let table = codes tree in
  List.concat_map (fun letter -> List.assoc letter table) letters

(* Follows the bits down to a leaf, then starts again at the root. Bits that lead to no leaf are dropped. *)
let decode tree bits =
  let rec walk here bits =
    match (here, bits) with
    | Leaf (_, letter), [] -> [ letter ]
    | Leaf (_, letter), _ -> letter :: walk tree bits
    | Fork _, [] -> []
    | Fork (_, left, _), O :: rest -> walk left rest
    | Fork (_, _, right), I :: rest -> walk right rest
  in
  match tree with
  | Leaf _ -> []
  | Fork _ -> walk tree bits

let explode s = List.init (String.length s) (String.get s)
let implode letters = String.concat "" (List.map (String.make 1) letters)
let show bits = String.concat "" (List.map (fun bit -> if bit = O then "0" else "1") bits)

let () =
  let text = "she sells sea shells" in
  match build (count (explode text)) with
  | None -> print_endline "nothing to encode"
  | Some tree ->
      List.iter (fun (letter, code) -> Printf.printf "'%c' %s\n" letter (show code)) (codes tree);
      let bits = encode tree (explode text) in
      Printf.printf "%s\n%d bits instead of %d\n" (show bits) (List.length bits) (8 * String.length text);
      print_endline (implode (decode tree bits))
