(* Eight queens: search that prunes with a list of constraints. check: safe *)

(* A placement is a list of columns, one for each row, the latest row first. *)
type constraints = { columns : int list; rising : int list; falling : int list }

let none = { columns = []; rising = []; falling = [] }

let allows { columns; rising; falling } ~row ~column =
  not (List.mem column columns || List.mem (row + column) rising || List.mem (row - column) falling)

let with_queen { columns; rising; falling } ~row ~column =
  { columns = column :: columns; rising = (row + column) :: rising; falling = (row - column) :: falling }

(* Whether no two queens of a placement attack each other. *)
let safe placement =
  let rec go constraints row = function
    | [] -> true
    | column :: rest ->
        allows constraints ~row ~column && go (with_queen constraints ~row ~column) (row + 1) rest
  in
  go none 0 placement

let range n = List.init n Fun.id

(* All placements on a board of a size, by trying every column in each row. *)
let solutions size =
  let rec extend row constraints placed =
    if row = size then [ List.rev placed ]
    else
      range size
      |> List.filter (fun column -> allows constraints ~row ~column)
      |> List.concat_map (fun column ->
             extend (row + 1) (with_queen constraints ~row ~column) (column :: placed))
  in
  extend 0 none []

let count size = List.length (solutions size)

(* The first placement only: an exception leaves the search at once. *)
let first size =
  let exception Found of int list in
  let rec extend row constraints placed =
    if row = size then raise (Found (List.rev placed));
    List.iter
      (fun column ->
        if allows constraints ~row ~column then
          extend (row + 1) (with_queen constraints ~row ~column) (column :: placed))
      (range size)
  in
  match extend 0 none [] with () -> None | exception Found placement -> Some placement

let show placement =
  let size = List.length placement in
  List.iter (fun column -> print_endline (String.init size (fun i -> if i = column then 'Q' else '.'))) placement

let () =
  List.iter (fun size -> Printf.printf "%d: %d\n" size (count size)) [ 1; 2; 3; 4; 5; 6 ];
  (match first 8 with None -> print_endline "none" | Some placement -> show placement);
  Printf.printf "%b %b\n" (safe [ 1; 3; 0; 2 ]) (safe [ 0; 3; 1; 2 ])
