let count = ref 0
let next () = incr count; !count
let double n = 2 * n
let () = assert (next () = 1)
