(* ask: run -e "__proto__ + constructor" -e "{ valueOf = 1; __proto__ = 2 }" -e "toString (valueOf 3)" *)
type r = { valueOf : int; __proto__ : int }
let __proto__ = 1
let constructor = 2
let valueOf x = { valueOf = x; __proto__ = x }
let toString { valueOf; __proto__ } = string_of_int (valueOf + __proto__)
