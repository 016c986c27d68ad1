(* ask: test *)
(* Contracts hold whatever is drawn, or are broken whatever is drawn; of others nothing is said. *)
let die () = 1 + Random.int 6
(*@ r = die ()
      ensures 1 <= r <= 6 *)
let from_zero () = Random.int 6
(*@ r = from_zero ()
      ensures r >= 1 *)
let too_low () = Random.int 6
(*@ r = too_low ()
      ensures r > 6 *)
let timed x =
  ignore (Sys.time ());
  x
(*@ r = timed x
      ensures r = x *)
let shuffled l = List.map snd (List.sort compare (List.map (fun x -> (Random.bits (), x)) l))
(*@ r = shuffled l
      ensures List.length r = List.length l *)
let seeded x = Random.State.int (Random.State.make [| 42 |]) 10 + x
(*@ r = seeded x
      requires 0 <= x < 100
      ensures r = x + 4 *)
