(* Streams: records without an end, the tail computed when needed. check: interleave, drop, pairs *)

type 'a stream = { head : 'a; tail : 'a stream Lazy.t }

let rec from n = { head = n; tail = lazy (from (n + 1)) }
let rec repeat x = { head = x; tail = lazy (repeat x) }
let rec map f s = { head = f s.head; tail = lazy (map f (Lazy.force s.tail)) }
let rec take n s = if n <= 0 then [] else s.head :: take (n - 1) (Lazy.force s.tail)
let rec drop n s = if n <= 0 then s else drop (n - 1) (Lazy.force s.tail)
let rec nth n s = if n <= 0 then s.head else nth (n - 1) (Lazy.force s.tail)
let rec interleave s t = { head = s.head; tail = lazy (interleave t (Lazy.force s.tail)) }

let rec merge s t =
  if s.head <= t.head then { head = s.head; tail = lazy (merge (Lazy.force s.tail) t) }
  else { head = t.head; tail = lazy (merge s (Lazy.force t.tail)) }

let rec sums acc s =
  let acc = acc + s.head in
  { head = acc; tail = lazy (sums acc (Lazy.force s.tail)) }

let rec pairs s =
  let t = Lazy.force s.tail in
  { head = (s.head, t.head); tail = lazy (pairs (Lazy.force t.tail)) }

let () =
  List.iter (Printf.printf "%d ") (take 5 (interleave (from 0) (repeat 7)));
  List.iter (Printf.printf "%d ") (take 5 (merge (map (( * ) 2) (from 0)) (map (( * ) 3) (from 0))));
  Printf.printf "%d %d\n" (nth 4 (sums 0 (from 1))) (fst (drop 2 (pairs (from 0))).head)
