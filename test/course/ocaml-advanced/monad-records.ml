(* Monads: a state monad, and a record of functions that programs are written against. check: number, both, map_m *)

type ('s, 'a) state = { run : 's -> 'a * 's }

type 's ops = {
  return : 'a. 'a -> ('s, 'a) state;
  bind : 'a 'b. ('s, 'a) state -> ('a -> ('s, 'b) state) -> ('s, 'b) state;
}

let plain = {
  return = (fun x -> { run = (fun s -> (x, s)) });
  bind = (fun m f -> { run = (fun s -> let x, s = m.run s in (f x).run s) });
}

let get = { run = (fun s -> (s, s)) }
let put s = { run = (fun _ -> ((), s)) }
let modify f = { run = (fun s -> ((), f s)) }
let map ops f m = ops.bind m (fun x -> ops.return (f x))
let both ops m n = ops.bind m (fun x -> ops.bind n (fun y -> ops.return (x, y)))

let rec sequence ops = function
  | [] -> ops.return []
  | m :: rest -> ops.bind m (fun x -> ops.bind (sequence ops rest) (fun xs -> ops.return (x :: xs)))

let rec map_m ops f = function
  | [] -> ops.return []
  | x :: rest -> ops.bind (f x) (fun y -> ops.bind (map_m ops f rest) (fun ys -> ops.return (y :: ys)))

let fresh = plain.bind get (fun n -> plain.bind (put (n + 1)) (fun () -> plain.return n))

(* Leaves are numbered from left to right. *)
type 'a tree = Leaf of 'a | Fork of 'a tree * 'a tree

let rec number = function
  | Leaf x -> map plain (fun n -> Leaf (n, x)) fresh
  | Fork (l, r) -> map plain (fun (l, r) -> Fork (l, r)) (both plain (number l) (number r))

let label t = fst ((number t).run 0)

let () =
  let rec show = function Leaf (n, x) -> Printf.sprintf "%d%c" n x | Fork (l, r) -> "(" ^ show l ^ show r ^ ")" in
  print_endline (show (label (Fork (Fork (Leaf 'a', Leaf 'b'), Leaf 'c'))));
  let sum, calls = (map_m plain (fun x -> map plain (fun () -> x * x) (modify succ)) [ 1; 2; 3 ]).run 0 in
  Printf.printf "%d in %d calls\n" (List.fold_left ( + ) 0 sum) calls;
  Printf.printf "%d\n" (List.length (fst ((sequence plain [ fresh; fresh ]).run 5)))
