(* ask: check *)
(* Differs on a string that begins and ends differently; raises on "", which is no test. *)
let starts s = s.[String.length s - 1] = 'a'
