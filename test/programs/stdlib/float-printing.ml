(* Floats: how they are written. *)
let () =
  List.iter
    (fun x -> Printf.printf "%s %F %g %e %f %h\n" (string_of_float x) x x x x x)
    [ 0.; -0.; 1.; -1.; 0.1; 1.5; 100.; 1e5; 1e6; 1e15; 1e16; 1e22; 123456789.123; 1e-4; 1e-5; 3.14159265358979;
      1. /. 3.; 2. /. 3.; 1e100; 5e-324; max_float; min_float; epsilon_float; infinity; neg_infinity; nan ];
  print_float 2.5;
  print_char ' ';
  print_float 10.;
  print_newline ();
  print_endline (Float.to_string 0.30000000000000004);
  print_endline (string_of_float (0.1 +. 0.2));
  Printf.printf "%.0f %.0f %.0f %.0f\n" 0.5 1.5 2.5 (-0.5);
  Printf.printf "%.1f %.2f %.3f %.10f %.20f\n" 0.25 1.005 2.0005 0.1 0.1;
  Printf.printf "%.3g %.10g %.15g %.17g\n" 1234567. 1234567. 0.1 0.1;
  Printf.printf "%.2e %.0e %E %G\n" 12345. 12345. 12345. 1e-10
