(* ask: run -e "List.length l" -e "List.fold_left (+) 0 l" -e "List.nth (List.rev l) 0" -e "List.nth (List.sort compare l) 999_999" -e "l = l" -e "compare l (List.rev l)" -e "List.length (List.map succ l)" -e l *)
let l = List.init 1_000_000 (fun i -> i)
