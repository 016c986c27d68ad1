(* Parsers: functions on lists of characters, composed. check: number, parse, separated *)

type 'a parser = char list -> ('a * char list) option

let return x : 'a parser = fun input -> Some (x, input)
let fail : 'a parser = fun _ -> None
let bind (p : 'a parser) (f : 'a -> 'b parser) : 'b parser =
 fun input -> match p input with None -> None | Some (x, rest) -> f x rest

let satisfy test : char parser = function c :: rest when test c -> Some (c, rest) | _ -> None
let char c = satisfy (fun d -> c = d)
let either (p : 'a parser) (q : 'a parser) : 'a parser = fun input -> match p input with None -> q input | some -> some

let rec many (p : 'a parser) : 'a list parser =
 fun input ->
  match p input with
  | Some (x, rest) when rest <> input -> ( match many p rest with Some (xs, rest) -> Some (x :: xs, rest) | None -> Some ([ x ], rest))
  | _ -> Some ([], input)

let many1 p = bind p (fun x -> bind (many p) (fun xs -> return (x :: xs)))
let separated comma p = either (bind p (fun x -> bind (many (bind comma (fun _ -> p))) (fun xs -> return (x :: xs)))) (return [])
let digit = bind (satisfy (fun c -> c >= '0' && c <= '9')) (fun c -> return (Char.code c - 48))
let number = bind (many1 digit) (fun ds -> return (List.fold_left (fun n d -> (10 * n) + d) 0 ds))
let whole (p : 'a parser) input = match p input with Some (x, []) -> Some x | _ -> None

type tree = Leaf of int | Forest of tree list

let rec tree input =
  either
    (bind number (fun n -> return (Leaf n)))
    (bind (char '(') (fun _ ->
         bind (separated (char ',') tree) (fun ts -> bind (char ')') (fun _ -> return (Forest ts)))))
    input

let explode s = List.init (String.length s) (String.get s)
let parse s = whole tree (explode s)
let rec sum = function Leaf n -> n | Forest ts -> List.fold_left (fun n t -> n + sum t) 0 ts
let total s = match parse s with None -> -1 | Some t -> sum t

let () =
  List.iter (fun s -> Printf.printf "%d " (total s)) [ "12"; "(1,(2,30),())"; "(1"; "x"; "" ];
  Printf.printf "%b\n" (whole (bind fail return) [ 'x' ] = (None : int option))
