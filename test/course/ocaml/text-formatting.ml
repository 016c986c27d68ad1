(* Text: formatting with Printf, Format and Buffer. check: justify *)

(* Numbers as people read them: 1234567 is 1,234,567. *)
let thousands n =
  let digits = string_of_int (abs n) in
  let buffer = Buffer.create 16 in
  if n < 0 then Buffer.add_char buffer '-';
  String.iteri
    (fun i digit ->
      if i > 0 && (String.length digits - i) mod 3 = 0 then Buffer.add_char buffer ',';
      Buffer.add_char buffer digit)
    digits;
  Buffer.contents buffer

(* A cell of a CSV file is quoted where it has to be, and quotes inside are doubled. *)
let csv_cell text =
  let special c = c = ',' || c = '"' || c = '\n' in
  if not (String.exists special text) then text
  else begin
    let buffer = Buffer.create (String.length text + 2) in
    Buffer.add_char buffer '"';
    String.iter
      (fun c ->
        if c = '"' then Buffer.add_char buffer '"';
        Buffer.add_char buffer c)
      text;
    Buffer.add_char buffer '"';
    Buffer.contents buffer
  end

let csv_line cells = String.concat "," (List.map csv_cell cells)

(* Words in lines of at most a width, as many in each as there is room for. *)
let justify width words =
  let rec go line = function
    | [] -> [ line ]
    | word :: rest ->
        let longer = line ^ " " ^ word in
        if String.length longer <= width then go longer rest else line :: go word rest
  in
  match words with [] -> [] | first :: rest -> go first rest

(* Tables with Printf: * takes a width from the arguments. *)
let table rows =
  let width = List.fold_left (fun widest (name, _) -> max widest (String.length name)) 0 rows in
  List.map (fun (name, amount) -> Printf.sprintf "%-*s %8.2f" width name amount) rows

(* Trees with Format: boxes break and indent by themselves. *)
type tree = Tree of string * tree list

let rec pp_tree ppf (Tree (name, children)) =
  match children with
  | [] -> Format.pp_print_string ppf name
  | _ ->
      let comma ppf () = Format.fprintf ppf ",@ " in
      Format.fprintf ppf "@[<hov 2>%s(%a)@]" name (Format.pp_print_list ~pp_sep:comma pp_tree) children

let () =
  List.iter (fun n -> print_endline (thousands n)) [ 0; 999; 1000; -1234567 ];
  print_endline (csv_line [ "plain"; "a,b"; "say \"hi\"" ]);
  List.iter print_endline (justify 12 [ "the"; "quick"; "brown"; "fox"; "jumps"; "over"; "it" ]);
  List.iter print_endline (table [ ("tea", 2.5); ("biscuits", 12.349) ]);
  Printf.printf "%05d|%+d|%x|%-5s|%5s|%c|%S\n" 42 7 255 "ab" "cd" 'z' "a\tb";
  let leaf name = Tree (name, []) in
  let tree = Tree ("root", [ Tree ("left", [ leaf "one"; leaf "two" ]); leaf "middle"; leaf "right" ]) in
  Format.printf "%a@." pp_tree tree;
  Format.set_margin 24;
  Format.printf "%a@." pp_tree tree
