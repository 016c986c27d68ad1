let double x = x + x
