(* ask: repair *)
(* A right function is left alone, and repairs keep the labels of calls. *)
let sub ~from x = x - from
let gap ~high ~low = sub ~from:high low
let total ~init ~f l = ListLabels.fold_right ~f:(fun x acc -> f acc x) ~init l
let right ~b ~a = a - b
let pad ?(by = 2) n = n + by
