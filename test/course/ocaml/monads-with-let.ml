(* Option, result and writer: three monads with let-operators. check: order, gcd *)

module Option_let = struct
  let ( let* ) = Option.bind
  let ( let+ ) o f = Option.map f o
end

module Result_let = struct
  let ( let* ) = Result.bind
  let ( let+ ) r f = Result.map f r

  (* Both, or the first error. *)
  let ( and+ ) a b = match (a, b) with Ok x, Ok y -> Ok (x, y) | Error e, _ | _, Error e -> Error e
end

module Writer_let = struct
  let ( let* ) (x, log) f =
    let y, more = f x in
    (y, log @ more)

  let return x = (x, [])
  let tell line = ((), [ line ])
end

(* Option: anything that is missing makes the whole missing. *)
let safe_divide a b = if b = 0 then None else Some (a / b)

let mean_of table names =
  let open Option_let in
  let rec sum = function
    | [] -> Some 0
    | name :: rest ->
        let* n = List.assoc_opt name table in
        let+ others = sum rest in
        n + others
  in
  let* total = sum names in
  safe_divide total (List.length names)

(* Result: the reason why is kept. *)
type problem = Empty_name | Negative_count of int | Too_many of { wanted : int; available : int }

let name_ok name = if name = "" then Error Empty_name else Ok name
let count_ok count = if count < 0 then Error (Negative_count count) else Ok count

let enough available wanted =
  if wanted > available then Error (Too_many { wanted; available }) else Ok (available - wanted)

let order ~available (name, count) =
  let open Result_let in
  let* name, count =
    let+ name = name_ok name and+ count = count_ok count in
    (name, count)
  in
  let+ left = enough available count in
  (name, left)

(* Writer: a result, and what was noted on the way. *)
let rec gcd a b =
  let open Writer_let in
  let* () = tell (a, b) in
  if b = 0 then return a else gcd b (a mod b)

let () =
  let table = [ ("ann", 3); ("ben", 5); ("cleo", 7) ] in
  let show_mean names =
    match mean_of table names with None -> print_endline "no mean" | Some n -> Printf.printf "mean %d\n" n
  in
  List.iter show_mean [ [ "ann"; "ben" ]; [ "ann"; "dan" ]; [] ];
  let show_order request =
    match order ~available:10 request with
    | Ok (name, left) -> Printf.printf "%s is served, %d left\n" name left
    | Error Empty_name -> print_endline "who?"
    | Error (Negative_count n) -> Printf.printf "how many? %d?\n" n
    | Error (Too_many { wanted; available }) -> Printf.printf "%d wanted, %d there\n" wanted available
  in
  List.iter show_order [ ("eve", 4); ("", 4); ("eve", -1); ("eve", 11); ("", -1) ];
  let divisor, steps = gcd 48 36 in
  List.iter (fun (a, b) -> Printf.printf "gcd %d %d\n" a b) steps;
  Printf.printf "is %d\n" divisor
