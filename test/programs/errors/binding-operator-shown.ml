(* ask: types *)
let ( let* ) o f = match o with None -> None | Some x -> f f x
let twice o =
  let* x = o in
  Some (x + x)
