(* Shortest paths: Dijkstra's algorithm with a set as priority queue. check: cost *)

type road = { from : char; target : char; length : int }

exception Negative_length of road

module Frontier = Set.Make (struct
  type t = int * char

  let compare = compare
end)

module Towns = Map.Make (Char)

let leaving roads town = List.filter (fun road -> road.from = town) roads

(* The best known way to each town: its length, and the town before on that way. *)
type way = { total : int; before : char option }

let shorter known town total = match Towns.find_opt town known with None -> true | Some way -> total < way.total

let explore roads start =
  List.iter (fun road -> if road.length < 0 then raise (Negative_length road)) roads;
  let rec go frontier known =
    match Frontier.min_elt_opt frontier with
    | None -> known
    | Some ((total, town) as nearest) ->
        let relax (frontier, known) road =
          let longer = total + road.length in
          if shorter known road.target longer then
            ( Frontier.add (longer, road.target) frontier,
              Towns.add road.target { total = longer; before = Some town } known )
          else (frontier, known)
        in
        let frontier, known =
          List.fold_left relax (Frontier.remove nearest frontier, known) (leaving roads town)
        in
        go frontier known
  in
  go (Frontier.singleton (0, start)) (Towns.singleton start { total = 0; before = None })

let cost roads start goal = Option.map (fun way -> way.total) (Towns.find_opt goal (explore roads start))

let route roads start goal =
  let known = explore roads start in
  let rec back town path =
    match Towns.find_opt town known with
    | None -> None
    | Some { before = None; _ } -> Some (town :: path)
    | Some { before = Some previous; _ } -> back previous (town :: path)
  in
  back goal []

let () =
  let road from target length = { from; target; length } in
  let roads =
    [ road 'a' 'b' 7; road 'a' 'c' 3; road 'c' 'b' 1; road 'b' 'd' 2; road 'c' 'd' 8; road 'e' 'a' 1 ]
  in
  let show goal =
    match (cost roads 'a' goal, route roads 'a' goal) with
    | Some total, Some towns ->
        Printf.printf "%c: %d by %s\n" goal total (String.concat "-" (List.map (String.make 1) towns))
    | _ -> Printf.printf "%c: no way\n" goal
  in
  List.iter show [ 'a'; 'b'; 'c'; 'd'; 'e' ];
  match cost [ road 'a' 'b' (-1) ] 'a' 'b' with
  | _ -> print_endline "found"
  | exception Negative_length { from; target; _ } -> Printf.printf "%c to %c is negative\n" from target
