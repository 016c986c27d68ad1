let () = Gc.minor (); Gc.major (); Gc.full_major (); Gc.compact ()
let () = Gc.set { (Gc.get ()) with Gc.space_overhead = 200; verbose = 0 }
let () = Printf.printf "%d %d\n" (Gc.get ()).Gc.space_overhead (Gc.get ()).Gc.minor_heap_size
let () =
  let c = Gc.get () in
  c.Gc.verbose <- 1;
  Printf.printf "%d\n" (Gc.get ()).Gc.verbose
