(* Finite maps as balanced trees: the heights of two siblings differ by at most two. The shape of
   the trees, what results share with arguments, and the order of callbacks are OCaml's. *)

module type OrderedType = sig
  type t

  val compare : t -> t -> int
end

module type S = sig
  type key
  type +!'a t

  val empty : 'a t
  val is_empty : 'a t -> bool
  val mem : key -> 'a t -> bool
  val add : key -> 'a -> 'a t -> 'a t
  val update : key -> ('a option -> 'a option) -> 'a t -> 'a t
  val singleton : key -> 'a -> 'a t
  val remove : key -> 'a t -> 'a t
  val merge : (key -> 'a option -> 'b option -> 'c option) -> 'a t -> 'b t -> 'c t
  val union : (key -> 'a -> 'a -> 'a option) -> 'a t -> 'a t -> 'a t
  val compare : ('a -> 'a -> int) -> 'a t -> 'a t -> int
  val equal : ('a -> 'a -> bool) -> 'a t -> 'a t -> bool
  val iter : (key -> 'a -> unit) -> 'a t -> unit
  val fold : (key -> 'a -> 'b -> 'b) -> 'a t -> 'b -> 'b
  val for_all : (key -> 'a -> bool) -> 'a t -> bool
  val exists : (key -> 'a -> bool) -> 'a t -> bool
  val filter : (key -> 'a -> bool) -> 'a t -> 'a t
  val filter_map : (key -> 'a -> 'b option) -> 'a t -> 'b t
  val partition : (key -> 'a -> bool) -> 'a t -> 'a t * 'a t
  val cardinal : 'a t -> int
  val bindings : 'a t -> (key * 'a) list
  val min_binding : 'a t -> key * 'a
  val min_binding_opt : 'a t -> (key * 'a) option
  val max_binding : 'a t -> key * 'a
  val max_binding_opt : 'a t -> (key * 'a) option
  val choose : 'a t -> key * 'a
  val choose_opt : 'a t -> (key * 'a) option
  val split : key -> 'a t -> 'a t * 'a option * 'a t
  val find : key -> 'a t -> 'a
  val find_opt : key -> 'a t -> 'a option
  val find_first : (key -> bool) -> 'a t -> key * 'a
  val find_first_opt : (key -> bool) -> 'a t -> (key * 'a) option
  val find_last : (key -> bool) -> 'a t -> key * 'a
  val find_last_opt : (key -> bool) -> 'a t -> (key * 'a) option
  val map : ('a -> 'b) -> 'a t -> 'b t
  val mapi : (key -> 'a -> 'b) -> 'a t -> 'b t
  val to_seq : 'a t -> (key * 'a) Seq.t
  val to_rev_seq : 'a t -> (key * 'a) Seq.t
  val to_seq_from : key -> 'a t -> (key * 'a) Seq.t
  val add_seq : (key * 'a) Seq.t -> 'a t -> 'a t
  val of_seq : (key * 'a) Seq.t -> 'a t
end

module Make (Ord : OrderedType) : S with type key = Ord.t = struct
  type key = Ord.t

  (* left, key, value, right, height *)
  type 'a t =
    | Empty
    | Node of 'a t * key * 'a * 'a t * int

  let height = function
    | Empty -> 0
    | Node (_, _, _, _, h) -> h

  let node l k v r =
    let hl = height l and hr = height r in
    Node (l, k, v, r, (if hl >= hr then hl else hr) + 1)

  (* A node of trees whose heights may differ by three: rotated if they do. *)
  let balanced l k v r =
    let hl = height l and hr = height r in
    if hl > hr + 2 then
      match l with
      | Empty -> invalid_arg "Map.bal"
      | Node (ll, lk, lv, lr, _) -> (
        if height ll >= height lr then node ll lk lv (node lr k v r)
        else
          match lr with
          | Empty -> invalid_arg "Map.bal"
          | Node (lrl, lrk, lrv, lrr, _) -> node (node ll lk lv lrl) lrk lrv (node lrr k v r))
    else if hr > hl + 2 then
      match r with
      | Empty -> invalid_arg "Map.bal"
      | Node (rl, rk, rv, rr, _) -> (
        if height rr >= height rl then node (node l k v rl) rk rv rr
        else
          match rl with
          | Empty -> invalid_arg "Map.bal"
          | Node (rll, rlk, rlv, rlr, _) -> node (node l k v rll) rlk rlv (node rlr rk rv rr))
    else Node (l, k, v, r, (if hl >= hr then hl else hr) + 1)

  let empty = Empty

  let is_empty = function
    | Empty -> true
    | Node _ -> false

  let singleton k v = Node (Empty, k, v, Empty, 1)

  let rec add k v m =
    match m with
    | Empty -> singleton k v
    | Node (l, k', v', r, h) ->
      let c = Ord.compare k k' in
      if c = 0 then if v' == v then m else Node (l, k, v, r, h)
      else if c < 0 then
        let l' = add k v l in
        if l' == l then m else balanced l' k' v' r
      else
        let r' = add k v r in
        if r' == r then m else balanced l k' v' r'

  let rec find k = function
    | Empty -> raise Not_found
    | Node (l, k', v, r, _) ->
      let c = Ord.compare k k' in
      if c = 0 then v else find k (if c < 0 then l else r)

  let rec find_opt k = function
    | Empty -> None
    | Node (l, k', v, r, _) ->
      let c = Ord.compare k k' in
      if c = 0 then Some v else find_opt k (if c < 0 then l else r)

  let rec mem k = function
    | Empty -> false
    | Node (l, k', _, r, _) ->
      let c = Ord.compare k k' in
      c = 0 || mem k (if c < 0 then l else r)

  (* The last binding on the way down whose key passed; `found` is the best so far. *)
  let rec first_from found p = function
    | Empty -> found
    | Node (l, k, v, r, _) -> if p k then first_from (Some (k, v)) p l else first_from found p r

  let rec last_from found p = function
    | Empty -> found
    | Node (l, k, v, r, _) -> if p k then last_from (Some (k, v)) p r else last_from found p l

  let existing = function
    | None -> raise Not_found
    | Some binding -> binding

  let find_first_opt p m = first_from None p m
  let find_first p m = existing (first_from None p m)
  let find_last_opt p m = last_from None p m
  let find_last p m = existing (last_from None p m)

  let rec min_binding_opt = function
    | Empty -> None
    | Node (Empty, k, v, _, _) -> Some (k, v)
    | Node (l, _, _, _, _) -> min_binding_opt l

  let rec max_binding_opt = function
    | Empty -> None
    | Node (_, k, v, Empty, _) -> Some (k, v)
    | Node (_, _, _, r, _) -> max_binding_opt r

  let min_binding m = existing (min_binding_opt m)
  let max_binding m = existing (max_binding_opt m)
  let choose = min_binding
  let choose_opt = min_binding_opt

  let rec without_min = function
    | Empty -> invalid_arg "Map.remove_min_elt"
    | Node (Empty, _, _, r, _) -> r
    | Node (l, k, v, r, _) -> balanced (without_min l) k v r

  (* All of one before all of the other; heights differ by at most two. *)
  let glued l r =
    match (l, r) with
    | Empty, other | other, Empty -> other
    | _ ->
      let k, v = min_binding r in
      balanced l k v (without_min r)

  let rec remove k m =
    match m with
    | Empty -> Empty
    | Node (l, k', v, r, _) ->
      let c = Ord.compare k k' in
      if c = 0 then glued l r
      else if c < 0 then
        let l' = remove k l in
        if l' == l then m else balanced l' k' v r
      else
        let r' = remove k r in
        if r' == r then m else balanced l k' v r'

  let rec update k f m =
    match m with
    | Empty -> (
      match f None with
      | None -> Empty
      | Some v -> singleton k v)
    | Node (l, k', v, r, h) -> (
      let c = Ord.compare k k' in
      if c = 0 then
        match f (Some v) with
        | None -> glued l r
        | Some v' -> if v' == v then m else Node (l, k, v', r, h)
      else if c < 0 then
        let l' = update k f l in
        if l' == l then m else balanced l' k' v r
      else
        let r' = update k f r in
        if r' == r then m else balanced l k' v r')

  (* ---- going through ---- *)

  let rec iter f = function
    | Empty -> ()
    | Node (l, k, v, r, _) ->
      iter f l;
      f k v;
      iter f r

  let rec map f = function
    | Empty -> Empty
    | Node (l, k, v, r, h) ->
      let l' = map f l in
      let v' = f v in
      let r' = map f r in
      Node (l', k, v', r', h)

  let rec mapi f = function
    | Empty -> Empty
    | Node (l, k, v, r, h) ->
      let l' = mapi f l in
      let v' = f k v in
      let r' = mapi f r in
      Node (l', k, v', r', h)

  let rec fold f m acc =
    match m with
    | Empty -> acc
    | Node (l, k, v, r, _) -> fold f r (f k v (fold f l acc))

  let rec for_all p = function
    | Empty -> true
    | Node (l, k, v, r, _) -> p k v && for_all p l && for_all p r

  let rec exists p = function
    | Empty -> false
    | Node (l, k, v, r, _) -> p k v || exists p l || exists p r

  (* ---- joining and splitting ---- *)

  let rec add_min k v = function
    | Empty -> singleton k v
    | Node (l, k', v', r, _) -> balanced (add_min k v l) k' v' r

  let rec add_max k v = function
    | Empty -> singleton k v
    | Node (l, k', v', r, _) -> balanced l k' v' (add_max k v r)

  (* As `node`, for trees of any heights. *)
  let rec join l k v r =
    match (l, r) with
    | Empty, _ -> add_min k v r
    | _, Empty -> add_max k v l
    | Node (ll, lk, lv, lr, hl), Node (rl, rk, rv, rr, hr) ->
      if hl > hr + 2 then balanced ll lk lv (join lr k v r)
      else if hr > hl + 2 then balanced (join l k v rl) rk rv rr
      else node l k v r

  (* As `glued`, for trees of any heights. *)
  let concat l r =
    match (l, r) with
    | Empty, other | other, Empty -> other
    | _ ->
      let k, v = min_binding r in
      join l k v (without_min r)

  let join_opt l k v r =
    match v with
    | Some v -> join l k v r
    | None -> concat l r

  let rec split k = function
    | Empty -> (Empty, None, Empty)
    | Node (l, k', v, r, _) ->
      let c = Ord.compare k k' in
      if c = 0 then (l, Some v, r)
      else if c < 0 then
        let before, found, after = split k l in
        (before, found, join after k' v r)
      else
        let before, found, after = split k r in
        (join l k' v before, found, after)

  let rec merge f m1 m2 =
    match (m1, m2) with
    | Empty, Empty -> Empty
    | Node (l1, k, v1, r1, h1), _ when h1 >= height m2 ->
      let l2, v2, r2 = split k m2 in
      join_opt (merge f l1 l2) k (f k (Some v1) v2) (merge f r1 r2)
    | _, Node (l2, k, v2, r2, _) ->
      let l1, v1, r1 = split k m1 in
      join_opt (merge f l1 l2) k (f k v1 (Some v2)) (merge f r1 r2)
    | _ -> assert false

  let rec union f m1 m2 =
    match (m1, m2) with
    | Empty, m | m, Empty -> m
    | Node (l1, k1, v1, r1, h1), Node (l2, k2, v2, r2, h2) ->
      if h1 >= h2 then
        let l2, found, r2 = split k1 m2 in
        let l = union f l1 l2 and r = union f r1 r2 in
        match found with
        | None -> join l k1 v1 r
        | Some v2 -> join_opt l k1 (f k1 v1 v2) r
      else
        let l1, found, r1 = split k2 m1 in
        let l = union f l1 l2 and r = union f r1 r2 in
        match found with
        | None -> join l k2 v2 r
        | Some v1 -> join_opt l k2 (f k2 v1 v2) r

  let rec filter p m =
    match m with
    | Empty -> Empty
    | Node (l, k, v, r, _) ->
      let l' = filter p l in
      let kept = p k v in
      let r' = filter p r in
      if not kept then concat l' r' else if l' == l && r' == r then m else join l' k v r'

  let rec filter_map f = function
    | Empty -> Empty
    | Node (l, k, v, r, _) ->
      let l' = filter_map f l in
      let v' = f k v in
      let r' = filter_map f r in
      join_opt l' k v' r'

  let rec partition p = function
    | Empty -> (Empty, Empty)
    | Node (l, k, v, r, _) ->
      let yes_l, no_l = partition p l in
      let passed = p k v in
      let yes_r, no_r = partition p r in
      if passed then (join yes_l k v yes_r, concat no_l no_r) else (concat yes_l yes_r, join no_l k v no_r)

  (* ---- in order ---- *)

  (* The bindings that are left: one, what is right of it, and so on upwards. *)
  type 'a rest =
    | End
    | More of key * 'a * 'a t * 'a rest

  let rec from_left m rest =
    match m with
    | Empty -> rest
    | Node (l, k, v, r, _) -> from_left l (More (k, v, r, rest))

  let rec from_right m rest =
    match m with
    | Empty -> rest
    | Node (l, k, v, r, _) -> from_right r (More (k, v, l, rest))

  let compare cmp m1 m2 =
    let rec go rest1 rest2 =
      match (rest1, rest2) with
      | End, End -> 0
      | End, _ -> -1
      | _, End -> 1
      | More (k1, v1, r1, rest1), More (k2, v2, r2, rest2) ->
        let c = Ord.compare k1 k2 in
        if c <> 0 then c
        else
          let c = cmp v1 v2 in
          if c <> 0 then c else go (from_left r1 rest1) (from_left r2 rest2)
    in
    go (from_left m1 End) (from_left m2 End)

  let equal same m1 m2 =
    let rec go rest1 rest2 =
      match (rest1, rest2) with
      | End, End -> true
      | End, _ | _, End -> false
      | More (k1, v1, r1, rest1), More (k2, v2, r2, rest2) ->
        Ord.compare k1 k2 = 0 && same v1 v2 && go (from_left r1 rest1) (from_left r2 rest2)
    in
    go (from_left m1 End) (from_left m2 End)

  let rec cardinal = function
    | Empty -> 0
    | Node (l, _, _, r, _) -> cardinal l + 1 + cardinal r

  let rec bindings_before acc = function
    | Empty -> acc
    | Node (l, k, v, r, _) -> bindings_before ((k, v) :: bindings_before acc r) l

  let bindings m = bindings_before [] m
  let add_seq s m = Seq.fold_left (fun m (k, v) -> add k v m) m s
  let of_seq s = add_seq s empty

  let rec seq_of rest () =
    match rest with
    | End -> Seq.Nil
    | More (k, v, r, rest) -> Seq.Cons ((k, v), seq_of (from_left r rest))

  let to_seq m = seq_of (from_left m End)

  let rec rev_seq_of rest () =
    match rest with
    | End -> Seq.Nil
    | More (k, v, l, rest) -> Seq.Cons ((k, v), rev_seq_of (from_right l rest))

  let to_rev_seq m = rev_seq_of (from_right m End)

  let to_seq_from low m =
    let rec go m rest =
      match m with
      | Empty -> rest
      | Node (l, k, v, r, _) ->
        let c = Ord.compare k low in
        if c = 0 then More (k, v, r, rest) else if c < 0 then go r rest else go l (More (k, v, r, rest))
    in
    seq_of (go m End)
end
