(*** about: what is left in arguments ***)
(*** check: --function mask ***)
(*** reference ***)
let mask (b : bytes) c =
  let n = ref 0 in
  Bytes.iteri (fun i d -> if d = c then begin Bytes.set b i '*'; incr n end) b;
  !n
(*** inputs ***)
let texts = E.map 1 (fun s -> "Bytes.of_string " ^ s) Bytes.of_string (E.strings_of [ ""; "x"; "y"; "xy"; "xx"; "*"; "xxy" ])
let chars = [ E.one 1 "'x'" 'x'; E.one 1 "'y'" 'y'; E.one 1 "'*'" '*' ]
let cases = E.cases (E.pair texts chars) (fun (b, c) -> let n = mask b c in (n, Bytes.to_string b))
(*** right: by index ***)
let mask b c =
  let n = ref 0 in
  for i = 0 to Bytes.length b - 1 do
    if Bytes.get b i = c then (Bytes.set b i '*'; n := !n + 1)
  done;
  !n
(*** right: from the end ***)
let mask b c =
  let rec go i n =
    if i < 0 then n
    else if Bytes.get b i = c then (Bytes.fill b i 1 '*'; go (i - 1) (n + 1))
    else go (i - 1) n
  in
  go (Bytes.length b - 1) 0
(*** wrong: a copy ***)
let mask (b : bytes) c =
  let b = Bytes.copy b in
  let n = ref 0 in
  Bytes.iteri (fun i d -> if d = c then begin Bytes.set b i '*'; incr n end) b;
  !n
(*** wrong: another mark ***)
'*' ===> '#'
(*** wrong: the first alone ***)
if d = c then ===> if d = c && !n = 0 then
(*** wrong: clears the rest ***)
incr n end ===> incr n end else if !n > 1 then Bytes.set b i ' '
