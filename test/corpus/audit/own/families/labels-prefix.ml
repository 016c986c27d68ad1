(*** about: labels ***)
(*** check: --function describe ***)
(*** reference ***)
let describe ?prefix ~width n =
  let text = match prefix with None -> string_of_int n | Some p -> p ^ string_of_int n in
  if String.length text < width then text ^ "." else text
(*** inputs ***)
let cases =
  E.cases (E.triple (E.options E.strings) E.ints E.ints) (fun (prefix, width, n) -> describe ?prefix ~width n)
(*** right: with a default ***)
let describe ~width ?(prefix = "") n =
  let text = prefix ^ string_of_int n in
  if width > String.length text then text ^ "." else text
(*** right: in the end ***)
let describe ?prefix n ~width =
  let text = Option.value ~default:"" prefix ^ string_of_int n in
  text ^ if String.length text < width then "." else ""
(*** wrong: a prefix for nothing ***)
None -> string_of_int n ===> None -> "n" ^ string_of_int n
(*** wrong: one prefix is forgotten ***)
Some p -> p ^ string_of_int n ===> Some p -> if p = "x" then string_of_int n else p ^ string_of_int n
(*** wrong: as wide ***)
String.length text < width ===> String.length text <= width
(*** wrong: width and number ***)
let describe ~width:n ?(prefix = "") width =
  let text = prefix ^ string_of_int n in
  if width > String.length text then text ^ "." else text
