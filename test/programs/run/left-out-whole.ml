(* ask: run -e "early 0" -e "odd 3" *)
(* Where nothing can stand in, the definition is left out as a whole; what is written of its type stays. *)
let early = function (lazy 0 | lazy 1) -> 1 | _ -> 2
let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && (object method go = even (n - 1) end)#go
let length : string -> int = fun s -> s#length + "no"
let%test unused = length "a" = 1
let () = print_endline (if even 0 then "even" else "odd")
let early n = if n = 0 then 0 else early (lazy n)
