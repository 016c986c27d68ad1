(* Arrays: sorting in place; sort is not stable, stable_sort is. *)
let show (x, c) = Printf.sprintf "%d%c" x c
let print a = print_endline (String.concat " " (List.map show (Array.to_list a)))
let by_first (a, _) (b, _) = compare a b

let mixed () =
  Array.init 14 (fun i -> ((i * 5) mod 4, Char.chr (97 + i)))

let () =
  let sorted sort cmp =
    let a = mixed () in
    sort cmp a;
    print a
  in
  print (mixed ());
  sorted Array.sort by_first;
  sorted Array.stable_sort by_first;
  sorted Array.fast_sort by_first;
  sorted Array.sort (fun a b -> by_first b a);
  sorted Array.sort (fun _ _ -> 0);
  sorted Array.sort (fun _ _ -> 1);
  sorted Array.stable_sort (fun a b -> if a < b then 1 else 0);
  sorted Array.sort (fun (a, _) (b, _) -> if a < b then 1 else 0);
  let count = ref 0 in
  sorted Array.sort (fun a b -> incr count; compare b a);
  sorted Array.stable_sort (fun a b -> incr count; compare b a);
  Printf.printf "%d comparisons\n" !count;
  let a = mixed () in
  let stop_at_5 (a, _) (b, _) = if a + b = 5 then raise Exit else compare a b in
  (try Array.sort stop_at_5 a with Exit -> print_string "stopped: ");
  print a;
  let big = Array.init 3000 (fun i -> i * 7919 mod 3001) in
  Array.sort compare big;
  Printf.printf "%d %d\n" big.(0) big.(1500)
