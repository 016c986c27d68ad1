(* Printf: floats. *)
let () =
  List.iter
    (fun x ->
      Printf.printf "[%f] [%.2f] [%8.3f] [%-9.1f] [%09.2f] [%+f] [% .1f]\n" x x x x x x x;
      Printf.printf "[%e] [%.2e] [%E] [%g] [%G] [%.3g] [%12g]\n" x x x x x x x;
      Printf.printf "[%F] [%h] [%H] [%#F] [%.3h] [%+F] [%.3F] [%10F]\n" x x x x x x x x)
    [ 0.; 1.; -2.5; 3.14159; 1e10; 1e-7; 123456789.; infinity; neg_infinity ];
  Printf.printf "[%f] [%g] [%F] [%h] [%5.1f] [%05f]\n" nan nan nan nan nan nan;
  Printf.printf "[%.*f] [%*.*f] [%.*f]\n" 2 3.14159 8 1 2.55 (-3) 1.23456;
  Printf.printf "[%.0f] [%.f] [%5.0e]\n" 2.5 3.5 12345.
