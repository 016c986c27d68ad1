(* ask: run -e '`A l' -e '`A (l, 1)' -e '[Some (`A (`B (l, -1)))]' *)
let l = List.init 30 Fun.id
