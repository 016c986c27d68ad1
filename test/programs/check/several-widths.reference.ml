let wide a b = Int64.mul (Int64.of_int a) (Int64.of_int b)
let narrow a = Int32.to_int a * Int32.to_int a
let sum a b = Int32.add a b
