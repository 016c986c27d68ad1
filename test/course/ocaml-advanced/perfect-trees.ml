(* Nested types: trees that are perfect by their type. check: mirror, fold, depth *)

type 'a perfect = Zero of 'a | Succ of ('a * 'a) perfect

let rec depth : 'a. 'a perfect -> int = function Zero _ -> 0 | Succ t -> 1 + depth t

let rec size_with : 'a. ('a -> int) -> 'a perfect -> int =
 fun count -> function Zero x -> count x | Succ t -> size_with (fun (a, b) -> count a + count b) t

let size t = size_with (fun _ -> 1) t

let rec map : 'a 'b. ('a -> 'b) -> 'a perfect -> 'b perfect =
 fun f -> function Zero x -> Zero (f x) | Succ t -> Succ (map (fun (a, b) -> (f a, f b)) t)

let rec fold : 'a 'b. ('b -> 'a -> 'b) -> 'b -> 'a perfect -> 'b =
 fun f start -> function Zero x -> f start x | Succ t -> fold (fun acc (a, b) -> f (f acc a) b) start t

let to_list t = List.rev (fold (fun xs x -> x :: xs) [] t)
let sum t = fold ( + ) 0 t

let rec mirror_with : 'a. ('a -> 'a) -> 'a perfect -> 'a perfect =
 fun turn -> function Zero x -> Zero (turn x) | Succ t -> Succ (mirror_with (fun (a, b) -> (turn b, turn a)) t)

let mirror t = mirror_with (fun x -> x) t
let rec build : 'a. int -> 'a -> 'a perfect = fun n x -> if n <= 0 then Zero x else Succ (build (n - 1) (x, x))
let leftmost t = List.hd (to_list t)

let () =
  let t = Succ (Succ (Zero ((1, 2), (3, 4)))) in
  List.iter (Printf.printf "%d ") (to_list (mirror (map succ t)));
  Printf.printf "%d %d %d %d %d\n" (depth t) (size t) (sum t) (size (build 3 'x')) (leftmost t)
