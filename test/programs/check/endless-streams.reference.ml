type 'a stream = { head : 'a; tail : 'a stream Lazy.t }
let rec take n s = if n <= 0 then [] else s.head :: take (n - 1) (Lazy.force s.tail)
let rec nth n s = if n <= 0 then s.head else nth (n - 1) (Lazy.force s.tail)
let rec drop n s = if n <= 0 then s else drop (n - 1) (Lazy.force s.tail)
let rec interleave s t = { head = s.head; tail = lazy (interleave t (Lazy.force s.tail)) }
let rec map f s = { head = f s.head; tail = lazy (map f (Lazy.force s.tail)) }
