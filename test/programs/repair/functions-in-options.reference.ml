let comp f g = match f, g with Some f, Some g -> Some (fun x -> f (g x + 1)) | _ -> None
