(* ask: check *)
(* What never ends might have changed the table, had it had more time: `lookup` cannot be compared, `double` can. *)
let table = [| 0; 0; 0 |]
let lookup i = if i >= 0 && i < 3 then table.(i) else 0
let double x = x + x + 0

let () =
  let i = ref 0 in
  while true do
    table.(!i mod 3) <- 7;
    incr i
  done
