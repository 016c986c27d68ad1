let ticket =
  let count = ref 0 in
  fun () -> count := !count + 1; !count
let next_two = let first = ticket () in first + ticket ()
