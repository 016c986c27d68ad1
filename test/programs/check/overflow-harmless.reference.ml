let cube x = x * x * x
