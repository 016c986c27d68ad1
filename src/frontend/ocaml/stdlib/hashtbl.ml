(* Hash tables. Which bucket a key is in, and in which order, is as in OCaml, so that what goes
   through a table meets the bindings in the order that one sees there. Of a table that is made
   with ?random or after randomize nobody knows the order: only a plain run goes on with one. *)

type (!'a, !'b) t

(* Bindings of one bucket, the last one added first. *)
type ('a, 'b) _bucket = Empty | Binding of ('a, 'b) _binding
and ('a, 'b) _binding = { mutable key : 'a; mutable data : 'b; mutable next : ('a, 'b) _bucket }

(* While somebody goes through the buckets they are not to be changed, but copied. *)
type ('a, 'b) _table = {
  mutable size : int;
  mutable buckets : ('a, 'b) _bucket array;
  seed : int;
  initial : int;
  mutable traversed : bool;
}

external _open : ('a, 'b) t -> ('a, 'b) _table = "any.cast"
external _close : ('a, 'b) _table -> ('a, 'b) t = "any.cast"

(* ---- hashing ---- *)

external seeded_hash_param : int -> int -> int -> 'a -> int = "any.hash"

let hash x = seeded_hash_param 10 100 0 x
let hash_param meaningful total x = seeded_hash_param meaningful total 0 x
let seeded_hash seed x = seeded_hash_param 10 100 seed x

(* What a table asks of its keys: whether two are equal, and the hash of one for a seed. *)
type 'a _keys = { equal : 'a -> 'a -> bool; hash_of : int -> 'a -> int }

let _any_keys = { equal = (fun k k' -> compare k k' = 0); hash_of = seeded_hash }

(* The number of buckets is a power of two. *)
let _place keys t key = keys.hash_of t.seed key land (Array.length t.buckets - 1)

(* ---- making and emptying ---- *)

let rec _power_of_two least n = if n >= least || n * 2 > Sys.max_array_length then n else _power_of_two least (n * 2)

let _create n =
  let initial = _power_of_two n 16 in
  _close { size = 0; buckets = Array.make initial Empty; seed = 0; initial; traversed = false }

external _foreseen : unit -> bool = "chance.foreseen"
external _unsupported : string -> unit = "sys.unsupported"

let _unordered random = if random && not (_foreseen ()) then _unsupported "hash tables with a random order are not supported"

let create ?(random = false) n =
  _unordered random;
  _create n

let clear t =
  let t = _open t in
  if t.size > 0 then begin
    t.size <- 0;
    Array.fill t.buckets 0 (Array.length t.buckets) Empty
  end

let reset table =
  let t = _open table in
  if Array.length t.buckets = t.initial then clear table
  else begin
    t.size <- 0;
    t.buckets <- Array.make t.initial Empty
  end

(* A bucket with bindings of its own, in the same order. *)
let _copy_bucket bucket =
  let rec copy_onto last from =
    match from with
    | Empty -> ()
    | Binding { key; data; next } ->
      let binding = { key; data; next = Empty } in
      last.next <- Binding binding;
      copy_onto binding next
  in
  match bucket with
  | Empty -> Empty
  | Binding { key; data; next } ->
    let first = { key; data; next = Empty } in
    copy_onto first next;
    Binding first

let copy t =
  let t = _open t in
  _close { t with buckets = Array.map _copy_bucket t.buckets }

let length t = (_open t).size

(* ---- growing ---- *)

(* Puts every binding at the end of its new bucket: the binding itself, or a copy. *)
let _distribute place in_place from onto =
  let lasts = Array.make (Array.length onto) Empty in
  let rec move bucket =
    match bucket with
    | Empty -> ()
    | Binding ({ key; data; next } as binding) ->
      let moved = if in_place then bucket else Binding { key; data; next = Empty } in
      let i = place binding.key in
      (match lasts.(i) with
      | Empty -> onto.(i) <- moved
      | Binding last -> last.next <- moved);
      lasts.(i) <- moved;
      move next
  in
  let finish last =
    match last with
    | Empty -> ()
    | Binding last -> last.next <- Empty
  in
  Array.iter move from;
  if in_place then Array.iter finish lasts

