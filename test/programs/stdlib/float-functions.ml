(* Floats: arithmetic and functions. *)
let line l = print_endline (String.concat " " (List.map (Printf.sprintf "%.10g") l))

let () = Printf.printf "%d %d %d\n" (Float.hash 1.5) (Float.hash (-0.)) (Float.hash nan)

let () =
  line [ 1. +. 2.; 1. -. 2.; 3. *. 4.; 1. /. 4.; 2. ** 10.; 2. ** -1.; 1. /. 0.; -1. /. 0. ];
  line [ sqrt 2.; exp 1.; log 10.; log10 1000.; log1p 1e-10; expm1 1e-10; Float.log2 8. ];
  line [ sin 1.; cos 1.; tan 1.; asin 1.; acos 0.5; atan 1.; atan2 1. (-1.); hypot 3. 4. ];
  line [ sinh 1.; cosh 1.; tanh 1.; acosh 2.; asinh 2.; atanh 0.5; Float.exp2 0.5; Float.pi ];
  List.iter
    (fun x -> line [ ceil x; floor x; Float.trunc x; Float.round x; abs_float x; -.x; float (truncate x) ])
    [ 1.5; 2.5; -1.5; -2.5; 0.49999999999999994; -0.2; 7. ];
  line [ mod_float 7. 3.; mod_float (-7.) 3.; Float.rem 5.5 2.; copysign 3. (-0.); fst (modf 3.75); snd (modf (-3.75)) ];
  let part, e = frexp 48. in
  line [ part; float e; ldexp 0.75 6; ldexp 1. (-1074); fst (frexp 5e-324); float (snd (frexp 5e-324)) ];
  Printf.printf "%h %h %h\n" (Float.succ 1.) (Float.pred 1.) (Float.succ 0.);
  Printf.printf "%h %h\n" (Float.next_after 1. 2.) (Float.pred infinity);
  Printf.printf "%b %b %b\n" (Float.is_integer 3.) (Float.is_integer 3.5) (Float.is_integer infinity);
  Printf.printf "%b %b %b\n" (Float.is_finite 1.) (Float.is_nan nan) (Float.sign_bit (-0.));
  let kind x =
    match classify_float x with
    | FP_normal -> "normal"
    | FP_subnormal -> "subnormal"
    | FP_zero -> "zero"
    | FP_infinite -> "infinite"
    | FP_nan -> "nan"
  in
  List.iter (fun x -> print_endline (kind x)) [ 1.; 1e-310; -0.; infinity; nan ]
