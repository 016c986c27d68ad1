let answer = 42
let primes = [ 2; 3; 5 ]
