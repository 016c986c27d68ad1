(* Polymorphic variants: types that grow and shrink without declarations. check: simplify, move *)

(* A function that knows some shapes, and one that knows one more: the second uses the first. *)
let area_of_round = function
  | `Circle radius -> 3 * radius * radius
  | `Ring (outer, inner) -> 3 * ((outer * outer) - (inner * inner))

let area = function
  | (`Circle _ | `Ring _) as round -> area_of_round round
  | `Square side -> side * side
  | `Rectangle (width, height) -> width * height

(* Expressions as they are written, and without the abbreviations. *)
type core = [ `Int of int | `Add of core * core | `Negate of core ]
type full = [ `Int of int | `Add of full * full | `Negate of full | `Subtract of full * full | `Double of full ]

let rec expand : full -> core = function
  | `Int n -> `Int n
  | `Add (a, b) -> `Add (expand a, expand b)
  | `Negate a -> `Negate (expand a)
  | `Subtract (a, b) -> `Add (expand a, `Negate (expand b))
  | `Double a ->
      let a = expand a in
      `Add (a, a)

let rec eval : core -> int = function `Int n -> n | `Add (a, b) -> eval a + eval b | `Negate a -> -eval a

let simplify (e : full) = eval (expand e)

(* A robot on a grid; [#turn] stands for all turns. *)
type turn = [ `Left | `Right ]
type command = [ turn | `Forward of int ]
type heading = [ `North | `East | `South | `West ]

let left : heading -> heading = function `North -> `West | `West -> `South | `South -> `East | `East -> `North

let turned (turn : turn) heading = match turn with `Left -> left heading | `Right -> left (left (left heading))

let move (commands : command list) =
  let step (x, y, heading) = function
    | #turn as turn -> (x, y, turned turn heading)
    | `Forward n -> (
        match heading with
        | `North -> (x, y + n, heading)
        | `South -> (x, y - n, heading)
        | `East -> (x + n, y, heading)
        | `West -> (x - n, y, heading))
  in
  let x, y, _ = List.fold_left step (0, 0, `North) commands in
  (x, y)

let () =
  List.iter (fun shape -> Printf.printf "%d " (area shape)) [ `Circle 2; `Square 3; `Ring (3, 1); `Rectangle (2, 5) ];
  print_newline ();
  Printf.printf "%d\n" (simplify (`Subtract (`Double (`Int 5), `Add (`Int 1, `Negate (`Int 3)))));
  let x, y = move [ `Forward 2; `Right; `Forward 3; `Right; `Forward 5; `Left; `Forward 1 ] in
  Printf.printf "(%d, %d)\n" x y
