let count t (w : string) = let n = try Hashtbl.find t w with Not_found -> 0 in Hashtbl.replace t w (n + 1); n + 1
let forget (t : (string, int) Hashtbl.t) w = let was = Hashtbl.mem t w in Hashtbl.remove t w; was
module Words = Set.Make (String)
let learn (known : Words.t ref) w = known := Words.add w !known; Words.cardinal !known
let both (known : Words.t ref) w = known := Words.add w !known
