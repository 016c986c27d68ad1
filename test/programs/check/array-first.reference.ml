let largest (a : int array) =
  if Array.length a = 0 then invalid_arg "largest";
  Array.fold_left max a.(0) a
