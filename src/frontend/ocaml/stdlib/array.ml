(* Arrays. Inside this file a.(i) would mean this very module, so elements are read with get.
   Callbacks are called from the first element on, and read the array as it then is. *)

type 'a t = 'a array

external length : 'a array -> int = "array.length"
external get : 'a array -> int -> 'a = "array.get"
external set : 'a array -> int -> 'a -> unit = "array.set"
external unsafe_get : 'a array -> int -> 'a = "array.get"
external unsafe_set : 'a array -> int -> 'a -> unit = "array.set"
external append : 'a array -> 'a array -> 'a array = "array.append"
external _make : int -> 'a -> 'a array = "array.make"
external _sub : 'a array -> int -> int -> 'a array = "array.sub"
external _blit : 'a array -> int -> 'a array -> int -> int -> unit = "array.blit"

(* The longest array that OCaml has. *)
let _length_max = 18014398509481983

let make n x = if n < 0 || n > _length_max then invalid_arg "Array.make" else _make n x
let create = make
let create_float n = if n < 0 || n > _length_max then invalid_arg "Float.Array.create" else _make n 0.
let make_float = create_float

let init n f =
  if n < 0 then invalid_arg "Array.init"
  else if n = 0 then [||]
  else begin
    let a = make n (f 0) in
    for i = 1 to n - 1 do
      set a i (f i)
    done;
    a
  end

let make_matrix rows columns x =
  let a = make rows [||] in
  for i = 0 to rows - 1 do
    set a i (make columns x)
  done;
  a

let create_matrix = make_matrix

let _outside a start n = start < 0 || n < 0 || start > length a - n
let sub a start n = if _outside a start n then invalid_arg "Array.sub" else _sub a start n
let copy a = _sub a 0 (length a)

let fill a start n x =
  if _outside a start n then invalid_arg "Array.fill"
  else
    for i = start to start + n - 1 do
      set a i x
    done

let blit a start b start' n =
  if _outside a start n || _outside b start' n then invalid_arg "Array.blit" else _blit a start b start' n

let rec _list_from a i tail = if i < 0 then tail else _list_from a (i - 1) (get a i :: tail)
let to_list a = _list_from a (length a - 1) []

let rec _list_length n l =
  match l with
  | [] -> n
  | _ :: rest -> _list_length (n + 1) rest

let rec _fill_from a i l =
  match l with
  | [] -> a
  | x :: rest ->
    set a i x;
    _fill_from a (i + 1) rest

let of_list l =
  match l with
  | [] -> [||]
  | x :: rest -> _fill_from (_make (1 + _list_length 0 rest) x) 1 rest

let rec _total_length n arrays =
  match arrays with
  | [] -> n
  | a :: rest -> _total_length (n + length a) rest

let rec _blit_all target at arrays =
  match arrays with
  | [] -> target
  | a :: rest ->
    _blit a 0 target at (length a);
    _blit_all target (at + length a) rest

(* The first element there is fills the new array. *)
let rec concat arrays =
  match arrays with
  | [] -> [||]
  | [||] :: rest -> concat rest
  | a :: _ -> _blit_all (_make (_total_length 0 arrays) (get a 0)) 0 arrays

(* ---- going through ---- *)

