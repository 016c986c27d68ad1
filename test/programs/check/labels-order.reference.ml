let sub ~from x = x - from
let ratio ~num ~den = if den = 0 then 0 else num / den
let repeat ~times ~text = String.concat "" (List.init (max 0 times) (fun _ -> text))
let pair ~first ~second = (first, second)
let rec fold ~f ~init l = match l with [] -> init | x :: r -> fold ~f ~init:(f init x) r
let apply ~f ~x = f (f x)
let between ~low ~high x = low <= x && x <= high
let area ~width ~height = width * height
