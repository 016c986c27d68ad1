exception Empty of string
let first l = if l = [] then raise (Empty "first") else List.hd l
