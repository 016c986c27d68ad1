type color = Red | Green | Blue
type 'a box = Empty | Full of 'a

let larger (a : color) b = if a < b then b else a
let all_below (c : color) l = List.for_all (fun x -> x < c) l
let best (l : color box list) = List.fold_left max Empty l
let is_red c = c = Red
let count (c : color) l = List.length (List.filter (( = ) c) l)
