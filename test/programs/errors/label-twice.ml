let area ~width ~height = width * height
let a = area ~width:2 ~width:3 ~height:4
