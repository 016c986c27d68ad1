let area ~width ~height scale = width * height * scale
let a = 1 + area ~width:2 1
let b = List.map (area 1 2) [ 3 ]
let c = area ~height:3 2 + 1
