(*** about: physical equality ***)
(*** check: --function same ***)
(*** reference ***)
let same (s : string) = (s ^ "") == s
(*** inputs ***)
let cases = E.cases E.strings (fun s -> same s)
(*** right: never ***)
let same (_ : string) = false
(*** right: from the left ***)
let same (s : string) = ("" ^ s) == s
(*** right: part ***)
let same (s : string) = String.sub s 0 (String.length s) == s
(*** right: negated ***)
let same (s : string) = not ((s ^ "") != s)
(*** right: two copies ***)
let same (s : string) = (s ^ "") == (s ^ "")
(*** wrong: equal ***)
let same (s : string) = (s ^ "") = s
(*** wrong: itself ***)
let same (s : string) = s == s
(*** wrong: empty ***)
let same (s : string) = s = ""
(*** wrong: concat ***)
let same (s : string) = String.concat "" [ s ] = s
