(* ask: check *)
(* What a program remembers and lets others have, or gets from others, can be changed by them: writes between calls show it. *)
let counts = [| 0; 0 |]
let all () = Array.copy counts
let tick i = if i = 0 || i = 1 then counts.(i) <- counts.(i) + 1
let kept = ref [||]
let keep a = kept := Array.copy a
let first () = if !kept = [||] then 0 else !kept.(0)
let names = ref []
let add (x : string) = names := x :: !names
let listed () = List.rev !names
