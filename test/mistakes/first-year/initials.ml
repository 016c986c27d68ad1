(* Characters that are joined as strings *)
let initials first last =
  if first = "" || last = "" then "" else first.[0] ^ last.[0]
