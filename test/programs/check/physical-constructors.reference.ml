type colour = Red | Green | Blue
let warm = function Red -> true | Green | Blue -> false
