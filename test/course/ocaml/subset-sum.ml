(* Exceptions and backtracking: try a choice, take it back if it fails. check: subset_sum, change, all_subsets *)

exception No_way

(* Some of the numbers, in their order, that add up to [target]. Raises [No_way] where there are none. *)
let rec choose target = function
  | [] -> if target = 0 then [] else raise No_way
  | x :: rest -> ( try x :: choose (target - x) rest with No_way -> choose target rest)

let subset_sum target numbers =
  match choose target numbers with
  | chosen -> Some chosen
  | exception No_way -> None

(* Coins may be used as often as one likes: large ones first, but that is not always possible. *)
let rec pay amount coins =
  if amount = 0 then []
  else
    match coins with
    | [] -> raise No_way
    | coin :: rest ->
        if coin <= 0 || coin > amount then pay amount rest
        else ( try coin :: pay (amount - coin) coins with No_way -> pay amount rest)

let change amount coins = try Some (pay amount coins) with No_way -> None

(* The same without exceptions: what to do on success, and on failure, are arguments. *)
let rec search target numbers success failure =
  match numbers with
  | [] -> if target = 0 then success [] else failure ()
  | x :: rest ->
      search (target - x) rest
        (fun chosen -> success (x :: chosen))
        (fun () -> search target rest success failure)

let subset_sum' target numbers = search target numbers Option.some (fun () -> None)

(* All solutions instead of the first. *)
let rec all_subsets target = function
  | [] -> if target = 0 then [ [] ] else []
  | x :: rest -> List.map (fun chosen -> x :: chosen) (all_subsets (target - x) rest) @ all_subsets target rest

(* An exception may also carry what was found, out of the middle of a loop. *)
exception Found of int

let first_negative numbers =
  try
    List.iter (fun n -> if n < 0 then raise (Found n)) numbers;
    None
  with Found n -> Some n

let () =
  let show = function
    | None -> "no way"
    | Some ns -> String.concat " + " (List.map string_of_int ns)
  in
  let numbers = [ 8; 3; 5; 7; 2 ] in
  List.iter
    (fun target ->
      Printf.printf "%d = %s (the same: %b)\n" target
        (show (subset_sum target numbers))
        (subset_sum target numbers = subset_sum' target numbers))
    [ 9; 10; 1; 25; 0 ];
  Printf.printf "10 in %d ways\n" (List.length (all_subsets 10 numbers));
  Printf.printf "change for 6: %s\n" (show (change 6 [ 4; 3 ]));
  Printf.printf "change for 7: %s\n" (show (change 7 [ 4; 2 ]));
  Printf.printf "first negative: %s\n" (Option.fold ~none:"none" ~some:string_of_int (first_negative [ 1; -2; -3 ]))
