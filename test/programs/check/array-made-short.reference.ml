let last_of_squares n =
  let squares = Array.make (n + 1) 0 in
  for i = 1 to n do
    squares.(i) <- i * i
  done;
  squares.(n)
