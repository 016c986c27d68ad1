object A {
  for (i <- 1 to 3; j <- i to 3) yield (i, j)
  for ((a, b) <- xs) yield a
  for {
    (a, b) <- xs
    c = a + b; if c > 0
  } yield c
  for (x <- xs if x > 0 if x < 9) yield x
}
