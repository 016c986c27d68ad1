(* ask: run --fuel 1000000 -e node -e "node.next == node" -e "node = node" -e "other" *)
type node = { value : int; mutable next : node }
let rec node = { value = 1; next = node }
let rec other = { value = 2; next = node }
let () = node.next <- other; other.next <- node; node.next <- node
