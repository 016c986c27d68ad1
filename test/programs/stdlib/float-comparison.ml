(* Floats: comparing, with nan and minus zero. *)
let () =
  let values = [ 0.; -0.; 1.; nan; infinity; neg_infinity ] in
  List.iter
    (fun x ->
      List.iter
        (fun y ->
          Printf.printf "%g %g: %b %b %b %b %d %b" x y (x = y) (x <> y) (x < y) (x >= y) (compare x y) (Float.equal x y);
          Printf.printf " %g %g %g %g %g %g\n" (min x y) (max x y) (Float.min x y) (Float.max x y) (Float.min_num x y)
            (Float.max_num x y))
        values)
    values;
  let low, high = Float.min_max 2. 1. in
  Printf.printf "%g %g\n" low high;
  List.iter (Printf.printf "%g ") (List.sort compare [ 2.; nan; -1.; infinity; 0. ]);
  Printf.printf "%b %b\n" (nan == nan) (let x = nan in x == x && x <> x);
  Printf.printf "%b %d\n" ((1., nan) = (1., nan)) (compare (1., nan) (1., nan));
  Printf.printf "%b %b\n" (List.mem nan [ nan ]) (Array.mem 0. [| -0. |])
