(* ask: check *)
(* Values that are too large for us inside of functions: nobody knows what these give, and nothing is said against them. *)
let sum l =
  let seen = Array.make 100_000_000 0 in
  List.iter (fun x -> seen.(0) <- seen.(0) + x) l;
  seen.(0)

let double x = if List.length (List.init 5_000_000 (fun i -> i)) = 5_000_000 then x + x else 0
let successor x = String.length (String.make 500_000_000 'x') - 499_999_999 + x
let rec negate x = if x > 1_000 then x else negate (x - 1)
