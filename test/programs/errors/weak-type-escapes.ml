(* ask: types *)
(* What an item leaves undecided cannot become a type that was defined, or got its name, later. *)
let seen = ref []

type colour = Red

let () = seen := [ Red ]

module Box = struct
  type t = Full
  let content = ref None
  let () = ignore (fun () -> content = content)
end

let () = Box.content := Some Box.Full
