(* Complex numbers. *)

type t = { re : float; im : float }

let zero = { re = 0.; im = 0. }
let one = { re = 1.; im = 0. }
let i = { re = 0.; im = 1. }
let add x y = { re = x.re +. y.re; im = x.im +. y.im }
let sub x y = { re = x.re -. y.re; im = x.im -. y.im }
let neg x = { re = -.x.re; im = -.x.im }
let conj x = { re = x.re; im = -.x.im }
let mul x y = { re = (x.re *. y.re) -. (x.im *. y.im); im = (x.re *. y.im) +. (x.im *. y.re) }

(* By the larger part of y, so that nothing overflows on the way. *)
let div x y =
  if abs_float y.re >= abs_float y.im then
    let ratio = y.im /. y.re in
    let whole = y.re +. (ratio *. y.im) in
    { re = (x.re +. (ratio *. x.im)) /. whole; im = (x.im -. (ratio *. x.re)) /. whole }
  else
    let ratio = y.re /. y.im in
    let whole = y.im +. (ratio *. y.re) in
    { re = ((ratio *. x.re) +. x.im) /. whole; im = ((ratio *. x.im) -. x.re) /. whole }

let inv x = div one x
let norm2 x = (x.re *. x.re) +. (x.im *. x.im)

(* The square root of 1 + ratio squared, for ratios up to 1. *)
let _hypotenuse ratio = sqrt (1. +. (ratio *. ratio))

let norm x =
  let r = abs_float x.re and i = abs_float x.im in
  if r = 0. then i
  else if i = 0. then r
  else if r >= i then r *. _hypotenuse (i /. r)
  else i *. _hypotenuse (r /. i)

let arg x = atan2 x.im x.re
let polar norm angle = { re = cos angle *. norm; im = sin angle *. norm }

let sqrt x =
  if x.re = 0. && x.im = 0. then zero
  else begin
    let r = abs_float x.re and i = abs_float x.im in
    let w =
      if r >= i then sqrt r *. sqrt (0.5 *. (1. +. _hypotenuse (i /. r)))
      else
        let ratio = r /. i in
        sqrt i *. sqrt (0.5 *. (ratio +. _hypotenuse ratio))
    in
    if x.re >= 0. then { re = w; im = 0.5 *. x.im /. w }
    else { re = 0.5 *. i /. w; im = (if x.im >= 0. then w else -.w) }
  end

let exp x =
  let size = exp x.re in
  { re = size *. cos x.im; im = size *. sin x.im }

let log x = { re = log (norm x); im = atan2 x.im x.re }
let pow x y = exp (mul y (log x))
