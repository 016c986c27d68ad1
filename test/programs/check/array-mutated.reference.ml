let largest (a : int array) =
  if Array.length a = 0 then invalid_arg "largest";
  Array.sort compare a;
  a.(Array.length a - 1)
