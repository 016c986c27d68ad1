(* ask: check --hints 6 *)
let up b = Bytes.set b 0 'y'
let cat a b = Bytes.to_string b ^ Bytes.to_string a
