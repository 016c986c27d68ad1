(* Strings and characters: what is out of range. *)
let attempt name f =
  match f () with
  | s -> Printf.printf "%s: %S\n" name s
  | exception Invalid_argument message -> Printf.printf "%s: Invalid_argument %S\n" name message

let () =
  attempt "sub past the end" (fun () -> String.sub "abc" 2 2);
  attempt "sub before the beginning" (fun () -> String.sub "abc" (-1) 2);
  attempt "sub of negative length" (fun () -> String.sub "abc" 1 (-1));
  attempt "sub at the end" (fun () -> String.sub "abc" 3 0);
  attempt "sub overflow" (fun () -> String.sub "abc" 1 max_int);
  attempt "make" (fun () -> String.make (-1) 'x');
  attempt "make none" (fun () -> String.make 0 'x');
  attempt "init" (fun () -> String.init (-1) (fun _ -> 'x'));
  attempt "get" (fun () -> String.make 1 "abc".[3]);
  attempt "get negative" (fun () -> String.make 1 (String.get "abc" (-1)));
  attempt "get of empty" (fun () -> String.make 1 "".[0]);
  attempt "chr" (fun () -> String.make 1 (Char.chr 256));
  attempt "chr negative" (fun () -> String.make 1 (Char.chr (-1)));
  attempt "char_of_int" (fun () -> String.make 1 (char_of_int 300));
  attempt "chr 255" (fun () -> String.make 1 (Char.chr 255));
  attempt "capitalize" (fun () -> String.capitalize_ascii "")
