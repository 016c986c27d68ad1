let describe n = if n > 0 then "some" else "none"
