(* every function of Map.Make and Set.Make, on ordinary arguments and where they fail, with the order of callbacks *)
let calls = ref 0
module K = struct type t = int let compare a b = incr calls; compare a b end
module M = Map.Make (K)
module S = Set.Make (K)
let seed = ref 12345
let rand n = seed := (!seed * 1103515245 + 12321) land 0x3fffffff; (!seed / 65536) mod n
let pr fmt = Printf.printf fmt
let show_m m = String.concat ";" (List.map (fun (k, v) -> Printf.sprintf "%d:%d" k v) (M.bindings m))
let show_s s = String.concat ";" (List.map string_of_int (S.elements s))
let trace = ref []
let note x = trace := x :: !trace
let flush () = pr " [%s] %d\n" (String.concat "," (List.rev_map string_of_int !trace)) !calls; trace := []
let rmap n = let m = ref M.empty in for _ = 1 to n do m := M.add (rand 40) (rand 100) !m done; !m
let rset n = let s = ref S.empty in for _ = 1 to n do s := S.add (rand 40) !s done; !s
let opt f = match f () with x -> string_of_int x | exception Not_found -> "Not_found" | exception Invalid_argument s -> s
let pair (a, b) = a * 1000 + b
let () =
  for i = 0 to 30 do
    let m = rmap (rand 30) and m2 = rmap (rand 30) in
    let k = rand 40 in
    pr "%d: %s | %s %d" i (show_m m) (show_m m2) k; flush ();
    pr "%b %b %d" (M.is_empty m) (M.mem k m) (M.cardinal m); flush ();
    pr "%s" (show_m (M.remove k m)); flush ();
    pr "%b %b" (M.remove k m == m) (M.remove 99 m == m); flush ();
    pr "%s" (opt (fun () -> M.find k m)); pr "%s" (match M.find_opt k m with None -> "-" | Some x -> string_of_int x); flush ();
    pr "%s" (show_m (M.update k (function None -> Some 7 | Some x -> if x mod 2 = 0 then None else Some (x + 1)) m)); flush ();
    pr "%b" (M.update k (fun x -> x) m == m); flush ();
    pr "%s" (show_m (M.merge (fun k a b -> note k; match (a, b) with Some a, Some b -> if (a + b) mod 2 = 0 then Some (a + b) else None | Some a, None -> Some a | None, b -> b) m m2)); flush ();
    pr "%s" (show_m (M.union (fun k a b -> note k; if (a + b) mod 3 = 0 then None else Some (a - b)) m m2)); flush ();
    pr "%d %d %b" (M.compare (fun a b -> note a; note b; compare a b) m m2) (M.compare compare m m) (M.equal (fun a b -> note a; a = b) m m2); flush ();
    M.iter (fun k v -> note k; note v) m; flush ();
    pr "%d" (M.fold (fun k v acc -> note k; acc * 2 + v) m 1); flush ();
    pr "%b" (M.for_all (fun k v -> note k; v > 10) m); pr "%b" (M.exists (fun k v -> note k; v = 50) m); flush ();
    pr "%s" (show_m (M.filter (fun k v -> note k; v mod 2 = 0) m)); pr "%b" (M.filter (fun _ _ -> true) m == m); flush ();
    pr "%s" (show_m (M.filter_map (fun k v -> note k; if v mod 2 = 0 then Some (-v) else None) m)); flush ();
    let a, b = M.partition (fun k v -> note k; v mod 3 = 0) m in pr "%s / %s" (show_m a) (show_m b); flush ();
    pr "%b" (M.for_all (fun k v -> note k; true) a); pr "%b" (M.for_all (fun k v -> note k; true) b); flush ();
    pr "%s %s %s" (opt (fun () -> pair (M.min_binding m))) (opt (fun () -> pair (M.max_binding m))) (opt (fun () -> pair (M.choose m))); flush ();
    pr "%b %b %b" (M.min_binding_opt m = None) (M.max_binding_opt m = None) (M.choose_opt m = M.min_binding_opt m); flush ();
    let l, d, r = M.split k m in pr "%s / %b / %s" (show_m l) (d = None) (show_m r); flush ();
    pr "%b" (M.for_all (fun k v -> note k; true) l); pr "%b" (M.for_all (fun k v -> note k; true) r); flush ();
    pr "%s" (opt (fun () -> pair (M.find_first (fun x -> note x; x >= k) m))); pr "%s" (opt (fun () -> pair (M.find_last (fun x -> note x; x < k) m))); flush ();
    pr "%b %b" (M.find_first_opt (fun x -> x > 38) m = None) (M.find_last_opt (fun x -> x < 2) m = None); flush ();
    pr "%s %s" (show_m (M.map (fun v -> note v; v + 1) m)) (show_m (M.mapi (fun k v -> note k; k + v) m)); flush ();
    Seq.iter (fun (k, _) -> note k) (M.to_seq m); Seq.iter (fun (k, _) -> note k) (M.to_rev_seq m); Seq.iter (fun (k, _) -> note k) (M.to_seq_from k m); flush ();
    pr "%s %s" (show_m (M.add_seq (M.to_seq m2) m)) (show_m (M.of_seq (List.to_seq [ (3, 1); (1, 2); (3, 4) ]))); flush ();
    pr "%b %b" (M.add k 5 (M.singleton k 5) == M.singleton k 5) (let x = M.singleton k 5 in M.add k 5 x == x); flush ();
    let big = rmap 200 in pr "%b" (M.for_all (fun k _ -> note k; true) (M.union (fun _ a _ -> Some a) big m)); flush ();
    pr "%b" (M.for_all (fun k _ -> note k; true) (M.filter (fun k _ -> k mod 3 > 0) big)); flush ()
  done;
  for i = 0 to 30 do
    let s = rset (rand 30) and t = rset (rand 30) in
    let k = rand 40 in
    let shape x = ignore (S.for_all (fun k -> note k; true) x) in
    pr "%d: %s | %s %d" i (show_s s) (show_s t) k; flush ();
    pr "%b %b %d" (S.is_empty s) (S.mem k s) (S.cardinal s); flush ();
    pr "%s" (show_s (S.remove k s)); pr "%b %b" (S.remove k s == s) (S.add k s == s); flush ();
    shape (S.union s t); flush (); shape (S.inter s t); flush (); shape (S.diff s t); flush ();
    pr "%b %b" (S.disjoint s t) (S.disjoint s s); flush ();
    pr "%d %b %b %b" (S.compare s t) (S.equal s t) (S.equal s s) (S.subset s t); pr "%b %b" (S.subset (S.inter s t) t) (S.subset s (S.union s t)); flush ();
    S.iter note s; shape (S.map (fun x -> note x; (x * 7) mod 20) s); flush (); pr "%b" (S.map (fun x -> x) s == s); flush ();
    pr "%d" (S.fold (fun x a -> note x; a * 3 + x) s 0); flush ();
    pr "%b" (S.exists (fun x -> note x; x = k) s); flush ();
    shape (S.filter (fun x -> note x; x mod 2 = 0) s); pr "%b" (S.filter (fun _ -> true) s == s); flush ();
    shape (S.filter_map (fun x -> note x; if x mod 3 = 0 then None else Some (40 - x)) s); flush ();
    let a, b = S.partition (fun x -> note x; x mod 3 = 0) s in shape a; shape b; flush ();
    pr "%s %s %s" (opt (fun () -> S.min_elt s)) (opt (fun () -> S.max_elt s)) (opt (fun () -> S.choose s)); flush ();
    pr "%b %b %b" (S.min_elt_opt s = None) (S.max_elt_opt s = None) (S.choose_opt s = None); flush ();
    let l, d, r = S.split k s in shape l; shape r; pr "%b" d; flush ();
    pr "%s %b" (opt (fun () -> S.find k s)) (S.find_opt k s = None); flush ();
    pr "%s %s" (opt (fun () -> S.find_first (fun x -> note x; x >= k) s)) (opt (fun () -> S.find_last (fun x -> note x; x < k) s)); flush ();
    pr "%b %b" (S.find_first_opt (fun x -> x > 38) s = None) (S.find_last_opt (fun x -> x < 2) s = None); flush ();
    let l = List.init (rand 20) (fun _ -> rand 40) in shape (S.of_list l); flush ();
    Seq.iter note (S.to_seq s); Seq.iter note (S.to_rev_seq s); Seq.iter note (S.to_seq_from k s); flush ();
    shape (S.add_seq (S.to_seq t) s); shape (S.of_seq (List.to_seq l)); flush ();
    shape (rset 100); flush ()
  done
