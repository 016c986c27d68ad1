(* What is registered for the end runs last first, once. *)
let () =
  at_exit (fun () -> print_endline "last");
  at_exit (fun () ->
      print_endline "second";
      at_exit (fun () -> print_endline "too late"));
  at_exit (fun () ->
      print_endline "first";
      failwith "stop");
  (try exit 0 with Failure m -> print_endline m);
  print_endline "now";
  exit 0
