let in_range low high x = if x < low || high < x then "no" else "yes"
