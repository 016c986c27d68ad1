let adder n x = x + n
