let swapped (a : int ref) b =
  let kept = !a in
  a := !b;
  b := kept;
  (!a, !b)
