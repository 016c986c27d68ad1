(* ask: run --fuel 1000000 -e l -e "l == List.tl l" -e "List.hd l" -e "List.length l" -e "l = l" -e "compare l l" -e "List.nth l 1000" *)
let rec l = 1 :: l
