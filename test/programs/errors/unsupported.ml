(* ask: run *)
class counter = object val mutable n = 0 method get = n end
let x = object method y = 1 end
