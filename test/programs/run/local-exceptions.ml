(* ask: run -e "compare_them ()" -e "leak ()" *)
(* Each evaluation makes another exception: a handler of one does not catch those of others. *)
let make () =
  let exception Local in
  (fun () -> raise Local), (fun f -> try f () with Local -> "caught")
let (r1, c1) = make ()
let (_, c2) = make ()
let () = print_endline (try c2 r1 with _ -> "another one")
let () = print_endline (c1 r1)
let with_return (type a) (f : (a -> 'b) -> a) : a =
  let exception Return of a in
  try f (fun x -> raise (Return x)) with Return x -> x
let nested = with_return (fun return -> 1 + with_return (fun _ -> return 10))
let () = Printf.printf "%d\n" nested
let find p l =
  let exception Found of int * string in
  match List.iteri (fun i x -> if p x then raise (Found (i, x))) l with
  | () -> None
  | exception (Found (0, _) | Not_found) -> Some (-1, "first")
  | exception Found (i, x) when i < 5 -> Some (i, x)
let show = function None -> "none" | Some (i, x) -> Printf.sprintf "%d %s" i x
let () = List.iter (fun s -> print_endline (show (find (( = ) s) ["a"; "b"; "c"]))) ["a"; "b"; "z"]
let rec deep n =
  let exception Stop of int in
  if n = 0 then raise Not_found
  else try deep (n - 1) with Stop k -> k | Not_found -> if n < 3 then raise (Stop n) else n
let () = print_endline (try string_of_int (deep 5) with e -> Printexc.to_string e)
let compare_them () =
  let exception A of int in
  let exception B in
  (A 1 = A 1, A 1 = A 2, B = B, A 1 = B)
let leak () = let exception Leak of int in raise (Leak 3)
