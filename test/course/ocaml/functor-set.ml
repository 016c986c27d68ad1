(* Functors: sets over any ordered type. check: common, distinct_ignoring_case *)

module type ORDERED = sig
  type t

  val compare : t -> t -> int
end

module type SET = sig
  type element
  type t

  val empty : t
  val add : element -> t -> t
  val mem : element -> t -> bool
  val union : t -> t -> t
  val inter : t -> t -> t
  val of_list : element list -> t
  val elements : t -> element list
end

(* Sorted lists without duplicates: slow, but the order is plain to see. *)
module Make_set (Element : ORDERED) : SET with type element = Element.t = struct
  type element = Element.t
  type t = element list

  let empty = []

  let rec add x = function
    | [] -> [ x ]
    | y :: rest as all ->
        let order = Element.compare x y in
        if order < 0 then x :: all else if order = 0 then all else y :: add x rest

  let rec mem x = function
    | [] -> false
    | y :: rest ->
        let order = Element.compare x y in
        order = 0 || (order > 0 && mem x rest)

  let union a b = List.fold_left (fun set x -> add x set) b a

  let rec inter a b =
    match (a, b) with
    | [], _ | _, [] -> []
    | x :: xs, y :: ys ->
        let order = Element.compare x y in
        if order < 0 then inter xs b else if order > 0 then inter a ys else x :: inter xs ys

  let of_list xs = List.fold_left (fun set x -> add x set) empty xs
  let elements set = set
end

module Int_set = Make_set (Int)

module Word_set = Make_set (struct
  type t = string

  let compare a b = String.compare (String.lowercase_ascii a) (String.lowercase_ascii b)
end)

let common xs ys = Int_set.elements (Int_set.inter (Int_set.of_list xs) (Int_set.of_list ys))

let distinct_ignoring_case words = Word_set.elements (Word_set.of_list words)

let () =
  let print_ints xs = print_endline (String.concat " " (List.map string_of_int xs)) in
  print_ints (common [ 5; 3; 9; 1; 3 ] [ 9; 9; 2; 3 ]);
  print_ints (Int_set.elements (Int_set.union (Int_set.of_list [ 4; 2 ]) (Int_set.of_list [ 3; 2 ])));
  print_endline (string_of_bool (Int_set.mem 3 (Int_set.of_list [ 1; 2; 4 ])));
  print_endline (String.concat " " (distinct_ignoring_case [ "the"; "cat"; "The"; "Dog"; "CAT" ]))
