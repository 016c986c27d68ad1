let counts text =
  let table = Hashtbl.create 26 in
  String.iter
    (fun c -> Hashtbl.replace table c (1 + try Hashtbl.find table c with Not_found -> 0))
    text;
  Hashtbl.fold (fun c n rest -> (c, n) :: rest) table []

let roll () = Random.int 6
