(* Memoisation: a table remembers what was computed before. check: fibonacci, grid_paths, collatz_length *)

(* Any function of one argument, with a table of its results. *)
let memoise f =
  let table = Hashtbl.create 16 in
  fun x ->
    match Hashtbl.find_opt table x with
    | Some y -> y
    | None ->
        let y = f x in
        Hashtbl.add table x y;
        y

(* For a recursive function the calls inside must go through the table too. *)
let memoise_rec f =
  let table = Hashtbl.create 16 in
  let rec remembered x =
    match Hashtbl.find_opt table x with
    | Some y -> y
    | None ->
        let y = f remembered x in
        Hashtbl.add table x y;
        y
  in
  remembered

let fibonacci n = memoise_rec (fun fib n -> if n < 2 then max n 0 else fib (n - 1) + fib (n - 2)) n

(* Ways through a grid that only go right or down. *)
let grid_paths width height =
  let step paths (w, h) = if w = 0 || h = 0 then 1 else paths (w - 1, h) + paths (w, h - 1) in
  if width < 0 || height < 0 then 0 else memoise_rec step (width, height)

(* How many steps it takes to come down to 1: halve even numbers, triple odd ones and add one. *)
let collatz_table = Hashtbl.create 100

let rec collatz_length n =
  if n <= 1 then 0
  else
    match Hashtbl.find_opt collatz_table n with
    | Some length -> length
    | None ->
        let length = 1 + collatz_length (if n mod 2 = 0 then n / 2 else (3 * n) + 1) in
        Hashtbl.replace collatz_table n length;
        length

(* The smallest number up to [limit] that takes longest. *)
let longest_collatz limit =
  let rec go best n =
    if n > limit then best else go (if collatz_length n > collatz_length best then n else best) (n + 1)
  in
  go 1 2

let () =
  List.iter (fun n -> Printf.printf "fibonacci %d = %d\n" n (fibonacci n)) [ 10; 50; 80 ];
  Printf.printf "ways through a 16 by 16 grid: %d\n" (grid_paths 16 16);
  let longest = longest_collatz 300 in
  Printf.printf "%d takes %d steps\n" longest (collatz_length longest);
  Printf.printf "%d are remembered\n" (Hashtbl.length collatz_table);
  let calls = ref 0 in
  let square = memoise (fun x -> incr calls; x * x) in
  let squares = List.map square [ 3; 4; 3; 3; 4 ] in
  Printf.printf "%d squares, %d computed\n" (List.length squares) !calls
