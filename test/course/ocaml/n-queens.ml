(* N queens: place one row after the other, safely. check: is_safe, queens, count, is_solution *)

(* A board is the list of the queens' columns, the last row first. *)
type board = int list

(* Whether a queen in [column] of the next row is attacked by none: not straight up, not along a diagonal. *)
let is_safe column (board : board) =
  let rec go distance = function
    | [] -> true
    | queen :: rest -> queen <> column && abs (queen - column) <> distance && go (distance + 1) rest
  in
  go 1 board

let rec range low high = if low > high then [] else low :: range (low + 1) high

(* All solutions, row by row. *)
let queens n : board list =
  let rec place row board =
    if row > n then [ board ]
    else
      range 1 n
      |> List.filter (fun column -> is_safe column board)
      |> List.concat_map (fun column -> place (row + 1) (column :: board))
  in
  place 1 []

let count n = List.length (queens n)

(* Only the first solution: stop as soon as there is one. *)
let first n : board option =
  let rec place row board = if row > n then Some board else try_columns row board 1
  and try_columns row board column =
    if column > n then None
    else if not (is_safe column board) then try_columns row board (column + 1)
    else
      match place (row + 1) (column :: board) with
      | Some solution -> Some solution
      | None -> try_columns row board (column + 1)
  in
  place 1 []

(* Checks a whole board, which somebody else has made. *)
let rec is_solution (board : board) =
  match board with
  | [] -> true
  | queen :: rest -> is_safe queen rest && is_solution rest

let print n (board : board) =
  let line queen = String.init n (fun i -> if i + 1 = queen then 'Q' else '.') in
  List.iter (fun queen -> print_endline (line queen)) board

let () =
  List.iter (fun n -> Printf.printf "%d queens: %d solutions\n" n (count n)) [ 1; 2; 3; 4; 5; 6 ];
  (match first 6 with
  | None -> print_endline "no solution"
  | Some board ->
      print 6 board;
      Printf.printf "correct: %b\n" (is_solution board));
  Printf.printf "wrong ones: %b %b\n" (is_solution [ 1; 2 ]) (is_solution [ 1; 3; 1 ])
