(* `not` without parentheses *)
let describe n = if not n > 0 then "none" else "some"
