let stop (log : int -> unit) n = log n; if n > 2 then raise Exit else n
let quiet f x = try ignore (f x : int); raise Not_found with _ -> raise Not_found
