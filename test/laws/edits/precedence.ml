(* What binds how tightly, and what reaches how far to the right. *)
let a1 a b c = a - (b - c)
let a2 a b c = a - b - c
let a3 a b c = a * (b + c) * a
let a4 a b c = a + b * c
let a5 a b c = a :: b :: c
let a6 a b c = (a :: b) :: c
let a7 a b c = a && b || c
let a8 a b c = a && (b || c)
let a9 a b = not a && not (a || b)
let b1 a b = (a, b), a + b
let b2 a b = let c = a, b in c
let b3 f a b = f (a + b) (f a b) - f a (-1)
let b4 f a b = f @@ fun x -> if x then a else b
let b5 a b c = if a then if b then 1 else 2 else if c then 3 else 4
let b6 a b = if a > 0 then print_string "x" else if b > 0 then print_string "y"
let b7 a = if a > 0 then begin print_int a; print_int (a + 1) end; a - 1
let b8 a b = match a with 0 -> (match b with 0 -> 1 | _ -> 2) | 1 -> begin match b with 0 -> 3 | _ -> 4 end | _ -> 5
let b9 a b = (function 0 -> a | _ -> b) a
let c1 a b = a |> fun x -> x + b
let c2 a b = (if a then 1 else 2) + if b then 3 else 4
let c3 a b = 1 + match a with 0 -> b | _ -> b + 1
let c4 a b = let r = ref a in r := !r + b; r := b - !r; !r
let c5 (arr : int array) i = arr.(i) <- arr.(i + 1) - arr.(i); arr.(0)
let c6 s i = s.[i] = s.[i + 1] && s.[0] < 'c'
let c7 a b = a mod b + a / b - a land b lor a lsl 2
let c8 a b = (a ^ "x") ^ b ^ "y"
let c9 a b = a @ [ b; b ] @ a
let d1 f x = !f x + f.contents x
let d2 a b = [ a - b; a + b ], [| a; b |]
let d3 a b = try a / b with Division_by_zero -> if a > b then a else b
let d4 a b = assert (a < b); a - b
let d5 a b = (fun x y -> x - y) a (b + 1)
let d6 a b = lazy (a + b), lazy a
let d7 a = while !a > 0 do a := !a - 1 done; for i = 1 to !a do a := !a + i done
let d8 a b = (a : int) - (b : int)
let d9 a b = (a - b : int)
let e1 a b = if a = b then () else print_int (a - b)
let e2 a b = if a then b, 1 else b + 1, 2
let e3 a b c = match a, b with | 0, _ | _, 0 -> c | x, y when x < y -> x - y | x, y -> y
let e4 = function 1 -> 'a' | -1 -> 'b' | _ -> 'c'
let e5 = function Some 0 -> "" | Some n when n > 0 && n < 9 -> "x" | Some _ -> "y\n" | None -> "z"
let e6 = function true -> 1.5 | false -> -2.
let e7 = function "a" -> 0x10 | "" -> 1_000 | _ -> max_int
let e8 a b = let rec go i acc = if i = 0 then acc else go (i - 1) (acc + b) in go a 0
let e9 a b = (let c = a - b in c + 1) * 2
