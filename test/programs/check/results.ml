(* ask: check *)
(* Differs on an Error after an Ok: it is lost. *)
let rec all = function
  | [] -> Ok []
  | Error e :: _ -> Error e
  | Ok x :: rest -> ( match all rest with Ok l -> Ok (x :: l) | Error _ -> Ok [ x ])
