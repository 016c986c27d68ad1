let initials first last =
  if first = "" || last = "" then "" else String.make 1 first.[0] ^ String.make 1 last.[0]
