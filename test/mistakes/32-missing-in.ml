let hypotenuse a b = sqrt (a *. a +. b *. b)
