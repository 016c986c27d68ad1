(* Complex numbers, to the last bit. *)
open Complex

let show { re; im } = Printf.sprintf "%h%+hi" re im
let samples =
  [
    zero; one; i; neg i; { re = -1.; im = 0. }; { re = 3.; im = 4. }; { re = -3.; im = 0.5 }; { re = 1e-200; im = 1e200 };
    { re = 0.1; im = -0.7 }; { re = -2.25; im = -1e-3 }; { re = 1e155; im = 1e155 }; { re = infinity; im = 1. }; { re = -0.; im = -0. };
  ]

let () =
  List.iter
    (fun x ->
      print_endline (String.concat " " (List.map (fun f -> show (f x)) [ neg; conj; inv; sqrt; exp; log ]));
      Printf.printf "%h %h %h\n" (norm x) (norm2 x) (arg x))
    samples;
  List.iter
    (fun (name, f) -> List.iter (fun x -> print_endline (name ^ " " ^ String.concat " " (List.map (fun y -> show (f x y)) samples))) samples)
    [ ("add", add); ("sub", sub); ("mul", mul); ("div", div) ];
  List.iter (fun (n, a) -> print_endline (show (polar n a))) [ (1., 0.); (2., 1.); (-1., 3.); (0., 5.) ];
  print_endline (show (pow { re = 2.; im = 0. } { re = 3.; im = 0. }));
  print_endline (show (pow i i));
  Printf.printf "%b %b\n" (add one i = { re = 1.; im = 1. }) (compare one i > 0)
