let double x = 2 * x
let half x = if x mod 2 <> 0 then failwith "odd" else x / 2
let shout x = print_string "here"; x
