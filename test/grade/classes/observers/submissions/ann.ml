let empty = ([], [])
let enqueue (f, b) x = (f, x :: b)

let dequeue = function
  | [], [] -> None
  | x :: f, b -> Some (x, (f, b))
  | [], b -> ( match List.rev b with x :: f -> Some (x, (f, [])) | [] -> None)

let union a b = a @ b
let near n = n
