(* Conversions of integers of other widths, in every form that those of int have. *)
let () =
  List.iter
    (fun n ->
      Printf.printf "%Ld|%Li|%Lu|%Lx|%LX|%Lo" n n n n n n;
      Printf.printf "|%#Lx|%#LX|%#Lo|%#Ld|%#Lu" n n n n n;
      Printf.printf "|%25Ld|%-25Lx|%025Ld|%+Ld|% Ld|%.6Ld|%10.4Lx\n" n n n n n n n)
    [ 0L; 1L; -1L; 1234567L; -1234567L; Int64.max_int; Int64.min_int; 0x8000_0000L ];
  List.iter
    (fun n ->
      Printf.printf "%ld|%li|%lu|%lx|%lX|%lo" n n n n n n;
      Printf.printf "|%#lx|%#lX|%#lo|%#ld|%#lu" n n n n n;
      Printf.printf "|%15ld|%-15lx|%015ld|%+ld|% ld|%.6ld|%10.4lx\n" n n n n n n n)
    [ 0l; 1l; -1l; 1234567l; -1234567l; Int32.max_int; Int32.min_int ];
  List.iter
    (fun n ->
      Printf.printf "%nd|%ni|%nu|%nx|%nX|%no" n n n n n n;
      Printf.printf "|%#nx|%#nX|%#no|%#nd|%#nu" n n n n n;
      Printf.printf "|%25nd|%-25nx|%025nd|%+nd|% nd|%.6nd|%10.4nx\n" n n n n n n n)
    [ 0n; 1n; -1n; 1234567n; -1234567n; Nativeint.max_int; Nativeint.min_int ];
  List.iter
    (fun n -> Printf.printf "%d|%i|%u|%x|%X|%o|%#x|%#d|%#u|%025d|%+d|%10.4x\n" n n n n n n n n n n n n)
    [ 0; 1; -1; 1234567; -1234567; max_int; min_int ];
  Printf.printf "%*Ld|%.*ld|%s\n" 8 1L 4 2l (Printf.sprintf "%Ld, %nd" 3L 4n);
  print_endline (string_of_format "%5Ld %ld%nx")
