let midpoint a b = (a +. b) /. 2.
