module S = struct
  type t = int list
  let push x s = x :: s
end
