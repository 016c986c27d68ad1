(* ask: check *)
type s = C of { r : int } | D of { mutable w : int; h : int }
let area = function C { r } -> r + r | D { w; h } -> w * h
