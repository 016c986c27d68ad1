let double x = x +. 1
