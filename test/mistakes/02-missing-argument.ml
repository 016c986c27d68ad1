let area width height = height * width
let total = 37
