(* First-class modules: algebra over monoids that are passed as values. check: range, backwards, repeat *)

module type MONOID = sig
  type t

  val zero : t
  val plus : t -> t -> t
end

type 'a monoid = (module MONOID with type t = 'a)

let sum : int monoid =
  (module struct
    type t = int

    let zero = 0
    let plus = ( + )
  end)

let largest : int monoid =
  (module struct
    type t = int

    let zero = min_int
    let plus = max
  end)

let text : string monoid =
  (module struct
    type t = string

    let zero = ""
    let plus = ( ^ )
  end)

let concat (type a) ((module M) : a monoid) xs = List.fold_right M.plus xs M.zero

let pair (type a b) ((module A) : a monoid) ((module B) : b monoid) : (a * b) monoid =
  (module struct
    type t = a * b

    let zero = (A.zero, B.zero)
    let plus (a, b) (c, d) = (A.plus a c, B.plus b d)
  end)

let opposite (type a) ((module A) : a monoid) : a monoid =
  (module struct
    include A

    let plus x y = A.plus y x
  end)

let power (type a) ((module A) : a monoid) x n =
  let rec go n = if n <= 0 then A.zero else A.plus x (go (n - 1)) in
  go n

let range xs = concat (pair sum largest) (List.map (fun x -> (x, x)) xs)
let backwards words = concat (opposite text) words
let repeat word n = power text word n

let () =
  let total, most = range [ 3; 1; 4 ] in
  Printf.printf "%d %d %s %s\n" total most (backwards [ "a"; "b"; "c" ]) (repeat "ab" 3)
