(* Mutual recursion: functions and types that need each other. check: is_even, alternate, count_files, sum *)

let rec is_even n = n = 0 || is_odd (n - 1)
and is_odd n = n <> 0 && is_even (n - 1)

(* Every second element: the first, the third and so on. *)
let rec keep_next = function
  | [] -> []
  | x :: rest -> x :: skip_next rest

and skip_next = function
  | [] -> []
  | _ :: rest -> keep_next rest

let alternate xs = keep_next xs

(* A folder holds entries, an entry may be a folder. *)
type entry =
  | File of string * int
  | Folder of folder

and folder = { name : string; entries : entry list }

let rec folder_size folder = List.fold_left (fun sum entry -> sum + entry_size entry) 0 folder.entries

and entry_size = function
  | File (_, size) -> size
  | Folder folder -> folder_size folder

let rec count_files folder = List.fold_left (fun sum entry -> sum + files_in entry) 0 folder.entries

and files_in = function
  | File _ -> 1
  | Folder folder -> count_files folder

(* Each line is indented by how deep it is. *)
let rec lines_of_folder indent folder =
  (indent ^ folder.name ^ "/") :: List.concat_map (lines_of_entry (indent ^ "  ")) folder.entries

and lines_of_entry indent = function
  | File (name, size) -> [ Printf.sprintf "%s%s (%d)" indent name size ]
  | Folder folder -> lines_of_folder indent folder

(* Sums and products of digits: a sum consists of products, which consist of digits or sums in parentheses. *)
let rec sum chars =
  let left, rest = product chars in
  match rest with
  | '+' :: rest ->
      let right, rest = sum rest in
      (left + right, rest)
  | _ -> (left, rest)

and product chars =
  let left, rest = atom chars in
  match rest with
  | '*' :: rest ->
      let right, rest = product rest in
      (left * right, rest)
  | _ -> (left, rest)

and atom = function
  | '(' :: rest -> (
      match sum rest with
      | n, ')' :: rest -> (n, rest)
      | _ -> failwith "missing )")
  | ('0' .. '9' as c) :: rest -> (Char.code c - Char.code '0', rest)
  | _ -> failwith "a digit is missing"

let parse text =
  match sum (List.init (String.length text) (String.get text)) with
  | n, [] -> Some n
  | _ -> None
  | exception Failure _ -> None

let () =
  Printf.printf "%b %b\n" (is_even 10) (is_odd 10);
  Printf.printf "%s\n" (String.concat " " (List.map string_of_int (alternate [ 1; 2; 3; 4; 5 ])));
  let old = { name = "old"; entries = [ File ("draft.txt", 2) ] } in
  let texts = { name = "texts"; entries = [ File ("plan.txt", 40); Folder old ] } in
  let home = { name = "home"; entries = [ Folder texts; File ("notes", 7) ] } in
  List.iter print_endline (lines_of_folder "" home);
  Printf.printf "%d files, %d bytes\n" (count_files home) (folder_size home);
  List.iter
    (fun text -> Printf.printf "%s = %s\n" text (Option.fold ~none:"?" ~some:string_of_int (parse text)))
    [ "1+2*3"; "(1+2)*3"; "2*(3+4"; "" ]
