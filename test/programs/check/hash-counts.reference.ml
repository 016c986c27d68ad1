let anagrams (a : char list) (b : char list) =
  let counts = Hashtbl.create 16 in
  let change by c = Hashtbl.replace counts c (by + Option.value (Hashtbl.find_opt counts c) ~default:0) in
  List.iter (change 1) a;
  List.iter (change (-1)) b;
  Hashtbl.fold (fun _ n ok -> ok && n = 0) counts true
