(* What is matched at once is evaluated from left to right, if it is a tuple; every other tuple from right to left. *)
let tr n x = print_int n; print_char ' '; x
let p1 = match (true, tr 0 0.), tr 26 0 with | p2 -> [], 0
let p2 = match tr 1 0., tr 2 0 with | p2 -> [], 0
let p3 = match tr 3 0., tr 4 0 with | (a, b) -> [], 0
let p4 = match tr 5 0., tr 6 0 with | (a, b) as c -> c
let p5 = match tr 7 0., tr 8 0 with | exception Not_found -> 1 | (a, b) -> 2
let p6 = match tr 9 0., tr 10 0 with | p when p = p -> [], 0 | _ -> [], 1
let p7 = match tr 11 0., tr 12 0 with | _ -> 0
let p8 = match (tr 13 0., tr 14 0) with | _, 1 -> 0 | _ -> 5
let (a, b) = tr 1 0., tr 2 0
let f () = let (a, b) = tr 3 0., tr 4 0 in a
let _ = f ()
let g () = let (a, b) as c = tr 5 0., tr 6 0 in c
let _ = g ()
let h2 () = match tr 7 0., tr 8 0, tr 9 1 with (a, b, c) when c > 0 -> 1 | _ -> 2
let _ = h2 ()
let i = match (tr 10 0., (tr 11 0, tr 12 0)), 1 with (a, (b, c)), 1 -> 1 | _ -> 3
let j = match (tr 20 0., tr 21 0 : float * int) with (a, b) -> 1
let k = (function (a, b) -> 1) (tr 30 0, tr 31 0)
let l = try (tr 40 0, tr 41 0) with Not_found -> 1, 2
let m = match [tr 50 1; tr 51 2] with _ -> 1
let n = match Some (tr 60 1, tr 61 2) with _ -> 1
let o = match begin tr 70 1, tr 71 2 end with x, y -> 1
