(* Matrices: as lists of rows, and as arrays. check: transpose, multiply, identity, rotate *)

(* ---- as lists of rows ---- *)

(* Rows become columns; as many as the shortest row has elements. *)
let rec transpose rows =
  match rows with
  | [] -> []
  | _ when List.mem [] rows -> []
  | _ -> List.map List.hd rows :: transpose (List.map List.tl rows)

let dot xs ys = List.fold_left2 (fun sum x y -> sum + (x * y)) 0 xs ys

let multiply a b =
  let columns = transpose b in
  List.map (fun row -> List.map (dot row) columns) a

let identity n = List.init n (fun i -> List.init n (fun j -> if i = j then 1 else 0))

let rec power m n = if n = 0 then identity (List.length m) else multiply m (power m (n - 1))

(* A quarter turn to the right: the last row becomes the first column. *)
let rotate rows = transpose (List.rev rows)

(* ---- as arrays ---- *)

let transpose_array m =
  let height = Array.length m in
  let width = if height = 0 then 0 else Array.length m.(0) in
  Array.init width (fun j -> Array.init height (fun i -> m.(i).(j)))

let multiply_array a b =
  let height = Array.length a and inner = Array.length b in
  let width = if inner = 0 then 0 else Array.length b.(0) in
  let product = Array.make_matrix height width 0 in
  for i = 0 to height - 1 do
    for j = 0 to width - 1 do
      for k = 0 to inner - 1 do
        product.(i).(j) <- product.(i).(j) + (a.(i).(k) * b.(k).(j))
      done
    done
  done;
  product

let trace m =
  let sum = ref 0 in
  Array.iteri (fun i row -> sum := !sum + row.(i)) m;
  !sum

let to_lists m = Array.to_list (Array.map Array.to_list m)
let of_lists rows = Array.of_list (List.map Array.of_list rows)

let print rows =
  List.iter (fun row -> print_endline (String.concat " " (List.map (Printf.sprintf "%3d") row))) rows;
  print_newline ()

let () =
  let a = [ [ 1; 2; 3 ]; [ 4; 5; 6 ] ] in
  print (transpose a);
  print (multiply a (transpose a));
  print (rotate a);
  print (power [ [ 1; 1 ]; [ 1; 0 ] ] 10);
  let square = multiply_array (of_lists a) (transpose_array (of_lists a)) in
  Printf.printf "arrays agree: %b, trace %d\n" (to_lists square = multiply a (transpose a)) (trace square)
