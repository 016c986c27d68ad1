let odd x = x mod 2 <> 0
