let grade points = if points > 90 then "A" else if points > 50 then "B" else "failed"
