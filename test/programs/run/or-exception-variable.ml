(* ask: run -e "f (fun () -> 1)" -e "f (fun () -> raise (Code 2))" -e "f (fun () -> failwith \"x\")" *)
exception Code of int
let f g = match g () with n | exception Code n -> n * 10 | exception Failure _ -> -1
