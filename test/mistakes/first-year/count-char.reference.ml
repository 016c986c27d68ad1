let rec count_a s i =
  if i >= String.length s then 0
  else if s.[i] = 'a' then 1 + count_a s (i + 1)
  else count_a s (i + 1)
