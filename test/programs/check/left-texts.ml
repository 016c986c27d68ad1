(* ask: check *)
(* Buffers and bytes that are given are compared after the call. *)
let add b s = Buffer.length b + String.length s
let line b s = Buffer.add_string b (s ^ "\n")
let mark b = Bytes.to_string (Bytes.mapi (fun i c -> if i = 0 then 'x' else c) b)
let upper b = Bytes.blit (Bytes.map Char.uppercase_ascii b) 0 b 0 (Bytes.length b)
