(* ask: run --dump core -e "area (Circle 1.)" *)
type shape = Dot | Circle of float
let area = function Dot -> 0. | Circle r -> 3. *. r *. r
