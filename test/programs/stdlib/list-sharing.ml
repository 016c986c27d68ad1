(* What is the same object as before, and what is a copy. *)
let report name same = Printf.printf "%s: %s\n" name (if same then "same" else "copy")

let () =
  let l = [ 1; 2; 3 ] and one = [ 1 ] and s = "abc" and padded = " abc " and a = [| 1; 2 |] in
  report "[] @ l" ([] @ l == l);
  report "l @ []" (l @ [] == l);
  report "tl of cons" (List.tl (0 :: l) == l);
  report "tail of append" (List.tl (one @ l) == l);
  report "filter" (List.filter (fun _ -> true) l == l);
  report "map" (List.map (fun x -> x) l == l);
  report "sort of one" (List.sort compare one == one);
  report "sort" (List.sort compare l == l);
  report "merge with nothing" (List.merge compare l [] == l);
  report "concat of one" (List.concat [ l ] == l);
  report "remove_assoc" (let t = [ (1, 2) ] in List.remove_assoc 5 t == t);
  report "sub" (String.sub s 0 3 == s);
  report "^" (s ^ "" == s);
  report "String.concat of one" (String.concat "," [ s ] == s);
  report "trim" (String.trim s == s);
  report "trim of padded" (String.trim padded == padded);
  report "escaped" (String.escaped s == s);
  report "lowercase" (String.lowercase_ascii s == s);
  report "map of empty" (let e = "" in String.map (fun c -> c) e == e);
  report "string_of_bool" (string_of_bool true == string_of_bool true);
  report "string_of_int" (string_of_int 1 == string_of_int 1);
  report "Array.copy" (Array.copy a == a);
  report "empty arrays" (Array.sub a 0 0 == [||]);
  report "Result.map" (let r = Error 1 in Result.map succ r == r);
  report "max" (max s "abc" == s);
  report "min" (min s (s ^ "") == s)
