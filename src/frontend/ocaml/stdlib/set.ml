(* Finite sets as balanced trees: the heights of two siblings differ by at most two. The shape of
   the trees, what results share with arguments, and the order of callbacks are OCaml's. *)

module type OrderedType = sig
  type t

  val compare : t -> t -> int
end

module type S = sig
  type elt
  type t

  val empty : t
  val is_empty : t -> bool
  val mem : elt -> t -> bool
  val add : elt -> t -> t
  val singleton : elt -> t
  val remove : elt -> t -> t
  val union : t -> t -> t
  val inter : t -> t -> t
  val disjoint : t -> t -> bool
  val diff : t -> t -> t
  val compare : t -> t -> int
  val equal : t -> t -> bool
  val subset : t -> t -> bool
  val iter : (elt -> unit) -> t -> unit
  val map : (elt -> elt) -> t -> t
  val fold : (elt -> 'a -> 'a) -> t -> 'a -> 'a
  val for_all : (elt -> bool) -> t -> bool
  val exists : (elt -> bool) -> t -> bool
  val filter : (elt -> bool) -> t -> t
  val filter_map : (elt -> elt option) -> t -> t
  val partition : (elt -> bool) -> t -> t * t
  val cardinal : t -> int
  val elements : t -> elt list
  val min_elt : t -> elt
  val min_elt_opt : t -> elt option
  val max_elt : t -> elt
  val max_elt_opt : t -> elt option
  val choose : t -> elt
  val choose_opt : t -> elt option
  val split : elt -> t -> t * bool * t
  val find : elt -> t -> elt
  val find_opt : elt -> t -> elt option
  val find_first : (elt -> bool) -> t -> elt
  val find_first_opt : (elt -> bool) -> t -> elt option
  val find_last : (elt -> bool) -> t -> elt
  val find_last_opt : (elt -> bool) -> t -> elt option
  val of_list : elt list -> t
  val to_seq_from : elt -> t -> elt Seq.t
  val to_seq : t -> elt Seq.t
  val to_rev_seq : t -> elt Seq.t
  val add_seq : elt Seq.t -> t -> t
  val of_seq : elt Seq.t -> t
end

module Make (Ord : OrderedType) : S with type elt = Ord.t = struct
  type elt = Ord.t

  (* left, element, right, height *)
  type t =
    | Empty
    | Node of t * elt * t * int

  let height = function
    | Empty -> 0
    | Node (_, _, _, h) -> h

  let node l x r =
    let hl = height l and hr = height r in
    Node (l, x, r, (if hl >= hr then hl else hr) + 1)

  (* A node of trees whose heights may differ by three: rotated if they do. *)
  let balanced l x r =
    let hl = height l and hr = height r in
    if hl > hr + 2 then
      match l with
      | Empty -> invalid_arg "Set.bal"
      | Node (ll, lx, lr, _) -> (
        if height ll >= height lr then node ll lx (node lr x r)
        else
          match lr with
          | Empty -> invalid_arg "Set.bal"
          | Node (lrl, lrx, lrr, _) -> node (node ll lx lrl) lrx (node lrr x r))
    else if hr > hl + 2 then
      match r with
      | Empty -> invalid_arg "Set.bal"
      | Node (rl, rx, rr, _) -> (
        if height rr >= height rl then node (node l x rl) rx rr
        else
          match rl with
          | Empty -> invalid_arg "Set.bal"
          | Node (rll, rlx, rlr, _) -> node (node l x rll) rlx (node rlr rx rr))
    else Node (l, x, r, (if hl >= hr then hl else hr) + 1)

  let empty = Empty

  let is_empty = function
    | Empty -> true
    | Node _ -> false

  let singleton x = Node (Empty, x, Empty, 1)

  let rec mem x = function
    | Empty -> false
    | Node (l, y, r, _) ->
      let c = Ord.compare x y in
      c = 0 || mem x (if c < 0 then l else r)

  let rec add x s =
    match s with
    | Empty -> singleton x
    | Node (l, y, r, _) ->
      let c = Ord.compare x y in
      if c = 0 then s
      else if c < 0 then
        let l' = add x l in
        if l' == l then s else balanced l' y r
      else
        let r' = add x r in
        if r' == r then s else balanced l y r'

  (* ---- the ends ---- *)

  let rec min_elt_opt = function
    | Empty -> None
    | Node (Empty, x, _, _) -> Some x
    | Node (l, _, _, _) -> min_elt_opt l

  let rec max_elt_opt = function
    | Empty -> None
    | Node (_, x, Empty, _) -> Some x
    | Node (_, _, r, _) -> max_elt_opt r

  let existing = function
    | None -> raise Not_found
    | Some x -> x

  let min_elt s = existing (min_elt_opt s)
  let max_elt s = existing (max_elt_opt s)
  let choose = min_elt
  let choose_opt = min_elt_opt

  let rec without_min = function
    | Empty -> invalid_arg "Set.remove_min_elt"
    | Node (Empty, _, r, _) -> r
    | Node (l, x, r, _) -> balanced (without_min l) x r

  let rec add_min x = function
    | Empty -> singleton x
    | Node (l, y, r, _) -> balanced (add_min x l) y r

  let rec add_max x = function
    | Empty -> singleton x
    | Node (l, y, r, _) -> balanced l y (add_max x r)

  (* ---- joining and splitting ---- *)

  (* As `node`, for trees of any heights. *)
  let rec join l x r =
    match (l, r) with
    | Empty, _ -> add_min x r
    | _, Empty -> add_max x l
    | Node (ll, lx, lr, hl), Node (rl, rx, rr, hr) ->
      if hl > hr + 2 then balanced ll lx (join lr x r)
      else if hr > hl + 2 then balanced (join l x rl) rx rr
      else node l x r

  (* All of one before all of the other; heights differ by at most two. *)
  let glued l r =
    match (l, r) with
    | Empty, other | other, Empty -> other
    | _ -> balanced l (min_elt r) (without_min r)

  (* The same for trees of any heights. *)
  let concat l r =
    match (l, r) with
    | Empty, other | other, Empty -> other
    | _ -> join l (min_elt r) (without_min r)

  let rec split x = function
    | Empty -> (Empty, false, Empty)
    | Node (l, y, r, _) ->
      let c = Ord.compare x y in
      if c = 0 then (l, true, r)
      else if c < 0 then
        let before, found, after = split x l in
        (before, found, join after y r)
      else
        let before, found, after = split x r in
        (join l y before, found, after)

  let rec remove x s =
    match s with
    | Empty -> Empty
    | Node (l, y, r, _) ->
      let c = Ord.compare x y in
      if c = 0 then glued l r
      else if c < 0 then
        let l' = remove x l in
        if l' == l then s else balanced l' y r
      else
        let r' = remove x r in
        if r' == r then s else balanced l y r'

  let rec union s1 s2 =
    match (s1, s2) with
    | Empty, s | s, Empty -> s
    | Node (l1, x1, r1, h1), Node (l2, x2, r2, h2) ->
      if h1 >= h2 then
        if h2 = 1 then add x2 s1
        else
          let l2, _, r2 = split x1 s2 in
          join (union l1 l2) x1 (union r1 r2)
      else if h1 = 1 then add x1 s2
      else
        let l1, _, r1 = split x2 s1 in
        join (union l1 l2) x2 (union r1 r2)

  let rec inter s1 s2 =
    match (s1, s2) with
    | Empty, _ | _, Empty -> Empty
    | Node (l1, x, r1, _), _ -> (
      match split x s2 with
      | l2, false, r2 -> concat (inter l1 l2) (inter r1 r2)
      | l2, true, r2 -> join (inter l1 l2) x (inter r1 r2))

  (* What is before an element and, when asked, what is after it; None if it is there. *)
  let rec split_unless_there x = function
    | Empty -> Some (Empty, fun () -> Empty)
    | Node (l, y, r, _) -> (
      let c = Ord.compare x y in
      if c = 0 then None
      else if c < 0 then
        match split_unless_there x l with
        | None -> None
        | Some (before, after) -> Some (before, fun () -> join (after ()) y r)
      else
        match split_unless_there x r with
        | None -> None
        | Some (before, after) -> Some (join l y before, after))

  let rec disjoint s1 s2 =
    match (s1, s2) with
    | Empty, _ | _, Empty -> true
    | Node (l1, x, r1, _), _ -> (
      if s1 == s2 then false
      else
        match split_unless_there x s2 with
        | None -> false
        | Some (l2, r2) -> disjoint l1 l2 && disjoint r1 (r2 ()))

  let rec diff s1 s2 =
    match (s1, s2) with
    | Empty, _ -> Empty
    | _, Empty -> s1
    | Node (l1, x, r1, _), _ -> (
      match split x s2 with
      | l2, false, r2 -> join (diff l1 l2) x (diff r1 r2)
      | l2, true, r2 -> concat (diff l1 l2) (diff r1 r2))

  (* ---- in order ---- *)

  (* The elements that are left: one, what is right of it, and so on upwards. *)
  type rest =
    | End
    | More of elt * t * rest

  let rec from_left s rest =
    match s with
    | Empty -> rest
    | Node (l, x, r, _) -> from_left l (More (x, r, rest))

  let rec from_right s rest =
    match s with
    | Empty -> rest
    | Node (l, x, r, _) -> from_right r (More (x, l, rest))

  let rec compare_rests rest1 rest2 =
    match (rest1, rest2) with
    | End, End -> 0
    | End, _ -> -1
    | _, End -> 1
    | More (x1, r1, rest1), More (x2, r2, rest2) ->
      let c = Ord.compare x1 x2 in
      if c <> 0 then c else compare_rests (from_left r1 rest1) (from_left r2 rest2)

  let compare s1 s2 = compare_rests (from_left s1 End) (from_left s2 End)
  let equal s1 s2 = compare s1 s2 = 0

  let rec subset s1 s2 =
    match (s1, s2) with
    | Empty, _ -> true
    | _, Empty -> false
    | Node (l1, x1, r1, _), Node (l2, x2, r2, _) ->
      let c = Ord.compare x1 x2 in
      if c = 0 then subset l1 l2 && subset r1 r2
      else if c < 0 then subset (Node (l1, x1, Empty, 0)) l2 && subset r1 s2
      else subset (Node (Empty, x1, r1, 0)) r2 && subset l1 s2

  let rec iter f = function
    | Empty -> ()
    | Node (l, x, r, _) ->
      iter f l;
      f x;
      iter f r

  let rec fold f s acc =
    match s with
    | Empty -> acc
    | Node (l, x, r, _) -> fold f r (f x (fold f l acc))

  let rec for_all p = function
    | Empty -> true
    | Node (l, x, r, _) -> p x && for_all p l && for_all p r

  let rec exists p = function
    | Empty -> false
    | Node (l, x, r, _) -> p x || exists p l || exists p r

  let rec filter p s =
    match s with
    | Empty -> Empty
    | Node (l, x, r, _) ->
      let l' = filter p l in
      let kept = p x in
      let r' = filter p r in
      if not kept then concat l' r' else if l' == l && r' == r then s else join l' x r'

  let rec partition p = function
    | Empty -> (Empty, Empty)
    | Node (l, x, r, _) ->
      let yes_l, no_l = partition p l in
      let passed = p x in
      let yes_r, no_r = partition p r in
      if passed then (join yes_l x yes_r, concat no_l no_r) else (concat yes_l yes_r, join no_l x no_r)

  let rec cardinal = function
    | Empty -> 0
    | Node (l, _, r, _) -> cardinal l + 1 + cardinal r

  let rec elements_before acc = function
    | Empty -> acc
    | Node (l, x, r, _) -> elements_before (x :: elements_before acc r) l

  let elements s = elements_before [] s

  let rec find x = function
    | Empty -> raise Not_found
    | Node (l, y, r, _) ->
      let c = Ord.compare x y in
      if c = 0 then y else find x (if c < 0 then l else r)

  let rec find_opt x = function
    | Empty -> None
    | Node (l, y, r, _) ->
      let c = Ord.compare x y in
      if c = 0 then Some y else find_opt x (if c < 0 then l else r)

  (* The last element on the way down that passed; `found` is the best so far. *)
  let rec first_from found p = function
    | Empty -> found
    | Node (l, x, r, _) -> if p x then first_from (Some x) p l else first_from found p r

  let rec last_from found p = function
    | Empty -> found
    | Node (l, x, r, _) -> if p x then last_from (Some x) p r else last_from found p l

  let find_first_opt p s = first_from None p s
  let find_first p s = existing (first_from None p s)
  let find_last_opt p s = last_from None p s
  let find_last p s = existing (last_from None p s)

  (* ---- elements that change ---- *)

  (* A change of the elements may spoil their order. *)
  let join_anyhow l x r =
    let after_left = l == Empty || Ord.compare (max_elt l) x < 0 in
    if after_left && (r == Empty || Ord.compare x (min_elt r) < 0) then join l x r else union l (add x r)

  let concat_anyhow l r =
    match (l, r) with
    | Empty, other | other, Empty -> other
    | _ -> join_anyhow l (min_elt r) (without_min r)

  let rec map f s =
    match s with
    | Empty -> Empty
    | Node (l, x, r, _) ->
      let l' = map f l in
      let x' = f x in
      let r' = map f r in
      if l' == l && x' == x && r' == r then s else join_anyhow l' x' r'

  let rec filter_map f s =
    match s with
    | Empty -> Empty
    | Node (l, x, r, _) -> (
      let l' = filter_map f l in
      let x' = f x in
      let r' = filter_map f r in
      match x' with
      | Some x' -> if l' == l && x' == x && r' == r then s else join_anyhow l' x' r'
      | None -> concat_anyhow l' r')

  (* A tree of the first n of sorted elements, and those after them. *)
  let rec of_sorted n l =
    match (n, l) with
    | 0, l -> (Empty, l)
    | 1, x :: l -> (singleton x, l)
    | 2, x :: y :: l -> (Node (singleton x, y, Empty, 2), l)
    | 3, x :: y :: z :: l -> (Node (singleton x, y, singleton z, 2), l)
    | n, l -> (
      let half = n / 2 in
      match of_sorted half l with
      | _, [] -> assert false
      | left, x :: l ->
        let right, l = of_sorted (n - half - 1) l in
        (node left x right, l))

  let of_list l =
    if List.compare_length_with l 5 <= 0 then List.fold_left (fun s x -> add x s) empty l
    else
      let sorted = List.sort_uniq Ord.compare l in
      fst (of_sorted (List.length sorted) sorted)

  let add_seq s t = Seq.fold_left (fun t x -> add x t) t s
  let of_seq s = add_seq s empty

  let rec seq_of rest () =
    match rest with
    | End -> Seq.Nil
    | More (x, r, rest) -> Seq.Cons (x, seq_of (from_left r rest))

  let to_seq s = seq_of (from_left s End)

  let rec rev_seq_of rest () =
    match rest with
    | End -> Seq.Nil
    | More (x, l, rest) -> Seq.Cons (x, rev_seq_of (from_right l rest))

  let to_rev_seq s = rev_seq_of (from_right s End)

  let to_seq_from low s =
    let rec go s rest =
      match s with
      | Empty -> rest
      | Node (l, x, r, _) ->
        let c = Ord.compare x low in
        if c = 0 then More (x, r, rest) else if c < 0 then go r rest else go l (More (x, r, rest))
    in
    seq_of (go s End)
end
