let inc x = x + 1
