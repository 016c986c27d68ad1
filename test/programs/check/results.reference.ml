let rec all = function
  | [] -> Ok []
  | Error e :: _ -> Error e
  | Ok x :: rest -> ( match all rest with Ok l -> Ok (x :: l) | Error e -> Error e)
