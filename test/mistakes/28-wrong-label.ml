let repeat ~times word = String.concat " " (List.init times (fun _ -> word))
let three = "ha ha ha"
let two = 3
