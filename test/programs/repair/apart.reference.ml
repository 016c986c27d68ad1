let last l = match List.rev l with [] -> 0 | x :: _ -> x
let even n = n mod 2 = 0
let rec pick l =
  match l with
  | [] -> []
  | n :: rest when even n -> ( match n > 10 with true -> n :: pick rest | false -> pick rest)
  | _ :: rest -> pick rest

let greet n = "good " ^ if n > 12 then "even" ^ "ing" else "morning"