let _grow keys t =
  let from = t.buckets in
  let count = Array.length from * 2 in
  if count < Sys.max_array_length then begin
    t.buckets <- Array.make count Empty;
    _distribute (_place keys t) (not t.traversed) from t.buckets
  end

let _add_at keys t i key data =
  t.buckets.(i) <- Binding { key; data; next = t.buckets.(i) };
  t.size <- t.size + 1;
  if t.size > Array.length t.buckets * 2 then _grow keys t

(* ---- one key; `keys` says how keys are compared and hashed ---- *)

let _add keys t key data =
  let t = _open t in
  _add_at keys t (_place keys t key) key data

let rec _remove_in t i keys key before bucket =
  match bucket with
  | Empty -> ()
  | Binding binding ->
    if keys.equal binding.key key then begin
      t.size <- t.size - 1;
      match before with
      | Empty -> t.buckets.(i) <- binding.next
      | Binding before -> before.next <- binding.next
    end
    else _remove_in t i keys key bucket binding.next

let _remove keys t key =
  let t = _open t in
  let i = _place keys t key in
  _remove_in t i keys key Empty t.buckets.(i)

let rec _search keys key bucket =
  match bucket with
  | Empty -> Empty
  | Binding binding -> if keys.equal key binding.key then bucket else _search keys key binding.next

let _bucket_of keys t key =
  let t = _open t in
  t.buckets.(_place keys t key)

let _find keys t key =
  match _search keys key (_bucket_of keys t key) with
  | Empty -> raise Not_found
  | Binding { data; _ } -> data

let _find_opt keys t key =
  match _search keys key (_bucket_of keys t key) with
  | Empty -> None
  | Binding { data; _ } -> Some data

let _find_all keys t key =
  let rec find_in bucket found =
    match bucket with
    | Empty -> List.rev found
    | Binding { key = k; data; next } -> find_in next (if keys.equal k key then data :: found else found)
  in
  find_in (_bucket_of keys t key) []

(* These give their arguments to `equal` the other way round. *)

let rec _search_reversed keys key bucket =
  match bucket with
  | Empty -> Empty
  | Binding binding -> if keys.equal binding.key key then bucket else _search_reversed keys key binding.next

let _mem keys t key =
  match _search_reversed keys key (_bucket_of keys t key) with
  | Empty -> false
  | Binding _ -> true

let _replace keys t key data =
  let t = _open t in
  let i = _place keys t key in
  match _search_reversed keys key t.buckets.(i) with
  | Binding binding ->
    binding.key <- key;
    binding.data <- data
  | Empty -> _add_at keys t i key data

let _add_seq keys t (bindings : ('a * 'b) Seq.t) = Seq.iter (fun (key, data) -> _add keys t key data) bindings
let _replace_seq keys t (bindings : ('a * 'b) Seq.t) = Seq.iter (fun (key, data) -> _replace keys t key data) bindings

let add t key data = _add _any_keys t key data
let remove t key = _remove _any_keys t key
let find t key = _find _any_keys t key
let find_opt t key = _find_opt _any_keys t key
let find_all t key = _find_all _any_keys t key
let mem t key = _mem _any_keys t key
let replace t key data = _replace _any_keys t key data
let add_seq t (bindings : ('a * 'b) Seq.t) = _add_seq _any_keys t bindings
let replace_seq t (bindings : ('a * 'b) Seq.t) = _replace_seq _any_keys t bindings

let _of_seq keys bindings =
  let t = _create 16 in
  _replace_seq keys t bindings;
  t

let of_seq (bindings : ('a * 'b) Seq.t) = _of_seq _any_keys bindings

(* ---- all bindings ---- *)

(* Only the outermost of several traversals ends the state. *)
let _traversing t visit =
  if t.traversed then visit ()
  else begin
    t.traversed <- true;
    match visit () with
    | result ->
      t.traversed <- false;
      result
    | exception e ->
      t.traversed <- false;
      raise e
  end

