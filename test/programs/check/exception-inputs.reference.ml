exception Mine of int
exception Plain
let code = function Mine n -> n | Plain -> 1 | Not_found -> 2 | Failure s -> String.length s | _ -> 3
let text = function Invalid_argument s -> s | Exit -> "exit" | _ -> ""
let get = function Ok x -> x | Error e -> raise e
let handle e = try raise e with Mine 5 -> 1 | Not_found -> 2 | _ -> 3
let is_ok (r : (int, exn) result) = match r with Ok _ -> true | Error _ -> false
