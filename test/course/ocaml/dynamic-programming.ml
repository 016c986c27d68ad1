(* Dynamic programming: fill a table, small problems first. check: edit_distance, knapsack, coin_ways, longest_common *)

(* The fewest insertions, deletions and replacements that turn one string into the other.
   [table.(i).(j)] is the distance between the first [i] letters of [a] and the first [j] of [b]. *)
let edit_distance a b =
  let m = String.length a and n = String.length b in
  let table = Array.make_matrix (m + 1) (n + 1) 0 in
  for i = 0 to m do
    table.(i).(0) <- i
  done;
  for j = 0 to n do
    table.(0).(j) <- j
  done;
  for i = 1 to m do
    for j = 1 to n do
      let replaced = table.(i - 1).(j - 1) + if a.[i - 1] = b.[j - 1] then 0 else 1 in
      table.(i).(j) <- min replaced (1 + min table.(i - 1).(j) table.(i).(j - 1))
    done
  done;
  table.(m).(n)

(* The best value of things, each given as weight and value, that one can carry. Each thing is there once:
   that is why capacities are tried from the largest. *)
let knapsack capacity things =
  if capacity < 0 then 0
  else begin
    let best = Array.make (capacity + 1) 0 in
    let consider (weight, value) =
      if weight > 0 then
        for c = capacity downto weight do
          best.(c) <- max best.(c) (best.(c - weight) + value)
        done
    in
    List.iter consider things;
    best.(capacity)
  end

(* In how many ways an amount can be paid; coins may be repeated, so amounts are tried from the smallest. *)
let coin_ways amount coins =
  if amount < 0 then 0
  else begin
    let ways = Array.make (amount + 1) 0 in
    ways.(0) <- 1;
    let use coin =
      if coin > 0 then
        for a = coin to amount do
          ways.(a) <- ways.(a) + ways.(a - coin)
        done
    in
    List.iter use coins;
    ways.(amount)
  end

(* The longest list whose elements occur in both, in this order; walks back through the table. *)
let longest_common xs ys =
  let a = Array.of_list xs and b = Array.of_list ys in
  let m = Array.length a and n = Array.length b in
  let length = Array.make_matrix (m + 1) (n + 1) 0 in
  for i = m - 1 downto 0 do
    for j = n - 1 downto 0 do
      length.(i).(j) <-
        (if a.(i) = b.(j) then 1 + length.(i + 1).(j + 1) else max length.(i + 1).(j) length.(i).(j + 1))
    done
  done;
  let rec collect i j =
    if i = m || j = n then []
    else if a.(i) = b.(j) then a.(i) :: collect (i + 1) (j + 1)
    else if length.(i + 1).(j) >= length.(i).(j + 1) then collect (i + 1) j
    else collect i (j + 1)
  in
  collect 0 0

let () =
  List.iter
    (fun (a, b) -> Printf.printf "%S to %S: %d\n" a b (edit_distance a b))
    [ ("kitten", "sitting"); ("", "abc"); ("flaw", "lawn") ];
  Printf.printf "knapsack: %d\n" (knapsack 10 [ (5, 10); (4, 40); (6, 30); (3, 50) ]);
  Printf.printf "ways to pay 50: %d\n" (coin_ways 50 [ 1; 2; 5; 10; 20; 50 ]);
  let common = longest_common [ 1; 3; 4; 1; 2; 3; 4; 1 ] [ 3; 4; 1; 2; 1; 3 ] in
  Printf.printf "longest common: %s\n" (String.concat " " (List.map string_of_int common))
