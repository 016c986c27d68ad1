let clamp x = if x < 0. then 0. else x
