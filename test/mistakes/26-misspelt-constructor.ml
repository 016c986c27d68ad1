type color = Red | Green | Blue
let to_string = function Red -> "red" | Green -> "green" | Blue -> "blue"
