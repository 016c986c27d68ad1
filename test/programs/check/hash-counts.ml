(* ask: check *)
(* Looks whether each letter occurs, not how often. *)
let anagrams (a : char list) (b : char list) = List.length a = List.length b && List.for_all (fun c -> List.mem c b) a
