(* Tries: words that begin alike share a path. check: sort_words, member *)

(* [ends] tells whether a word ends here; children are sorted by their letters. *)
type trie = { ends : bool; children : (char * trie) list }

let empty = { ends = false; children = [] }

let rec insert_letters word trie =
  match word with
  | [] -> { trie with ends = true }
  | letter :: rest ->
      let rec go = function
        | (l, child) :: others when l < letter -> (l, child) :: go others
        | (l, child) :: others when l = letter -> (l, insert_letters rest child) :: others
        | others -> (letter, insert_letters rest empty) :: others
      in
      { trie with children = go trie.children }

(* The part of the trie below a prefix. *)
let rec below prefix trie =
  match prefix with
  | [] -> Some trie
  | letter :: rest -> Option.bind (List.assoc_opt letter trie.children) (below rest)

let rec all_words trie =
  let longer = List.concat_map (fun (l, child) -> List.map (fun word -> l :: word) (all_words child)) trie.children in
  if trie.ends then [] :: longer else longer

(* Branches that lead to no word any more are cut off. *)
let rec remove_letters word trie =
  match word with
  | [] -> { trie with ends = false }
  | letter :: rest ->
      let shrink (l, child) =
        let child = if l = letter then remove_letters rest child else child in
        if child = empty then None else Some (l, child)
      in
      { trie with children = List.filter_map shrink trie.children }

(* ---- the same for strings ---- *)

let explode s = List.init (String.length s) (String.get s)
let implode letters = String.of_seq (List.to_seq letters)
let insert word trie = insert_letters (explode word) trie
let remove word trie = remove_letters (explode word) trie
let of_list words = List.fold_left (fun trie word -> insert word trie) empty words
let words trie = List.map implode (all_words trie)

let member word trie =
  match below (explode word) trie with
  | Some { ends; _ } -> ends
  | None -> false

let with_prefix prefix trie =
  match below (explode prefix) trie with
  | None -> []
  | Some trie -> List.map (fun word -> prefix ^ word) (words trie)

(* Sorted, without repetitions. *)
let sort_words ws = words (of_list ws)

let () =
  let trie = of_list [ "tea"; "ten"; "to"; "inn"; "in"; "i"; "tent" ] in
  let print label ws = Printf.printf "%s: %s\n" label (String.concat " " ws) in
  print "all" (words trie);
  print "te..." (with_prefix "te" trie);
  print "without ten" (words (remove "ten" trie));
  Printf.printf "member: %b %b %b\n" (member "in" trie) (member "te" trie) (member "tents" trie);
  print "sorted" (sort_words [ "pear"; "fig"; "apple"; "fig" ])