let rec _iter_bucket (f : 'a -> 'b -> unit) bucket =
  match bucket with
  | Empty -> ()
  | Binding { key; data; next } ->
    f key data;
    _iter_bucket f next

let iter f t =
  let t = _open t in
  _traversing t (fun () -> Array.iter (_iter_bucket f) t.buckets)

let rec _fold_bucket f bucket acc =
  match bucket with
  | Empty -> acc
  | Binding { key; data; next } -> _fold_bucket f next (f key data acc)

let fold f t acc =
  let t = _open t in
  _traversing t (fun () -> Array.fold_left (fun acc bucket -> _fold_bucket f bucket acc) acc t.buckets)

(* The bindings that are kept are linked anew; `last` is the last one so far. *)
let rec _filter_bucket f t i bucket last =
  match bucket with
  | Empty -> (
    match last with
    | Empty -> t.buckets.(i) <- Empty
    | Binding last -> last.next <- Empty)
  | Binding ({ key; data; next } as binding) -> (
    match f key data with
    | None ->
      t.size <- t.size - 1;
      _filter_bucket f t i next last
    | Some data ->
      (match last with
      | Empty -> t.buckets.(i) <- bucket
      | Binding last -> last.next <- bucket);
      binding.data <- data;
      _filter_bucket f t i next bucket)

let filter_map_inplace f t =
  let t = _open t in
  _traversing t (fun () ->
      for i = 0 to Array.length t.buckets - 1 do
        _filter_bucket f t i t.buckets.(i) Empty
      done)

(* Of the buckets as they are now, whether the table grows or not. *)
let to_seq t =
  let buckets = (_open t).buckets in
  let rec from i bucket () =
    match bucket with
    | Binding { key; data; next } -> Seq.Cons ((key, data), from i next)
    | Empty -> if i = Array.length buckets then Seq.Nil else from (i + 1) buckets.(i) ()
  in
  (from 0 Empty : ('a * 'b) Seq.t)

let to_seq_keys t = Seq.map fst (to_seq t)
let to_seq_values t = Seq.map snd (to_seq t)

(* ---- randomization ---- *)

let _randomized = ref false

let randomize () =
  _unordered true;
  _randomized := true

let is_randomized () = !_randomized

let rebuild ?(random = false) t =
  _unordered random;
  let t = _open t in
  let fresh = Array.make (_power_of_two (Array.length t.buckets) 16) Empty in
  let rebuilt = { t with buckets = fresh; traversed = false } in
  _distribute (_place _any_keys rebuilt) false t.buckets fresh;
  _close rebuilt

(* ---- statistics ---- *)

type statistics = { num_bindings : int; num_buckets : int; max_bucket_length : int; bucket_histogram : int array }

let rec _bucket_length bucket n =
  match bucket with
  | Empty -> n
  | Binding { next; _ } -> _bucket_length next (n + 1)

let stats t =
  let t = _open t in
  let lengths = Array.map (fun bucket -> _bucket_length bucket 0) t.buckets in
  let max_bucket_length = Array.fold_left max 0 lengths in
  let bucket_histogram = Array.make (max_bucket_length + 1) 0 in
  Array.iter (fun n -> bucket_histogram.(n) <- bucket_histogram.(n) + 1) lengths;
  { num_bindings = t.size; num_buckets = Array.length t.buckets; max_bucket_length; bucket_histogram }

(* ---- tables for one type of keys ---- *)

module type HashedType = sig
  type t

  val equal : t -> t -> bool
  val hash : t -> int
end

module type SeededHashedType = sig
  type t

  val equal : t -> t -> bool
  val hash : int -> t -> int
end

