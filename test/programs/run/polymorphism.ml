(* Polymorphic recursion, locally abstract types and polymorphic fields, run. *)
type 'a seq = Nil | Zero of ('a * 'a) seq | One of 'a * ('a * 'a) seq
let rec cons : 'a. 'a -> 'a seq -> 'a seq =
 fun x -> function Nil -> One (x, Nil) | Zero s -> One (x, s) | One (y, s) -> Zero (cons (x, y) s)
let rec get : 'a. int -> 'a seq -> 'a = fun i -> function
  | Nil -> raise Not_found
  | One (x, s) -> if i = 0 then x else get (i - 1) (Zero s)
  | Zero s -> let x, y = get (i / 2) s in if i mod 2 = 0 then x else y
let rec size : type a. a seq -> int = function Nil -> 0 | Zero s -> 2 * size s | One (_, s) -> 1 + (2 * size s)
let s = List.fold_right cons [ "a"; "b"; "c"; "d"; "e" ] Nil
let () = Printf.printf "%d %s %s\n" (size s) (get 0 s) (get 3 s)
let () = try print_endline (get 5 s) with Not_found -> print_endline "none"
type 'a church = { fold : 'r. ('a -> 'r -> 'r) -> 'r -> 'r }
let of_list l = { fold = (fun f z -> List.fold_right f l z) }
let append a b = { fold = (fun f z -> a.fold f (b.fold f z)) }
let to_list c = c.fold (fun x l -> x :: l) []
let c = append (of_list [ 1; 2 ]) (of_list [ 3 ])
let () = List.iter (Printf.printf "%d ") (to_list c); Printf.printf "%d\n" (c.fold ( + ) 0)
let max_by (type k) ~(compare : k -> k -> int) ~(key : 'a -> k) (l : 'a list) : 'a option =
  let better a b : 'a = if compare (key a) (key b) < 0 then b else a in
  match l with [] -> None | x :: r -> Some (List.fold_left better x r)
let () = match max_by ~compare ~key:String.length [ "a"; "ccc"; "bb" ] with Some x -> print_endline x | None -> ()
let partial (type a) ?(default : a option) (l : a list) () = match (l, default) with x :: _, _ -> Some x | [], d -> d
let () = assert (partial [] ~default:3 () = Some 3)
let () = let rec f : 'a. int -> 'a -> int = fun n x -> if n = 0 then 0 else 1 + f (n - 1) (x, x) in print_int (f 5 ()); print_newline ()
