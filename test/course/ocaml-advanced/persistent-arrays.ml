(* Persistence: Baker's arrays, the newest version fast and the older ones differences. check: set, swap *)

type 'a t = 'a data ref
and 'a data = Arr of 'a array | Diff of int * 'a * 'a t

let init n f = ref (Arr (Array.init n f))

let rec reroot t =
  match !t with
  | Arr a -> a
  | Diff (i, v, newer) ->
      let a = reroot newer in
      let old = a.(i) in
      a.(i) <- v;
      t := Arr a;
      newer := Diff (i, old, t);
      a

let get t i = (reroot t).(i)

let set t i v =
  let a = reroot t in
  let old = a.(i) in
  if old = v then t
  else begin
    a.(i) <- v;
    let fresh = ref (Arr a) in
    t := Diff (i, old, fresh);
    fresh
  end

let to_list t = Array.to_list (reroot t)

(* All versions after each of the changes, oldest first. *)
let history n changes =
  let start = init n (fun _ -> 0) in
  let last, older = List.fold_left (fun (t, older) (i, v) -> (set t i v, t :: older)) (start, []) changes in
  List.rev_map to_list (last :: older)

let swap t i j =
  let x = get t i and y = get t j in
  set (set t i y) j x

let () =
  List.iter
    (fun version -> List.iter (Printf.printf "%d ") version; print_newline ())
    (history 3 [ (0, 1); (1, 2); (0, 3) ]);
  List.iter (Printf.printf "%d ") (to_list (swap (init 4 Fun.id) 0 3));
  print_newline ()
