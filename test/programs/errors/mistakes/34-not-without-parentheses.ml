(* `not` without parentheses *)
let outside low high x = not low <= x || x > high + 0
