let diff ?(a = 1) ?(b = 2) () = a - b
let scale ?(by = 2) x = by * x
let pad ?(char = ' ') ?left text = match left with Some n when n > 0 -> String.make n char ^ text | _ -> text
let plain x = x + 1
let root ?(start = 0) ~limit x = if x > limit then start else x
let greet ?name () = match name with None -> "hello" | Some n -> "hello " ^ n
let total ?(init = 0) l = List.fold_left ( + ) init l
