(* Arguments in the wrong order *)
let halves numbers = List.map numbers (fun n -> n / 2)
let smaller = halves [2; 4; 6]
let evens = List.filter [1; 2; 3] (fun n -> n mod 2 = 0)
