let weigh a b c = 100 * a + 10 * b + c
