(* Indexed types: vectors with their length in their type. check: reverse, dot, last *)

type zero = Zero
type 'n succ = Succ

type (_, _) vec =
  | [] : ('a, zero) vec
  | ( :: ) : 'a * ('a, 'n) vec -> ('a, 'n succ) vec

let head : type a n. (a, n succ) vec -> a = function x :: _ -> x

let rec last : type a n. (a, n succ) vec -> a = function
  | [ x ] -> x
  | _ :: (_ :: _ as rest) -> last rest

let rec map : type a b n. (a -> b) -> (a, n) vec -> (b, n) vec =
 fun f -> function [] -> [] | x :: rest -> f x :: map f rest

let rec zip : type a b n. (a, n) vec -> (b, n) vec -> (a * b, n) vec =
 fun xs ys -> match (xs, ys) with [], [] -> [] | x :: xs, y :: ys -> (x, y) :: zip xs ys

let rec fold : type a b n. (a -> b -> b) -> (a, n) vec -> b -> b =
 fun f v start -> match v with [] -> start | x :: rest -> f x (fold f rest start)

let to_list v = fold (fun x xs -> List.cons x xs) v List.[]

let rec snoc : type a n. (a, n) vec -> a -> (a, n succ) vec =
 fun v x -> match v with [] -> [ x ] | y :: rest -> y :: snoc rest x

let rec reverse : type a n. (a, n) vec -> (a, n) vec = function
  | [] -> []
  | x :: rest -> snoc (reverse rest) x

let dot xs ys = fold (fun (x, y) sum -> (x * y) + sum) (zip xs ys) 0

let () =
  let v = [ 1; 2; 3 ] in
  Printf.printf "%d %d %d\n" (head v) (last v) (dot v (reverse v));
  List.iter (Printf.printf "%d ") (to_list (map succ v));
  print_newline ()
