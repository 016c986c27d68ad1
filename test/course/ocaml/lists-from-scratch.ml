(* Lists from scratch: recursion follows the two cases of a list. check: append, drop *)

(* How many elements there are. *)
let rec length = function
  | [] -> 0
  | _ :: rest -> 1 + length rest

(* All elements of the first list, then all of the second. *)
let rec append xs ys =
  match xs with
  | [] -> ys
  | x :: rest -> x :: append rest ys

(* The first element goes to the end. Simple, but it takes quadratic time. *)
let rec reverse_slowly = function
  | [] -> []
  | x :: rest -> append (reverse_slowly rest) [ x ]

(* The same in linear time: move the elements over, one by one. *)
let reverse xs =
  let rec move taken = function
    | [] -> taken
    | x :: rest -> move (x :: taken) rest
  in
  move [] xs

let rec last = function
  | [] -> None
  | [ x ] -> Some x
  | _ :: rest -> last rest

(* The first [n] elements, or all if there are fewer. *)
let rec take n xs =
  match xs with
  | x :: rest when n > 0 -> x :: take (n - 1) rest
  | _ -> []

(* What [take] leaves. *)
let rec drop n xs =
  match xs with
  | _ :: rest when n > 0 -> drop (n - 1) rest
  | _ -> xs

let is_palindrome xs = xs = reverse xs

let show xs = "[" ^ String.concat "; " (List.map string_of_int xs) ^ "]"

let () =
  let xs = [ 3; 1; 4; 1; 5 ] in
  Printf.printf "length %s = %d\n" (show xs) (length xs);
  Printf.printf "append: %s\n" (show (append xs [ 9; 2; 6 ]));
  Printf.printf "reverse: %s, slowly: %s\n" (show (reverse xs)) (show (reverse_slowly xs));
  Printf.printf "take 2: %s, drop 2: %s\n" (show (take 2 xs)) (show (drop 2 xs));
  (match last xs with
  | Some x -> Printf.printf "last: %d\n" x
  | None -> print_endline "no last element");
  Printf.printf "palindromes: %b %b\n" (is_palindrome [ 1; 2; 1 ]) (is_palindrome xs)
