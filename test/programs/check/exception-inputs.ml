(* ask: check --exceptions same *)
(* Exceptions as inputs: those of the program and a few others. All of them are never tried. *)
exception Mine of int
exception Plain
let code = function Mine n -> n | Plain -> 2 | Not_found -> 2 | Failure s -> String.length s | _ -> 3
let text = function Invalid_argument s -> s | Exit -> "exit" | Not_found | _ -> ""
let get = function Ok x -> x | Error Plain -> raise Not_found | Error e -> raise e
let handle e = try raise e with Mine n when n < 6 && n > 3 -> 1 | Not_found -> 2 | _ -> 3
let is_ok (r : (int, exn) result) = match r with Ok _ -> true | Error _ -> false
