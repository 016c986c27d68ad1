let rec between low high =
  if low >= high then []
  else low :: between (low + 1) high