module type S = sig
  type key
  type !'a t

  val create : int -> 'a t
  val clear : 'a t -> unit
  val reset : 'a t -> unit
  val copy : 'a t -> 'a t
  val add : 'a t -> key -> 'a -> unit
  val remove : 'a t -> key -> unit
  val find : 'a t -> key -> 'a
  val find_opt : 'a t -> key -> 'a option
  val find_all : 'a t -> key -> 'a list
  val replace : 'a t -> key -> 'a -> unit
  val mem : 'a t -> key -> bool
  val iter : (key -> 'a -> unit) -> 'a t -> unit
  val filter_map_inplace : (key -> 'a -> 'a option) -> 'a t -> unit
  val fold : (key -> 'a -> 'b -> 'b) -> 'a t -> 'b -> 'b
  val length : 'a t -> int
  val stats : 'a t -> statistics
  val to_seq : 'a t -> (key * 'a) Seq.t
  val to_seq_keys : 'a t -> key Seq.t
  val to_seq_values : 'a t -> 'a Seq.t
  val add_seq : 'a t -> (key * 'a) Seq.t -> unit
  val replace_seq : 'a t -> (key * 'a) Seq.t -> unit
  val of_seq : (key * 'a) Seq.t -> 'a t
end

module type SeededS = sig
  type key
  type !'a t

  val create : ?random:bool -> int -> 'a t
  val clear : 'a t -> unit
  val reset : 'a t -> unit
  val copy : 'a t -> 'a t
  val add : 'a t -> key -> 'a -> unit
  val remove : 'a t -> key -> unit
  val find : 'a t -> key -> 'a
  val find_opt : 'a t -> key -> 'a option
  val find_all : 'a t -> key -> 'a list
  val replace : 'a t -> key -> 'a -> unit
  val mem : 'a t -> key -> bool
  val iter : (key -> 'a -> unit) -> 'a t -> unit
  val filter_map_inplace : (key -> 'a -> 'a option) -> 'a t -> unit
  val fold : (key -> 'a -> 'b -> 'b) -> 'a t -> 'b -> 'b
  val length : 'a t -> int
  val stats : 'a t -> statistics
  val to_seq : 'a t -> (key * 'a) Seq.t
  val to_seq_keys : 'a t -> key Seq.t
  val to_seq_values : 'a t -> 'a Seq.t
  val add_seq : 'a t -> (key * 'a) Seq.t -> unit
  val replace_seq : 'a t -> (key * 'a) Seq.t -> unit
  val of_seq : (key * 'a) Seq.t -> 'a t
end

type ('a, 'b) _any = ('a, 'b) t

module MakeSeeded (H : SeededHashedType) : SeededS with type key = H.t = struct
  type key = H.t
  type 'a t = (key, 'a) _any

  let _keys = { equal = H.equal; hash_of = H.hash }
  let create = create
  let clear = clear
  let reset = reset
  let copy = copy
  let add t key data = _add _keys t key data
  let remove t key = _remove _keys t key
  let find t key = _find _keys t key
  let find_opt t key = _find_opt _keys t key
  let find_all t key = _find_all _keys t key
  let replace t key data = _replace _keys t key data
  let mem t key = _mem _keys t key
  let iter = iter
  let filter_map_inplace = filter_map_inplace
  let fold = fold
  let length = length
  let stats = stats
  let to_seq = to_seq
  let to_seq_keys = to_seq_keys
  let to_seq_values = to_seq_values
  let add_seq t bindings = _add_seq _keys t bindings
  let replace_seq t bindings = _replace_seq _keys t bindings
  let of_seq bindings = _of_seq _keys bindings
end

module Make (H : HashedType) : S with type key = H.t = struct
  type key = H.t
  type 'a t = (key, 'a) _any

  let _keys = { equal = H.equal; hash_of = (fun _ key -> H.hash key) }
  let create n = _create n
  let clear = clear
  let reset = reset
  let copy = copy
  let add t key data = _add _keys t key data
  let remove t key = _remove _keys t key
  let find t key = _find _keys t key
  let find_opt t key = _find_opt _keys t key
  let find_all t key = _find_all _keys t key
  let replace t key data = _replace _keys t key data
  let mem t key = _mem _keys t key
  let iter = iter
  let filter_map_inplace = filter_map_inplace
  let fold = fold
  let length = length
  let stats = stats
  let to_seq = to_seq
  let to_seq_keys = to_seq_keys
  let to_seq_values = to_seq_values
  let add_seq t bindings = _add_seq _keys t bindings
  let replace_seq t bindings = _replace_seq _keys t bindings
  let of_seq bindings = _of_seq _keys bindings
end
