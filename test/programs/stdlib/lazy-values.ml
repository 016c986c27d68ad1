(* Suspensions: forced once, remembered, also when they raise. *)
let () =
  let count = ref 0 in
  let l = lazy (incr count; !count * 10) in
  Printf.printf "%b\n" (Lazy.is_val l);
  Printf.printf "%d %d %d\n" (Lazy.force l) (Lazy.force l) !count;
  Printf.printf "%b\n" (Lazy.is_val l);
  let failing = lazy (incr count; if !count < 100 then failwith "no" else 0) in
  let attempt () = try Lazy.force failing with Failure m -> print_endline m; -1 in
  Printf.printf "%d\n" (attempt ());
  Printf.printf "%d\n" (attempt ());
  Printf.printf "%d %b\n" !count (Lazy.is_val failing);
  let mapped = Lazy.map (fun x -> print_endline "mapping"; x + 1) l in
  Printf.printf "%d\n" (Lazy.force mapped);
  Printf.printf "%d\n" (Lazy.force mapped);
  Printf.printf "%b %d\n" (Lazy.is_val (Lazy.from_val 3)) (Lazy.force (Lazy.from_val 3));
  let from_fun = Lazy.from_fun (fun () -> print_endline "running"; 5) in
  Printf.printf "%b\n" (Lazy.is_val from_fun);
  Printf.printf "%d\n" (Lazy.force from_fun);
  let rec loop = lazy (1 + Lazy.force loop) in
  (try Printf.printf "%d\n" (Lazy.force loop) with Lazy.Undefined -> print_endline "undefined");
  let rec ones = lazy (1 :: []) and twice = lazy (Lazy.force ones @ Lazy.force ones) in
  Printf.printf "%d\n" (List.length (Lazy.force twice));
  match lazy (print_endline "matched"; Some 3) with
  | (lazy (Some n)) -> Printf.printf "%d\n" n
  | (lazy None) -> print_endline "none"
