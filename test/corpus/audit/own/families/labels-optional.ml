(*** about: labels ***)
(*** check: --function clamp ***)
(*** reference ***)
let clamp ?(low = 0) ?(high = 1) x = if x < low then low else if x > high then high else x
(*** inputs ***)
let cases = E.cases (E.triple (E.options E.ints) (E.options E.ints) E.ints) (fun (low, high, x) -> clamp ?low ?high x)
(*** right: the other order ***)
let clamp ?(high = 1) ?(low = 0) x = if x < low then low else if x > high then high else x
(*** right: options ***)
let clamp ?low ?high x =
  let low = Option.value low ~default:0 and high = Option.value high ~default:1 in
  if x < low then low else min x high
(*** wrong: defaults swapped ***)
let clamp ?(high = 0) ?(low = 1) x = if x < low then low else if x > high then high else x
(*** wrong: by place ***)
let clamp ?(high = 0) ?(low = 1) x = if x < high then high else if x > low then low else x
(*** wrong: another default ***)
?(high = 1) ===> ?(high = 2)
(*** wrong: the upper limit first ***)
if x < low then low else if x > high then high else x ===> if x > high then high else if x < low then low else x
