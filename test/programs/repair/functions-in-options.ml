(* ask: repair *)
let comp f g = match f, g with Some f, Some g -> Some (fun x -> g (f x + 1)) | _ -> None
