let sign n = if n = 0 then 0 else if n < 0 then -1 else 1
