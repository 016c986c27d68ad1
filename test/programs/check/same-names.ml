(* ask: check *)
(* The reference with other names for what is local. *)
let counts s =
  let h = Hashtbl.create 26 in
  String.iter (fun x -> Hashtbl.replace h x (1 + try Hashtbl.find h x with Not_found -> 0)) s;
  Hashtbl.fold (fun k m acc -> (k, m) :: acc) h []

let roll () = Random.int 6
