let last = function [] -> None | x :: _ -> Some x
let () = assert (last [ 1; 2 ] = Some 2)
