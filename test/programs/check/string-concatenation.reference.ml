let join a b c = a ^ (b ^ c)
