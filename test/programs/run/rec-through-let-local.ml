(* ask: run -e "f 4" -e "both" *)
let f n =
  let rec even = let o = odd in fun n -> n = 0 || o (n - 1)
  and odd = let e n = even n in let k = e in fun n -> n > 0 && k (n - 1) in
  (even n, odd n)
let both = let rec l = let x = 1 in x :: m and m = let y = 2 in y :: l in (List.hd l, List.hd m)
