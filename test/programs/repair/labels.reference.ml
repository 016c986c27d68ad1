let sub ~from x = x - from
let gap ~low ~high = sub ~from:low high
let total ~f ~init l = ListLabels.fold_left ~f ~init l
let right ~a ~b = a - b
let pad ?(by = 1) n = n + by
