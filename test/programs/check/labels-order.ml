(* ask: check *)
(* Arguments with labels correspond by label, whatever their order. *)
let sub x ~from = from - x
let ratio ~den ~num = if den = 0 then 0 else num / den
let repeat ~text ~times = String.concat "" (List.init (max 0 times) (fun _ -> text))
let pair ~second ~first = (second, first)
let rec fold ~init l ~f = match l with [] -> init | x :: r -> f init (fold ~init r ~f)
let apply ~x ~f = f (f x)
let between x = fun ~high ~low -> low <= x && x <= high
let area ~height:width ~width:height = width * height
