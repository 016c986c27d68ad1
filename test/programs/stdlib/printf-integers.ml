(* Printf: integers. *)
let () =
  Printf.printf "[%d] [%i] [%u] [%x] [%X] [%o]\n" 42 (-42) 42 255 255 8;
  Printf.printf "[%5d] [%-5d] [%05d] [%+d] [% d]\n" 42 42 42 42 42;
  Printf.printf "[%5d] [%-5d] [%05d] [%+d] [% d]\n" (-42) (-42) (-42) (-42) (-42);
  Printf.printf "[%#x] [%#X] [%#o] [%#d] [%#x]\n" 255 255 8 1234567 0;
  Printf.printf "[%x] [%u] [%o]\n" (-1) (-1) (-1);
  Printf.printf "[%.3d] [%8.3d] [%-8.3d] [%08.3d] [%+.3d]\n" 7 7 7 7 7;
  Printf.printf "[%*d] [%*d] [%-*d] [%0*d]\n" 5 1 (-5) 2 5 3 5 (-4);
  Printf.printf "[%.*d] [%*.*d]\n" 4 5 6 3 2;
  Printf.printf "[%d] [%d] [%20d]\n" max_int min_int min_int;
  Printf.printf "[%08x] [%#08x] [%-8x] [%8X]\n" 48879 48879 48879 48879;
  Printf.printf "[%1d] [%2d] [%3d]\n" 100 100 100;
  print_endline (String.concat "," (List.map (Printf.sprintf "%02d") [ 1; 10; 100; -1 ]))
