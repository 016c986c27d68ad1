module type ORDER = sig type t val le : t -> t -> bool end
module Sort (X : ORDER) = struct
  let rec insert x = function [] -> [ x ] | y :: rest -> if X.le x y then x :: y :: rest else y :: insert x rest
end
let id x = x
