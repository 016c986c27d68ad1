let area w h = if w < 0 || h < 0 then 0 else w * h
