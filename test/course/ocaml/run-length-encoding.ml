(* Run-length encoding: pack equal neighbours together, and unpack them. check: encode, decode, compress *)

(* Each run of equal elements becomes a pair of its length and the element. *)
let encode xs =
  let rec go = function
    | [] -> []
    | x :: rest -> (
        match go rest with
        | (n, y) :: runs when x = y -> (n + 1, y) :: runs
        | runs -> (1, x) :: runs)
  in
  go xs

let rec replicate n x = if n <= 0 then [] else x :: replicate (n - 1) x
let decode runs = List.concat_map (fun (n, x) -> replicate n x) runs

(* One element of each run. *)
let compress xs = List.map snd (encode xs)

(* A run of one takes less room without its length. *)
type 'a item =
  | One of 'a
  | Many of int * 'a

let pack xs = List.map (fun (n, x) -> if n = 1 then One x else Many (n, x)) (encode xs)

let unpack items =
  let elements = function
    | One x -> [ x ]
    | Many (n, x) -> replicate n x
  in
  List.concat_map elements items

(* Strings are lists of characters, more or less. *)
let explode s = List.init (String.length s) (String.get s)
let implode cs = String.of_seq (List.to_seq cs)

let show_item = function
  | One c -> String.make 1 c
  | Many (n, c) -> Printf.sprintf "%d%c" n c

let shorten s = String.concat "" (List.map show_item (pack (explode s)))

let () =
  let text = "aaaabccaadeeee" in
  let show (n, c) = Printf.sprintf "(%d, %c)" n c in
  print_endline (String.concat " " (List.map show (encode (explode text))));
  print_endline (shorten text);
  print_endline (implode (compress (explode text)));
  Printf.printf "there and back: %b %b\n"
    (decode (encode (explode text)) = explode text)
    (unpack (pack (explode text)) = explode text)
