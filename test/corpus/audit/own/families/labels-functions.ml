(*** about: labels ***)
(*** check: --function both ***)
(*** reference ***)
let both ~(f : left:int -> right:int -> int) (a, b) = (f ~left:a ~right:b, f ~left:b ~right:a)
(*** inputs ***)
let functions =
  [ E.one 3 "(fun ~left ~right -> left)" (fun left _ -> left); E.one 3 "(fun ~left ~right -> right)" (fun _ right -> right);
    E.one 6 "(fun ~left ~right -> left - right)" (fun left right -> left - right) ]
let cases = E.cases (E.triple functions E.ints E.ints) (fun (g, a, b) -> both ~f:(fun ~left ~right -> g left right) (a, b))
(*** right: labels in another order ***)
let both (a, b) ~(f : left:int -> right:int -> int) = (f ~right:b ~left:a, f ~right:a ~left:b)
(*** right: without labels inside ***)
let both ~(f : left:int -> right:int -> int) (a, b) = let g x y = f x y in (g a b, g b a)
(*** right: passed on ***)
let other (f : left:int -> right:int -> int) ~right ~left = f ~right:left ~left:right
let both ~(f : left:int -> right:int -> int) (a, b) = (f ~left:a ~right:b, other f ~left:a ~right:b)
(*** wrong: swapped ***)
f ~left:a ~right:b ===> f ~left:b ~right:a
(*** wrong: the same twice ***)
f ~left:b ~right:a ===> f ~left:a ~right:b
(*** wrong: by place ***)
let both (a, b) ~(f : left:int -> right:int -> int) = let g x y = f ~right:x ~left:y in (g a b, g b a)
(*** wrong: passed on as it is ***)
let other (f : left:int -> right:int -> int) ~right ~left = f ~right ~left
let both ~(f : left:int -> right:int -> int) (a, b) = (f ~left:a ~right:b, other f ~left:a ~right:b)
