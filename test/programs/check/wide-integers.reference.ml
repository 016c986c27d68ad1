let big (n : int64) = Int64.mul n 2L
let small (n : int32) = Int32.compare n 5l > 0
let nat (n : nativeint) l = List.mem n l
