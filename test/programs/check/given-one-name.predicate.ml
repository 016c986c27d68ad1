let fine n = n < 10
