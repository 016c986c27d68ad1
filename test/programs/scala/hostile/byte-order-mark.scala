object Main { val x = 1 }
