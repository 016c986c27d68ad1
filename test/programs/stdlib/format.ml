(* Pretty-printing: boxes of every kind, breaks, lists, formats, and what is printed when. *)
open Format

let words = [ "the"; "quick"; "brown"; "fox"; "jumps"; "over"; "the"; "lazy"; "dog" ]
let many = words @ words @ words
let comma ppf () = fprintf ppf ",@ "
let pp_words ppf l = pp_print_list ~pp_sep:pp_print_space pp_print_string ppf l

let () =
  printf "@[%a@]@." pp_words many;
  printf "@[<h>%a@]@." pp_words many;
  printf "@[<v>%a@]@." pp_words words;
  printf "@[<v 2>words:@,%a@]@." pp_words words;
  printf "@[<hv 2>short:@ %a@]@." pp_words words;
  printf "@[<hv 2>long:@ %a@]@." pp_words many;
  printf "@[<hov 4>packed:@ %a@]@." pp_words many;
  printf "@[<2>box:@ %a@]@." pp_words many;
  printf "[@[%a@]]@." (pp_print_list ~pp_sep:comma pp_print_int) (List.init 50 (fun i -> i * i));
  printf "%a@." (pp_print_list pp_print_int) [ 1; 2; 3 ]

(* Nested boxes: a term of lambda calculus and a tree. *)
type term = Var of string | Lam of string * term | App of term * term

let rec pp_term ppf t =
  match t with
  | Var x -> pp_print_string ppf x
  | Lam (x, body) -> fprintf ppf "@[<2>(fun %s ->@ %a)@]" x pp_term body
  | App (f, a) -> fprintf ppf "@[<hov 1>(%a@ %a)@]" pp_term f pp_term a

let rec big n = if n = 0 then Var "x" else App (Lam ("variable" ^ string_of_int n, big (n - 1)), Var "argument")

let () =
  printf "%a@." pp_term (big 1);
  printf "%a@." pp_term (big 3);
  printf "%a@." pp_term (big 9)

let () =
  set_margin 30;
  printf "%d@." (get_margin ());
  printf "@[<hv>%a@]@." pp_term (big 3);
  printf "@[<v>begin@;<1 2>one;@;<1 2>two@ end@]@.";
  printf "@[<b>a@;<3 1>b@;<10 2>%s@,c@]@." (String.make 20 'x');
  printf "@[<hov 2>@<5>%s@ @<0>%s@ text@]@." "five or more" "nothing at all, it says";
  printf "no box@ to break@ in, but the one around everything@.";
  set_margin 78

(* What waits and what does not. *)
let () =
  print_string "waiting";
  Stdlib.print_string "first ";
  print_flush ();
  Stdlib.print_string " then\n";
  printf "%s@?" "flushed";
  Stdlib.print_string " now\n";
  printf "%d%!" 3;
  Stdlib.print_string " four\n"

let () =
  open_hovbox 2;
  print_int 1;
  print_space ();
  print_float 2.5;
  print_cut ();
  print_char 'c';
  print_break 3 1;
  print_bool true;
  force_newline ();
  print_string "end";
  close_box ();
  print_newline ();
  open_vbox 1;
  print_string "v";
  print_cut ();
  open_hbox ();
  print_string "h";
  print_space ();
  print_as 2 "wide";
  close_box ();
  close_box ();
  print_newline ()

let () =
  Stdlib.print_endline (sprintf "%d %s %c %.2f %b %S %5d|%-5d|" 1 "two" '3' 4. true "s\n" 6 7);
  Stdlib.print_endline (asprintf "<%a>" pp_words words);
  Stdlib.print_endline (asprintf "%t and %a" (fun ppf -> pp_print_string ppf "thunk") pp_print_int 5);
  Stdlib.print_endline (sprintf "@[<v>a@,b@]");
  Stdlib.print_endline (kasprintf String.uppercase_ascii "%s@ %d" "ask" 1);
  Stdlib.print_endline (ksprintf (fun s -> "(" ^ s ^ ")") "%d" 12);
  fprintf std_formatter "%d-%d@." 1 2;
  fprintf str_formatter "%s" "kept";
  Stdlib.print_endline (flush_str_formatter ());
  let later = dprintf "%d, %d@." 1 2 in
  later std_formatter;
  ifprintf std_formatter "%d %a" 1 pp_words words;
  let b = Buffer.create 10 in
  let ppf = formatter_of_buffer b in
  fprintf ppf "@[<v 1>x@ y@]@?";
  Stdlib.print_endline (Buffer.contents b)

let () =
  printf "%a %a@." (pp_print_option pp_print_int) (Some 1) (pp_print_option pp_print_int) None;
  printf "%a@." (pp_print_option ~none:(fun ppf () -> pp_print_string ppf "none") pp_print_int) None;
  printf "%a@." (pp_print_result ~ok:pp_print_int ~error:pp_print_string) (Error "e");
  printf "@[%a@]@." pp_print_text (String.concat " " many ^ "\nnext line");
  printf "@@ %% %@ @x @{<bold>tag@}@.";
  (try printf "@[<wrong 2>x@]@." with Failure s -> Stdlib.print_endline s);
  print_newline ();
  set_max_boxes 3;
  printf "@[a@[b@[c@[d@]@]@]@]@.";
  set_ellipsis_text "...";
  printf "@[a@[b@[c@[d@]@]@]@]@.";
  printf "the end"
