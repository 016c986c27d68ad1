(* Labels: labelled and optional arguments. check: price, surround *)

type side = Left | Right | Both

(* Optional arguments with defaults come before the one that every call gives. *)
let pad ?(side = Right) ?(fill = ' ') ~width text =
  let missing = max 0 (width - String.length text) in
  match side with
  | Left -> String.make missing fill ^ text
  | Right -> text ^ String.make missing fill
  | Both ->
      let before = missing / 2 in
      String.make before fill ^ text ^ String.make (missing - before) fill

let range ?(from = 0) ?(step = 1) until =
  if step = 0 then invalid_arg "range";
  let inside n = if step > 0 then n < until else n > until in
  let rec go n = if inside n then n :: go (n + step) else [] in
  go from

(* Without a default, the function sees an option; [?right] passes one on as it is. *)
let surround ?right ~left items = (left :: items) @ [ Option.value right ~default:left ]
let boxed ?right items = surround ?right ~left:0 items

(* Labels may come in any order, and make a partial application plain. *)
let price ~net ~tax_percent ?(discount = 0) () =
  let taxed = net + (net * tax_percent / 100) in
  taxed - (taxed * discount / 100)

let reduced = price ~tax_percent:7
let standard = price ~tax_percent:19

(* Labels in the type of an argument. *)
let fold ~init ~(f : total:int -> int -> int) items = List.fold_left (fun total item -> f ~total item) init items

let () =
  let show text = Printf.printf "[%s]\n" text in
  let show_ints numbers = print_endline (String.concat " " (List.map string_of_int numbers)) in
  show (pad ~width:6 "abc");
  show (pad ~width:6 ~side:Left ~fill:'.' "abc");
  show (pad "abc" ~side:Both ~width:6);
  show_ints (range 5);
  show_ints (range ~from:10 ~step:(-3) 0);
  show_ints (boxed [ 1; 2 ]);
  show_ints (boxed ~right:9 [ 1; 2 ]);
  show_ints [ reduced ~net:200 (); standard ~net:200 (); standard ~net:200 ~discount:10 () ];
  show_ints [ fold ~init:1 ~f:(fun ~total item -> total * item) [ 2; 3; 4 ] ]
