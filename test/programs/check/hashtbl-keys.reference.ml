(* Partitions of a number, remembered by number and largest part. *)
let partitions n =
  let table = Hashtbl.create 16 in
  let rec count n largest =
    if n = 0 then 1
    else if n < 0 || largest = 0 then 0
    else
      match Hashtbl.find_opt table (n, largest) with
      | Some known -> known
      | None ->
          let ways = count (n - largest) largest + count n (largest - 1) in
          Hashtbl.add table (n, largest) ways;
          ways
  in
  count n n
