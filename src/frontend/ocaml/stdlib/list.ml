(* Lists. Callbacks are called in OCaml's order, results share what OCaml's share, and every
   function is a loop: also those that recurse in OCaml, so that no list is too long. *)

type 'a t = 'a list

let rec _length_from n l =
  match l with
  | [] -> n
  | _ :: rest -> _length_from (n + 1) rest

let length l = _length_from 0 l

let rec compare_lengths l1 l2 =
  match (l1, l2) with
  | [], [] -> 0
  | [], _ :: _ -> -1
  | _ :: _, [] -> 1
  | _ :: rest1, _ :: rest2 -> compare_lengths rest1 rest2

let rec compare_length_with l n =
  match l with
  | [] -> compare 0 n
  | _ :: rest -> if n <= 0 then 1 else compare_length_with rest (n - 1)

let cons x l = x :: l

let hd l =
  match l with
  | [] -> failwith "hd"
  | x :: _ -> x

let tl l =
  match l with
  | [] -> failwith "tl"
  | _ :: rest -> rest

let rec _nth l n =
  match l with
  | [] -> None
  | x :: rest -> if n = 0 then Some x else _nth rest (n - 1)

let nth_opt l n = if n < 0 then invalid_arg "List.nth" else _nth l n

let nth l n =
  match nth_opt l n with
  | Some x -> x
  | None -> failwith "nth"

let rec rev_append l tail =
  match l with
  | [] -> tail
  | x :: rest -> rev_append rest (x :: tail)

let rev l = rev_append l []
let append = ( @ )

let rec _rev_concat lists acc =
  match lists with
  | [] -> acc
  | l :: rest -> _rev_concat rest (rev_append l acc)

let concat lists = rev (_rev_concat lists [])
let flatten = concat

let rec _rev_init i n f acc = if i >= n then acc else _rev_init (i + 1) n f (f i :: acc)
let init n f = if n < 0 then invalid_arg "List.init" else rev (_rev_init 0 n f [])

(* ---- going through ---- *)

