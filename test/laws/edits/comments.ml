(* Comments, with everything in them that could be taken for code. *)
let f a b = (* first (* nested "*)" *) *) a (* - *) - (* ) *) b (* end *)
let g a b = if a (* c1 *) > b (* then *) then (* x *) a else (* else *) b (* done *)
let h l = match l with (* | x *) | [] -> 0 (* | *) | x :: _ (* when *) when (* guard *) x > 0 (* -> *) -> x (* tail *) | _ -> 1
let i a b = ( (* in *) a + b (* out *) ) * 2
let j a b = begin (* b *) a - b (* e *) end - 1
let k a b = (a, (* '"' *) b)
let l = function (* first *) 0 -> "a" (* " | " *) | 1 -> {|b|} | _ -> {x|c "|} |x}
let m (a : int) b = a<b||b<a
