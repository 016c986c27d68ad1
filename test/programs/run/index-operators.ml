(* ask: run *)
let ( .%() ) a i = Array.get a (i - 1)
let ( .%()<- ) a i x = Array.set a (i - 1) x
let ( .%[] ) h k = Hashtbl.find h k
let ( .%[]<- ) h k v = Hashtbl.replace h k v
let ( .%{;..} ) a i = a.(i.(0)).(i.(1))
let ( .%{;..}<- ) a i x = a.(i.(0)).(i.(1)) <- x
module M = struct let ( .@() ) s i = s.[i] let ( .%() ) = ( .%() ) end
let a = [| 1; 2; 3 |]
let () = a.%(1) <- a.%(2) + a.%((ignore 1; 3))
let () = Printf.printf "%d %d %c\n" a.%(1) a.M.%(1) "abc".M.@(1)
let h = Hashtbl.create 3
let () = h.%["x"] <- 5; Printf.printf "%d\n" h.%["x"]
let m = [| [| 1; 2 |]; [| 3; 4 |] |]
let () = m.%{0; 1} <- 9; Printf.printf "%d %d\n" m.%{0; 1} m.%{1; 0}
let () = print_int (M.( .%() ) a 2); print_newline ()
