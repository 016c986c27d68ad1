(* ask: check *)
module Tools = struct
  module Pair (A : sig val a : int end) (B : sig val b : int end) = struct
    let sum = A.a + B.b

    module Deep = struct
      let shift x = x + A.a
    end
  end
end

module Double (A : sig val a : int end) = struct
  let twice = A.a + A.a
end

let double a =
  let module D = Double (struct
    let a = a
  end) in
  D.twice
