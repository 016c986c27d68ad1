(* Exceptions: new ones for each kind of failure, as values and as control. check: judge, leaves, find *)

exception Not_positive of int
exception Too_large of { value : int; limit : int }
exception Both of exn * exn

type 'a attempt = Good of 'a | Bad of exn

let attempt f x = match f x with y -> Good y | exception e -> Bad e

let rec describe = function
  | Not_positive n -> "not positive: " ^ string_of_int n
  | Too_large { value; limit } -> Printf.sprintf "%d is more than %d" value limit
  | Both (a, b) -> describe a ^ " and " ^ describe b
  | Failure message -> message
  | Not_found -> "nothing there"
  | _ -> "something else"

let check limit n =
  if n <= 0 then raise (Not_positive n);
  if n > limit then raise (Too_large { value = n; limit });
  n

let both f g x =
  match (attempt f x, attempt g x) with
  | Good a, Good b -> (a, b)
  | Bad e, Good _ | Good _, Bad e -> raise e
  | Bad a, Bad b -> raise (Both (a, b))

let rec leaves = function Both (a, b) -> leaves a @ leaves b | e -> [ e ]
let is_ours = function Not_positive _ | Too_large _ | Both _ -> true | _ -> false

(* The first that is found, out of the middle of an iteration. *)
let find p xs =
  let exception Found of int in
  try
    List.iteri (fun i x -> if p x then raise (Found i)) xs;
    None
  with Found i -> Some i

let recover default f = try f () with Not_positive n -> -n | Too_large { limit; _ } -> limit | Not_found -> default

let judge n = match both (check 10) (check 100) n with a, b -> "good: " ^ string_of_int (a + b) | exception e -> describe e

let () =
  List.iter (fun n -> print_endline (judge n)) [ 5; 50; 500; 0 ];
  Printf.printf "%d %d\n" (recover 7 (fun () -> check 3 4)) (List.length (leaves (Both (Not_found, Both (Exit, Exit)))));
  match find (fun n -> n > 2) [ 1; 2; 3 ] with Some i -> Printf.printf "%d %b\n" i (is_ours Exit) | None -> ()
