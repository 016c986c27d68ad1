(* Game search: minimax for nim and for tic-tac-toe. check: nim_move, winner *)

(* Nim: take one to three sticks; who takes the last one wins. *)
let rec nim_wins sticks = List.exists (fun taken -> taken <= sticks && not (nim_wins (sticks - taken))) [ 1; 2; 3 ]

(* The smallest move that wins, if there is one. *)
let nim_move sticks = List.find_opt (fun taken -> taken <= sticks && not (nim_wins (sticks - taken))) [ 1; 2; 3 ]

(* Tic-tac-toe: nine squares, row by row. *)
type player = X | O
type square = Empty | Taken of player
type board = square list

let opponent = function X -> O | O -> X

let lines =
  [ [ 0; 1; 2 ]; [ 3; 4; 5 ]; [ 6; 7; 8 ]; [ 0; 3; 6 ]; [ 1; 4; 7 ]; [ 2; 5; 8 ]; [ 0; 4; 8 ]; [ 2; 4; 6 ] ]

let winner (board : board) =
  let wins player = List.exists (List.for_all (fun i -> List.nth_opt board i = Some (Taken player))) lines in
  if wins X then Some X else if wins O then Some O else None

let free (board : board) = List.filter (fun i -> List.nth board i = Empty) (List.init (List.length board) Fun.id)
let play player place (board : board) = List.mapi (fun i square -> if i = place then Taken player else square) board

(* 1 if the player whose turn it is can force a win, 0 for a draw, -1 for a loss. *)
let rec value player board =
  match winner board with
  | Some other -> if other = player then 1 else -1
  | None -> (
      match free board with
      | [] -> 0
      | places ->
          List.fold_left
            (fun best place -> if best = 1 then 1 else max best (-value (opponent player) (play player place board)))
            (-1) places)

let best_move player board =
  let rated = List.map (fun place -> (-value (opponent player) (play player place board), place)) (free board) in
  match List.sort (fun (a, _) (b, _) -> compare b a) rated with [] -> None | (_, place) :: _ -> Some place

let show board =
  let letter = function Empty -> '.' | Taken X -> 'x' | Taken O -> 'o' in
  List.iteri (fun i square -> Printf.printf "%c%s" (letter square) (if i mod 3 = 2 then "\n" else "")) board

let rec finish player board =
  show board;
  match (winner board, best_move player board) with
  | Some X, _ -> print_endline "x wins"
  | Some O, _ -> print_endline "o wins"
  | None, None -> print_endline "a draw"
  | None, Some place ->
      print_newline ();
      finish (opponent player) (play player place board)

let () =
  List.iter
    (fun sticks ->
      match nim_move sticks with
      | None -> Printf.printf "%d sticks are lost\n" sticks
      | Some n -> Printf.printf "of %d sticks take %d\n" sticks n)
    [ 1; 2; 3; 4; 5; 8; 10 ];
  let x = Taken X and o = Taken O and e = Empty in
  finish X [ x; e; o; e; e; e; o; e; x ]
