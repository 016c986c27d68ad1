type student = { name : string; age : int }
let birthday { name; age } = { name; age = age + 1 }
