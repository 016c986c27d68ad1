(* ask: types *)
let f g = try g () with exception Not_found -> 0
let h = function x -> x | exception Not_found -> 0
let k g = match g () with exception Not_found -> 0
let m g = match g () with Some (exception Not_found) -> 0 | _ -> 1
let n g = match g () + 1 with x | exception Failure x -> x
let o g = match g () with 5 | exception Exit when true -> 1 | _ -> 2
