(* ask: check *)
(* A stream without an end is made as far as a program looks. To force more than is needed is no difference: nth and map agree. *)
type 'a stream = { head : 'a; tail : 'a stream Lazy.t }
let rec take n s = if n < 0 then [] else s.head :: take (n - 1) (Lazy.force s.tail)
let nth n s = List.nth (List.rev (let rec go n s = if n <= 0 then [ s.head ] else go (n - 1) (Lazy.force s.tail) @ [ s.head ] in go n s)) (max n 0)
let rec drop n s = if n < 0 then s else drop (n - 1) (Lazy.force s.tail)
let rec interleave s t = { head = s.head; tail = lazy (interleave (Lazy.force s.tail) t) }
let rec map f s = let t = Lazy.force s.tail in { head = f s.head; tail = lazy (map f t) }
