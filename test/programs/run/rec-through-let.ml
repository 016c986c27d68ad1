(* ask: run -e "f 3" -e "g 3" -e "!counter ()" *)
let rec f = let g = f in fun x -> if x = 0 then 0 else g (x - 1)
let rec g = let h x = if x = 0 then 1 else x * g (x - 1) in h
let rec counter = ref (fun () -> if !counter == !counter then 7 else 8)
