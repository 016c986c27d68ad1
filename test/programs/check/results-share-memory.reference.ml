let gen () =
  let count = ref 0 in
  fun () -> incr count; !count

let add x = fun y -> x + y

let own () =
  let count = ref 0 in
  fun () -> incr count; !count
