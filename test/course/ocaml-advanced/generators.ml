(* Iterators: functions that give the next element each time they are called. check: range, peekable, take *)

type 'a gen = unit -> 'a option

let of_list xs : 'a gen =
  let rest = ref xs in
  fun () ->
    match !rest with
    | [] -> None
    | x :: xs ->
        rest := xs;
        Some x

let range from upto : int gen =
  let next = ref from in
  fun () ->
    if !next >= upto then None
    else begin
      let n = !next in
      incr next;
      Some n
    end

let map f (gen : 'a gen) : 'b gen = fun () -> match gen () with None -> None | Some x -> Some (f x)

let rec filter p (gen : 'a gen) : 'a gen =
 fun () ->
  match gen () with
  | None -> None
  | Some x -> if p x then Some x else filter p gen ()

let take n (gen : 'a gen) : 'a gen =
  let left = ref n in
  fun () ->
    if !left <= 0 then None
    else begin
      decr left;
      gen ()
    end

let zip (a : 'a gen) (b : 'b gen) : ('a * 'b) gen =
 fun () -> match a () with None -> None | Some x -> ( match b () with None -> None | Some y -> Some (x, y))

let append (a : 'a gen) (b : 'a gen) : 'a gen =
  let first = ref true in
  let rec next () =
    if !first then
      match a () with
      | None ->
          first := false;
          next ()
      | some -> some
    else b ()
  in
  next

let to_list (gen : 'a gen) =
  let rec go acc = match gen () with None -> List.rev acc | Some x -> go (x :: acc) in
  go []

(* Peeking does not take the element away. *)
let peekable (gen : 'a gen) : 'a gen * 'a gen =
  let seen = ref None in
  let peek () =
    match !seen with
    | Some x -> x
    | None ->
        let x = gen () in
        seen := Some x;
        x
  in
  let next () =
    let x = peek () in
    seen := None;
    x
  in
  (peek, next)

let () =
  let squares = map (fun n -> n * n) (filter (fun n -> n mod 2 = 1) (range 0 10)) in
  List.iter (Printf.printf "%d ") (to_list (append (take 3 squares) (of_list [ 7; 8 ])));
  let peek, next = peekable (range 1 4) in
  ignore (peek ());
  List.iter (fun (a, b) -> Printf.printf "%d%d " a b) (to_list (zip next (range 5 9)));
  print_newline ()
