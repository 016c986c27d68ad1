(* Attributes, sequences, begin and end, and other words around expressions. *)
let a a b = (a - b) [@note] + 1
let b a b = (a [@note]) - b
let c a b = a - (b [@note "x"])
let d = function [@note] 0 -> 1 | n -> n - 1
let e n = begin match n with 0 -> 1 | n -> begin n - 1 end end
let f n = print_int n; (print_int (n + 1); n - 1)
let g n = begin print_int n; if n > 0 then begin print_int 1 end else (); n - 2 end
let h n = if n > 0 then (print_int n; 1) else begin print_int 0; 2 end
let i l = List.iter (fun x -> print_int x; print_int (x - 1)) l; List.length l - 1
let j r = r := 1; if !r > 2 then r := !r - 1; !r
let k (a : int) b = ((a)) - ((((b)))) * begin a end
let l a b = (a, b) = (b, a) || fst (a, b) > snd (b, a)
let m a = let open List in (length a - length (tl a), hd a)
let n x = (x : int) |> fun y -> (y - 1 : int)
let o = (fun x -> x - 1 [@note])
;;
let p x = x - 1;;
let q x =
  (* a long one *)
  let rec go n
    = if n
      = 0 then x
      else go (n-1)-x
  in go x
