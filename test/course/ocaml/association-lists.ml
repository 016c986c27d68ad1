(* Association lists: a dictionary as a list of pairs. check: remove, update, merge, count *)

type ('k, 'v) dictionary = ('k * 'v) list

let empty : ('k, 'v) dictionary = []

let rec find key = function
  | [] -> None
  | (k, v) :: rest -> if k = key then Some v else find key rest

(* The new pair stands in front and hides an older one. *)
let add key value dictionary = (key, value) :: dictionary

(* All pairs for [key] go, the hidden ones too. *)
let rec remove key = function
  | [] -> []
  | (k, _) :: rest when k = key -> remove key rest
  | pair :: rest -> pair :: remove key rest

(* Gives [key] the value that [f] makes of the old one; a new key goes to the end. *)
let rec update key f = function
  | [] -> [ (key, f None) ]
  | (k, v) :: rest when k = key -> (k, f (Some v)) :: rest
  | pair :: rest -> pair :: update key f rest

let keys dictionary = List.sort_uniq compare (List.map fst dictionary)

(* Where both have a key, the first dictionary is right. *)
let merge first second =
  let missing (k, _) = find k first = None in
  first @ List.filter missing second

(* How often each element occurs, in the order of their first occurrences. *)
let count xs =
  let one_more = function
    | None -> 1
    | Some n -> n + 1
  in
  List.fold_left (fun counts x -> update x one_more counts) empty xs

let () =
  let prices = empty |> add "apple" 3 |> add "pear" 4 |> add "plum" 1 |> add "apple" 5 in
  let show (name, n) = Printf.sprintf "%s:%d" name n in
  let print label dictionary = Printf.printf "%s: %s\n" label (String.concat ", " (List.map show dictionary)) in
  print "prices" prices;
  List.iter
    (fun name ->
      match find name prices with
      | Some price -> Printf.printf "%s costs %d\n" name price
      | None -> Printf.printf "no %s today\n" name)
    [ "apple"; "fig" ];
  print "without apples" (remove "apple" prices);
  Printf.printf "keys: %s\n" (String.concat " " (keys prices));
  print "merged" (merge [ ("fig", 9); ("pear", 2) ] prices);
  print "counted" (count (String.split_on_char ' ' "the cat and the dog and the bird"))
