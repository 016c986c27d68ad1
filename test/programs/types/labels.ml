(* ask: types *)
let f ~x ~y = x + y
let all = f 1 2
let later = f ~y:1
let g ?x ?(y = 2) ?z:(w = 3) ?q:(Some k = Some "a") () = (x, y + w, k)
let twice ?(by = 2) n = by * n
let doubled = List.map twice [ 1; 2 ]
let piped = 3 |> twice
let given x = twice ?by:x 1
let app h = h ~x:1 2
let applied = app (fun ~x y -> x + y)
let rec count ~from ?(step = 1) until = if from > until then [] else from :: count until ~step ~from:(from + step)
type 'a order = ?strict:bool -> 'a -> 'a -> int
let by_size : int order = fun ?strict a b -> if strict = Some true then a - b else 0
let sorted = List.sort by_size [ 3; 2; 1 ]
type op = { run : int -> int }
let op = { run = twice }
let ops = [ op.run; twice ]
let fold ~f ~init l = List.fold_left f init l
let reversed l = fold l ~init:[] ~f:(fun acc x -> x :: acc)
let waits = fold ~f:( + )
let between ~low ~high x = low <= x && x <= high
let generic = between ~high:'z'
let weak = (fun ~x ~y -> ref x, y) ~x:[]
