let area = function `Circle r -> r * r | `Square s -> (object method area = s * s end)#area
