(* Polymorphic fields: numbers, pairs and lists as their folds. check: power, pred, append *)

type nat = { iterate : 'a. ('a -> 'a) -> 'a -> 'a }

let zero = { iterate = (fun _ x -> x) }
let succ n = { iterate = (fun f x -> f (n.iterate f x)) }
let add m n = { iterate = (fun f x -> m.iterate f (n.iterate f x)) }
let mul m n = { iterate = (fun f x -> m.iterate (n.iterate f) x) }
let power m n = n.iterate (mul m) (succ zero)
let to_int n = n.iterate (fun i -> i + 1) 0
let is_zero n = n.iterate (fun _ -> false) true
let pred n = fst (n.iterate (fun (_, m) -> (m, succ m)) (zero, zero))
let sub m n = n.iterate pred m
let rec of_int n = if n <= 0 then zero else succ (of_int (n - 1))

type 'e church_list = { fold : 'r. ('e -> 'r -> 'r) -> 'r -> 'r }

let nil = { fold = (fun _ start -> start) }
let cons x xs = { fold = (fun f start -> f x (xs.fold f start)) }
let to_list xs = xs.fold (fun x rest -> x :: rest) []
let of_list xs = { fold = (fun f start -> List.fold_right f xs start) }
let append xs ys = { fold = (fun f start -> xs.fold f (ys.fold f start)) }
let map g xs = { fold = (fun f start -> xs.fold (fun x rest -> f (g x) rest) start) }
let length xs = xs.fold (fun _ n -> n + 1) 0

let () =
  let three = of_int 3 in
  Printf.printf "%d %d %b\n" (to_int (power three (pred three))) (to_int (sub (add three three) three)) (is_zero zero);
  List.iter (Printf.printf "%d ") (to_list (map (( * ) 2) (append (cons 1 nil) (of_list [ 2; 3 ]))));
  Printf.printf "%d\n" (length (append nil (cons 'x' nil)))
