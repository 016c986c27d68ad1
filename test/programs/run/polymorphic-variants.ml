(* ask: run *)
let f = function `A -> "A" | `B n -> "B" ^ string_of_int n | `C (x, y) -> x ^ y
let () = print_endline (f `A ^ f (`B 3) ^ f (`C ("p", "q")))
type color = [ `Red | `Green | `Blue ]
type ext = [ color | `Mix of color * color ]
let name : color -> string = function `Red -> "red" | `Green -> "green" | `Blue -> "blue"
let ename : ext -> string = function #color as c -> name c | `Mix (a, b) -> name a ^ "+" ^ name b
let () = print_endline (ename (`Mix (`Red, `Blue)) ^ ename ((`Green : color) :> ext))
let l = List.sort compare [ `Zebra; `Apple; `B 3; `A 2; `Apple; `Mango; `A 1; `B 0; `Z "x" ]
let s = function `Zebra -> "Zebra" | `Apple -> "Apple" | `B n -> "B" ^ string_of_int n | `A n -> "A" ^ string_of_int n | `Mango -> "Mango" | `Z s -> "Z" ^ s
let () = print_endline (String.concat " " (List.map s l))
let rec sum = function `Leaf -> 0 | `Node (l, x, r) -> sum l + x + sum r
let () = print_int (sum (`Node (`Node (`Leaf, 1, `Leaf), 2, `Leaf))); print_newline ()
type expr = [ `Num of int | `Add of expr * expr | `Neg of expr ]
let rec eval : expr -> int = function `Num n -> n | `Add (a, b) -> eval a + eval b | `Neg e -> - (eval e)
let () = print_int (eval (`Add (`Num 3, `Neg (`Num 1)))); print_newline ()
let g = function `A -> 1 | _ -> 2
let () = print_int (g `A + g `Whatever + g (`Other 3)); print_newline ()
let () = match [ `On; `Off ] with [ `On; x ] -> print_endline (match x with `Off -> "off" | `On -> "on") | _ -> ()
let () = Printf.printf "%b %b %b\n" (`A = `A) (`A < `B) (compare (`X 1) `Y > 0)
let h = function `A | `B as x -> (match x with `A -> "a" | `B -> "b") | `C -> "c"
let () = print_endline (h `A ^ h `C)
let default = function `A -> 1 | `B -> 2
let wrap = function `C -> 3 | (`A | `B) as x -> default x
let () = print_int (wrap `B + wrap `C)
