type shape = Dot | Box of int * int | Pile of shape list

let rec area s =
  match s with
  | Dot -> 0
  | Box (w, h) -> w * h
  | Pile l -> List.fold_left (fun sum each -> sum + area each) 0 l