let iter (f : 'a -> unit) a =
  for i = 0 to length a - 1 do
    f (get a i)
  done

let iteri (f : int -> 'a -> unit) a =
  for i = 0 to length a - 1 do
    f i (get a i)
  done

let map f a =
  let n = length a in
  if n = 0 then [||]
  else begin
    let b = _make n (f (get a 0)) in
    for i = 1 to n - 1 do
      set b i (f (get a i))
    done;
    b
  end

let mapi f a = init (length a) (fun i -> f i (get a i))

let _same_length name a b = if length a <> length b then invalid_arg (name ^ ": arrays must have the same length")

let iter2 (f : 'a -> 'b -> unit) a b =
  _same_length "Array.iter2" a b;
  for i = 0 to length a - 1 do
    f (get a i) (get b i)
  done

let map2 f a b =
  _same_length "Array.map2" a b;
  init (length a) (fun i -> f (get a i) (get b i))

let rec _fold_left f acc a i n = if i >= n then acc else _fold_left f (f acc (get a i)) a (i + 1) n
let fold_left f acc a = _fold_left f acc a 0 (length a)
let rec _fold_right f a i acc = if i < 0 then acc else _fold_right f a (i - 1) (f (get a i) acc)
let fold_right f a acc = _fold_right f a (length a - 1) acc

let fold_left_map f acc a =
  let acc = ref acc in
  let step x =
    let next, y = f !acc x in
    acc := next;
    y
  in
  let b = map step a in
  (!acc, b)

(* ---- looking for something ---- *)

let rec _for_all p a i n = i >= n || (p (get a i) && _for_all p a (i + 1) n)
let for_all p a = _for_all p a 0 (length a)
let rec _exists p a i n = i < n && (p (get a i) || _exists p a (i + 1) n)
let exists p a = _exists p a 0 (length a)
let rec _for_all2 p a b i n = i >= n || (p (get a i) (get b i) && _for_all2 p a b (i + 1) n)

let for_all2 p a b =
  if length a <> length b then invalid_arg "Array.for_all2" else _for_all2 p a b 0 (length a)

let rec _exists2 p a b i n = i < n && (p (get a i) (get b i) || _exists2 p a b (i + 1) n)

let exists2 p a b =
  if length a <> length b then invalid_arg "Array.exists2" else _exists2 p a b 0 (length a)

let mem x a = exists (fun y -> compare y x = 0) a
let memq x a = exists (fun y -> y == x) a

let rec _find_map f a i n =
  if i >= n then None
  else
    match f (get a i) with
    | None -> _find_map f a (i + 1) n
    | Some _ as found -> found

let find_map f a = _find_map f a 0 (length a)
let find_opt p a = find_map (fun x -> if p x then Some x else None) a
let split a = (map fst a, map snd a)

let combine a b =
  if length a <> length b then invalid_arg "Array.combine"
  else init (length a) (fun i -> (get a i, get b i))

(* ---- sequences: of the array as it then is ---- *)

let rec _seq f a i : 'b Seq.t = fun () -> if i >= length a then Seq.Nil else Seq.Cons (f i (get a i), _seq f a (i + 1))
let to_seq a = _seq (fun _ x -> x) a 0
let to_seqi a = _seq (fun i x -> (i, x)) a 0

let rec _fill_back a i l =
  match l with
  | [] -> a
  | x :: rest ->
    set a i x;
    _fill_back a (i - 1) rest

(* Gathered in a list, the last first. *)
let of_seq (s : 'a Seq.t) =
  let l = Seq.fold_left (fun l x -> x :: l) [] s in
  match l with
  | [] -> [||]
  | x :: _ ->
    let n = _list_length 0 l in
    _fill_back (_make n x) (n - 1) l

(* ---- sorting in place ----
   Both make the comparisons and moves that OCaml makes, in its order: sort is not stable, so
   where it leaves equal elements is to be seen, and a cmp may print, raise or be no order. *)

(* Heap sort; the children of i are 3i + 1, 3i + 2, 3i + 3. *)

(* The greatest child of i among the first n, or -1. *)
let _greatest_child cmp a n i =
  let first = (3 * i) + 1 in
  let greater j k = if k < n && cmp (get a j) (get a k) < 0 then k else j in
  if first >= n then -1
  else if first + 2 < n then greater (greater first (first + 1)) (first + 2)
  else greater first (first + 1)

(* Puts x at i or below, in the heap of the first n. *)
let rec _sift_down cmp a n i x =
  let child = _greatest_child cmp a n i in
  if child >= 0 && cmp (get a child) x > 0 then begin
    set a i (get a child);
    _sift_down cmp a n child x
  end
  else set a i x

(* Moves greatest children up from i on; the place that comes free at the bottom. *)
let rec _pull_up cmp a n i =
  let child = _greatest_child cmp a n i in
  if child < 0 then i
  else begin
    set a i (get a child);
    _pull_up cmp a n child
  end

let rec _sift_up cmp a i x =
  let parent = (i - 1) / 3 in
  if i > 0 && cmp (get a parent) x < 0 then begin
    set a i (get a parent);
    _sift_up cmp a parent x
  end
  else set a i x

let sort cmp a =
  let n = length a in
  for i = ((n + 1) / 3) - 1 downto 0 do
    _sift_down cmp a n i (get a i)
  done;
  for i = n - 1 downto 2 do
    let last = get a i in
    set a i (get a 0);
    _sift_up cmp a (_pull_up cmp a i 0) last
  done;
  if n > 1 then begin
    let second = get a 1 in
    set a 1 (get a 0);
    set a 0 second
  end

(* Merge sort, by insertion where it is short. *)

let rec _insert cmp b start i x =
  if i > start && cmp (get b (i - 1)) x > 0 then begin
    set b i (get b (i - 1));
    _insert cmp b start (i - 1) x
  end
  else set b i x

(* From a at i to b at j, n elements. *)
let _insertion_sort cmp a i b j n =
  for k = 0 to n - 1 do
    _insert cmp b j (j + k) (get a (i + k))
  done

(* a from i up to i_end and b from j up to j_end, both sorted, to c from k on. *)
let rec _merge cmp a i i_end b j j_end c k =
  if i >= i_end then _blit b j c k (j_end - j)
  else if j >= j_end then _blit a i c k (i_end - i)
  else
    let x = get a i and y = get b j in
    if cmp x y <= 0 then begin
      set c k x;
      _merge cmp a (i + 1) i_end b j j_end c (k + 1)
    end
    else begin
      set c k y;
      _merge cmp a i i_end b (j + 1) j_end c (k + 1)
    end

(* From a at i to b at j; what a held is lost. *)
let rec _merge_sort cmp a i b j n =
  if n <= 5 then _insertion_sort cmp a i b j n
  else begin
    let left = n / 2 in
    let right = n - left in
    _merge_sort cmp a (i + left) b (j + left) right;
    _merge_sort cmp a i a (i + right) left;
    _merge cmp a (i + right) (i + n) b (j + left) (j + n) b j
  end

let stable_sort cmp a =
  let n = length a in
  if n <= 5 then _insertion_sort cmp a 0 a 0 n
  else begin
    let left = n / 2 in
    let right = n - left in
    let spare = _make right (get a 0) in
    _merge_sort cmp a left spare 0 right;
    _merge_sort cmp a 0 a right left;
    _merge cmp a right n spare 0 right a 0
  end

let fast_sort = stable_sort
