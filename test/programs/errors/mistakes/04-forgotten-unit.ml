(* A function of `()` that is not called *)
let ticket =
  let last = ref 0 in
  fun () -> incr last; !last
let next_two = ticket + ticket ()
