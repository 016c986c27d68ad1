(* ask: check *)
(* Differs on -1: / rounds towards zero, asr downwards. *)
let half x = x asr 1
