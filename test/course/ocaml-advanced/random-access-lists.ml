(* Nested types: lists with fast access to any place, as binary numbers. check: lookup, update, length *)

type 'a t = Nil | Even of ('a * 'a) t | Odd of 'a * ('a * 'a) t

let rec cons : 'a. 'a -> 'a t -> 'a t =
 fun x -> function Nil -> Odd (x, Nil) | Even rest -> Odd (x, rest) | Odd (y, rest) -> Even (cons (x, y) rest)

let rec uncons : 'a. 'a t -> ('a * 'a t) option = function
  | Nil -> None
  | Odd (x, Nil) -> Some (x, Nil)
  | Odd (x, rest) -> Some (x, Even rest)
  | Even rest -> ( match uncons rest with None -> None | Some ((x, y), rest) -> Some (x, Odd (y, rest)))

let rec length : 'a. 'a t -> int = function
  | Nil -> 0
  | Even rest -> 2 * length rest
  | Odd (_, rest) -> 1 + (2 * length rest)

let rec lookup : 'a. int -> 'a t -> 'a option =
 fun i -> function
  | Nil -> None
  | Odd (x, rest) -> if i = 0 then Some x else lookup (i - 1) (Even rest)
  | Even rest -> ( match lookup (i / 2) rest with None -> None | Some (x, y) -> Some (if i mod 2 = 0 then x else y))

let rec update : 'a. int -> ('a -> 'a) -> 'a t -> 'a t =
 fun i f -> function
  | Nil -> Nil
  | Odd (x, rest) ->
      if i = 0 then Odd (f x, rest)
      else Odd (x, update ((i - 1) / 2) (fun (x, y) -> if i mod 2 = 1 then (f x, y) else (x, f y)) rest)
  | Even rest -> Even (update (i / 2) (fun (x, y) -> if i mod 2 = 0 then (f x, y) else (x, f y)) rest)

let of_list xs = List.fold_right cons xs Nil
let rec to_list : 'a. 'a t -> 'a list = fun t -> match uncons t with None -> [] | Some (x, rest) -> x :: to_list rest

let () =
  let t = update 3 (( * ) 10) (of_list [ 1; 2; 3; 4; 5 ]) in
  List.iter (Printf.printf "%d ") (to_list t);
  Printf.printf "%d %b\n" (length t) (lookup 5 t = None)