let rec iter (f : 'a -> unit) l =
  match l with
  | [] -> ()
  | x :: rest ->
    f x;
    iter f rest

let rec _iteri i (f : int -> 'a -> unit) l =
  match l with
  | [] -> ()
  | x :: rest ->
    f i x;
    _iteri (i + 1) f rest

let iteri f l = _iteri 0 f l

let rec _rev_map f l acc =
  match l with
  | [] -> acc
  | x :: rest -> _rev_map f rest (f x :: acc)

let rev_map f l = _rev_map f l []
let map f l = rev (_rev_map f l [])

let rec _rev_mapi i f l acc =
  match l with
  | [] -> acc
  | x :: rest -> _rev_mapi (i + 1) f rest (f i x :: acc)

let mapi f l = rev (_rev_mapi 0 f l [])

let rec _rev_filter_map f l acc =
  match l with
  | [] -> rev acc
  | x :: rest -> (
    match f x with
    | None -> _rev_filter_map f rest acc
    | Some y -> _rev_filter_map f rest (y :: acc))

let filter_map f l = _rev_filter_map f l []

let rec _rev_concat_map f l acc =
  match l with
  | [] -> rev acc
  | x :: rest -> _rev_concat_map f rest (rev_append (f x) acc)

let concat_map f l = _rev_concat_map f l []

let rec fold_left f acc l =
  match l with
  | [] -> acc
  | x :: rest -> fold_left f (f acc x) rest

let rec _fold_left_map f acc l done_ =
  match l with
  | [] -> (acc, rev done_)
  | x :: rest ->
    let acc, y = f acc x in
    _fold_left_map f acc rest (y :: done_)

let fold_left_map f acc l = _fold_left_map f acc l []

let rec _fold_reversed f l acc =
  match l with
  | [] -> acc
  | x :: rest -> _fold_reversed f rest (f x acc)

let fold_right f l acc = _fold_reversed f (rev l) acc

(* ---- two at once: a difference in length is seen only where it begins ---- *)

let rec iter2 (f : 'a -> 'b -> unit) l1 l2 =
  match (l1, l2) with
  | [], [] -> ()
  | x :: rest1, y :: rest2 ->
    f x y;
    iter2 f rest1 rest2
  | [], _ :: _ | _ :: _, [] -> invalid_arg "List.iter2"

let rec _rev_map2 name f l1 l2 acc =
  match (l1, l2) with
  | [], [] -> acc
  | x :: rest1, y :: rest2 -> _rev_map2 name f rest1 rest2 (f x y :: acc)
  | [], _ :: _ | _ :: _, [] -> invalid_arg name

let rev_map2 f l1 l2 = _rev_map2 "List.rev_map2" f l1 l2 []
let map2 f l1 l2 = rev (_rev_map2 "List.map2" f l1 l2 [])

let rec fold_left2 f acc l1 l2 =
  match (l1, l2) with
  | [], [] -> acc
  | x :: rest1, y :: rest2 -> fold_left2 f (f acc x y) rest1 rest2
  | [], _ :: _ | _ :: _, [] -> invalid_arg "List.fold_left2"

let _pair x y = (x, y)

let fold_right2 f l1 l2 acc =
  let pairs = _rev_map2 "List.fold_right2" _pair l1 l2 [] in
  fold_left (fun acc (x, y) -> f x y acc) acc pairs

let rec for_all2 p l1 l2 =
  match (l1, l2) with
  | [], [] -> true
  | x :: rest1, y :: rest2 -> p x y && for_all2 p rest1 rest2
  | [], _ :: _ | _ :: _, [] -> invalid_arg "List.for_all2"

let rec exists2 p l1 l2 =
  match (l1, l2) with
  | [], [] -> false
  | x :: rest1, y :: rest2 -> p x y || exists2 p rest1 rest2
  | [], _ :: _ | _ :: _, [] -> invalid_arg "List.exists2"

let combine l1 l2 = rev (_rev_map2 "List.combine" _pair l1 l2 [])

let rec _rev_split l firsts seconds =
  match l with
  | [] -> (rev firsts, rev seconds)
  | (x, y) :: rest -> _rev_split rest (x :: firsts) (y :: seconds)

let split l = _rev_split l [] []

(* ---- looking for something ---- *)

let rec for_all p l =
  match l with
  | [] -> true
  | x :: rest -> p x && for_all p rest

let rec exists p l =
  match l with
  | [] -> false
  | x :: rest -> p x || exists p rest

(* By compare and not by (=): a list holds the nan that is in it. *)
let rec mem x l =
  match l with
  | [] -> false
  | y :: rest -> compare y x = 0 || mem x rest

let rec memq x l =
  match l with
  | [] -> false
  | y :: rest -> y == x || memq x rest

let rec find_opt p l =
  match l with
  | [] -> None
  | x :: rest -> if p x then Some x else find_opt p rest

let rec find p l =
  match l with
  | [] -> raise Not_found
  | x :: rest -> if p x then x else find p rest

let rec find_map f l =
  match l with
  | [] -> None
  | x :: rest -> (
    match f x with
    | None -> find_map f rest
    | Some _ as found -> found)

let rec _rev_filter p l acc =
  match l with
  | [] -> rev acc
  | x :: rest -> _rev_filter p rest (if p x then x :: acc else acc)

let filter p l = _rev_filter p l []
let find_all = filter

let rec _rev_filteri i p l acc =
  match l with
  | [] -> rev acc
  | x :: rest -> _rev_filteri (i + 1) p rest (if p i x then x :: acc else acc)

let filteri p l = _rev_filteri 0 p l []

let rec _rev_partition p l yes no =
  match l with
  | [] -> (rev yes, rev no)
  | x :: rest -> if p x then _rev_partition p rest (x :: yes) no else _rev_partition p rest yes (x :: no)

let partition p l = _rev_partition p l [] []

let rec _partition_map f l left right =
  match l with
  | [] -> (rev left, rev right)
  | x :: rest -> (
    match f x with
    | Either.Left y -> _partition_map f rest (y :: left) right
    | Either.Right y -> _partition_map f rest left (y :: right))

let partition_map f l = _partition_map f l [] []

(* ---- lists of pairs ---- *)

let rec assoc_opt key l =
  match l with
  | [] -> None
  | (k, value) :: rest -> if compare k key = 0 then Some value else assoc_opt key rest

let rec assoc key l =
  match l with
  | [] -> raise Not_found
  | (k, value) :: rest -> if compare k key = 0 then value else assoc key rest

let rec assq_opt key l =
  match l with
  | [] -> None
  | (k, value) :: rest -> if k == key then Some value else assq_opt key rest

let rec assq key l =
  match l with
  | [] -> raise Not_found
  | (k, value) :: rest -> if k == key then value else assq key rest

let mem_assoc key l = exists (fun (k, _) -> compare k key = 0) l
let mem_assq key l = exists (fun (k, _) -> k == key) l

let rec _remove_first p l before =
  match l with
  | [] -> rev before
  | x :: rest -> if p x then rev_append before rest else _remove_first p rest (x :: before)

let remove_assoc key l = _remove_first (fun (k, _) -> compare k key = 0) l []
let remove_assq key l = _remove_first (fun (k, _) -> k == key) l []

(* ---- sorting ---- *)

let rec _merge cmp l1 l2 acc =
  match (l1, l2) with
  | [], l | l, [] -> rev_append acc l
  | x :: rest1, y :: rest2 ->
    if cmp x y <= 0 then _merge cmp rest1 l2 (x :: acc) else _merge cmp l1 rest2 (y :: acc)

let merge cmp l1 l2 = _merge cmp l1 l2 []

(* Merge sort that never reverses: to sort upwards it sorts both halves downwards and merges
   them from their ends. The comparisons made are those that OCaml makes, in its order, so a
   cmp that prints, counts, raises or is no order gives what it gives there. *)

let _in_order up order = if up then order <= 0 else order > 0

(* Two lists sorted the same way (up or not), merged onto acc: it comes out the other way. *)
let rec _rev_merge up cmp l1 l2 acc =
  match (l1, l2) with
  | [], l | l, [] -> rev_append l acc
  | x :: rest1, y :: rest2 ->
    if _in_order up (cmp x y) then _rev_merge up cmp rest1 l2 (x :: acc)
    else _rev_merge up cmp l1 rest2 (y :: acc)

let _sort_three up cmp x y z =
  if _in_order up (cmp x y) then
    if _in_order up (cmp y z) then [ x; y; z ]
    else if _in_order up (cmp x z) then [ x; z; y ]
    else [ z; x; y ]
  else if _in_order up (cmp x z) then [ y; x; z ]
  else if _in_order up (cmp y z) then [ y; z; x ]
  else [ z; y; x ]

(* The first n of l, sorted, and the rest of l; n >= 2. *)
let rec _sort up cmp n l =
  match l with
  | x :: y :: rest when n = 2 -> ((if _in_order up (cmp x y) then [ x; y ] else [ y; x ]), rest)
  | x :: y :: z :: rest when n = 3 -> (_sort_three up cmp x y z, rest)
  | _ ->
    let first, rest = _sort (not up) cmp (n / 2) l in
    let second, rest = _sort (not up) cmp (n - (n / 2)) rest in
    (_rev_merge (not up) cmp first second [], rest)

let stable_sort cmp l =
  let n = length l in
  if n < 2 then l else fst (_sort true cmp n l)

let sort = stable_sort
let fast_sort = stable_sort

(* The same, keeping one of those that are equal. *)

let _strictly up order = if up then order < 0 else order > 0

let rec _rev_merge_uniq up cmp l1 l2 acc =
  match (l1, l2) with
  | [], l | l, [] -> rev_append l acc
  | x :: rest1, y :: rest2 ->
    let order = cmp x y in
    if order = 0 then _rev_merge_uniq up cmp rest1 rest2 (x :: acc)
    else if _strictly up order then _rev_merge_uniq up cmp rest1 l2 (x :: acc)
    else _rev_merge_uniq up cmp l1 rest2 (y :: acc)

let _sort_two_uniq up cmp x y =
  let order = cmp x y in
  if order = 0 then [ x ] else if _strictly up order then [ x; y ] else [ y; x ]

(* z put into x, y, which are in order. *)
let _insert_third_last up cmp x y z =
  let order = cmp y z in
  if order = 0 then [ x; y ]
  else if _strictly up order then [ x; y; z ]
  else
    let order = cmp x z in
    if order = 0 then [ x; y ] else if _strictly up order then [ x; z; y ] else [ z; x; y ]

(* z put into y, x, which are in order. *)
let _insert_third_first up cmp x y z =
  let order = cmp x z in
  if order = 0 then [ y; x ]
  else if _strictly up order then [ y; x; z ]
  else
    let order = cmp y z in
    if order = 0 then [ y; x ] else if _strictly up order then [ y; z; x ] else [ z; y; x ]

let _sort_three_uniq up cmp x y z =
  let order = cmp x y in
  if order = 0 then _sort_two_uniq up cmp y z
  else if _strictly up order then _insert_third_last up cmp x y z
  else _insert_third_first up cmp x y z

let rec _sort_uniq up cmp n l =
  match l with
  | x :: y :: rest when n = 2 -> (_sort_two_uniq up cmp x y, rest)
  | x :: y :: z :: rest when n = 3 -> (_sort_three_uniq up cmp x y z, rest)
  | _ ->
    let first, rest = _sort_uniq (not up) cmp (n / 2) l in
    let second, rest = _sort_uniq (not up) cmp (n - (n / 2)) rest in
    (_rev_merge_uniq (not up) cmp first second [], rest)

let sort_uniq cmp l =
  let n = length l in
  if n < 2 then l else fst (_sort_uniq true cmp n l)

(* ---- sequences ---- *)

let rec to_seq l : 'a Seq.t =
 fun () ->
  match l with
  | [] -> Seq.Nil
  | x :: rest -> Seq.Cons (x, to_seq rest)

let of_seq (s : 'a Seq.t) = rev (Seq.fold_left (fun l x -> x :: l) [] s)

(* ---- comparing: last, because it hides the compare of elements ---- *)

let rec equal (same : 'a -> 'a -> bool) l1 l2 =
  match (l1, l2) with
  | [], [] -> true
  | x :: rest1, y :: rest2 -> same x y && equal same rest1 rest2
  | [], _ :: _ | _ :: _, [] -> false

let rec compare (cmp : 'a -> 'a -> int) l1 l2 =
  match (l1, l2) with
  | [], [] -> 0
  | [], _ :: _ -> -1
  | _ :: _, [] -> 1
  | x :: rest1, y :: rest2 ->
    let order = cmp x y in
    if order <> 0 then order else compare cmp rest1 rest2
