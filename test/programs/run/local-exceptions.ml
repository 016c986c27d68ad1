(* let exception ... in ... *)
let find p l =
  let exception Found of int in
  try List.iter (fun x -> if p x then raise (Found x)) l; None with Found x -> Some x
let show = function Some n -> print_endline (string_of_int n) | None -> print_endline "none"
let () = show (find (fun x -> x > 2) [ 1; 2; 3; 4 ])
let () = show (find (fun x -> x > 9) [ 1; 2; 3; 4 ])
exception Stop
let first (type a) (l : a list) =
  let exception Stop of a in
  match List.iter (fun x -> raise (Stop x)) l with () -> None | exception Stop x -> Some x
let () = show (first [ 7; 8 ])
let () = try (let exception Stop in raise Stop) with Stop -> print_endline "outer" | e -> print_endline (Printexc.to_string e)
let product l =
  let exception Zero in
  let rec go = function [] -> 1 | 0 :: _ -> raise Zero | x :: r -> x * go r in
  try go l with Zero -> 0
let () = Printf.printf "%d %d\n" (product [ 2; 3 ]) (product [ 2; 0; 3 ])
let () = let exception Local of string * int in raise (Local ("a", 3))
