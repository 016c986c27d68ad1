let sign n = if n = 0 then "zero" else if n < 0 then "negative" else "positive"
