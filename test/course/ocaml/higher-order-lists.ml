(* Higher-order functions: what many loops over lists share. check: filter, fold_right, partition, take_while *)

let rec map f = function
  | [] -> []
  | x :: rest ->
      let y = f x in
      y :: map f rest

let rec filter keep = function
  | [] -> []
  | x :: rest -> if keep x then x :: filter keep rest else filter keep rest

let rec fold_left f acc = function
  | [] -> acc
  | x :: rest -> fold_left f (f acc x) rest

let rec fold_right f xs init =
  match xs with
  | [] -> init
  | x :: rest -> f x (fold_right f rest init)

(* Most other functions are folds with the right arguments. *)
let sum xs = fold_left ( + ) 0 xs
let product xs = fold_left ( * ) 1 xs
let length xs = fold_left (fun n _ -> n + 1) 0 xs
let reverse xs = fold_left (fun acc x -> x :: acc) [] xs
let concat xss = fold_right ( @ ) xss []
let for_all p xs = fold_left (fun ok x -> ok && p x) true xs
let exists p xs = not (for_all (fun x -> not (p x)) xs)

(* Those for which [p] holds, and those for which it does not, both in their order. *)
let partition p xs =
  let place x (yes, no) = if p x then (x :: yes, no) else (yes, x :: no) in
  fold_right place xs ([], [])

(* The longest prefix for which [p] holds. *)
let rec take_while p = function
  | x :: rest when p x -> x :: take_while p rest
  | _ -> []

(* Functions can be put together without naming their arguments. *)
let ( >> ) f g x = g (f x)
let sum_of_squares = map (fun x -> x * x) >> sum
let rec range low high = if low > high then [] else low :: range (low + 1) high

let () =
  let show xs = String.concat " " (map string_of_int xs) in
  let even n = n mod 2 = 0 in
  let numbers = range 1 10 in
  let evens, odds = partition even numbers in
  Printf.printf "evens: %s; odds: %s\n" (show evens) (show odds);
  Printf.printf "filter: %s\n" (show (filter (fun n -> n > 7) numbers));
  Printf.printf "sum %d, product %d, length %d\n" (sum numbers) (product (range 1 5)) (length numbers);
  Printf.printf "reverse: %s\n" (show (reverse numbers));
  Printf.printf "concat: %s\n" (show (concat [ [ 1 ]; []; [ 2; 3 ] ]));
  Printf.printf "sum of squares: %d\n" (sum_of_squares numbers);
  Printf.printf "small ones: %s\n" (show (take_while (fun n -> n < 4) numbers));
  Printf.printf "all even: %b, some even: %b\n" (for_all even numbers) (exists even numbers)
