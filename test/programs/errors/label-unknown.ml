let area ~width ~height = width * height
let a = area ~width:2 ~hight:3
let b = area ~depth:2
let c = succ ~n:1
