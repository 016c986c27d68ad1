let empty = ([], [])
let enqueue (f, b) x = (x :: f, b)

let dequeue = function
  | [], [] -> None
  | x :: f, b -> Some (x, (f, b))
  | [], b -> ( match List.rev b with x :: f -> Some (x, (f, [])) | [] -> None)

let union a _ = a
let near n = n + 3
