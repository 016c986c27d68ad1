let rec even n = if n < 0 then even (-n) else if n = 0 then true else odd (n - 1)
and odd n = if n < 0 then odd (-n) else if n = 0 then false else even (n - 1)
