(*** printf-int ***)
let f () = Printf.printf "%d" 1
(*** printf-int-wrong ***)
let f () = Printf.printf "%d" "a"
(*** printf-two ***)
let f () = Printf.printf "%d %s\n" 1 "a"
(*** printf-swapped ***)
let f () = Printf.printf "%d %s\n" "a" 1
(*** printf-too-few ***)
let f () = Printf.printf "%d %s\n" 1; ()
(*** printf-too-many ***)
let f () = Printf.printf "%d\n" 1 2
(*** sprintf ***)
let s = Printf.sprintf "%d-%s-%c-%f-%b" 1 "a" 'c' 1.0 true
(*** sprintf-float ***)
let s = Printf.sprintf "%f" 1
(*** sprintf-star ***)
let s = Printf.sprintf "%*d" 5 1
(*** sprintf-precision-star ***)
let s = Printf.sprintf "%.*f" 2 1.0
(*** sprintf-a ***)
let pr () x = string_of_int x
let s = Printf.sprintf "%a" pr 3
(*** sprintf-a-wrong ***)
let pr () x = string_of_int x
let s = Printf.sprintf "%a" pr "a"
(*** sprintf-t ***)
let s = Printf.sprintf "%t" (fun () -> "a")
(*** sprintf-percent ***)
let s = Printf.sprintf "100%%"
(*** sprintf-result-type ***)
let n = Printf.sprintf "%d" 1 + 1
(*** sprintf-partial ***)
let f = Printf.sprintf "%d %s"
let s = f 1 "a"
(*** sprintf-int32 ***)
let s = Printf.sprintf "%ld %Ld %nd" 1l 2L 3n
(*** sprintf-int32-wrong ***)
let s = Printf.sprintf "%ld" 1
(*** sprintf-x ***)
let s = Printf.sprintf "%x %X %o %u %i" 1 2 3 4 5
(*** sprintf-quoted ***)
let s = Printf.sprintf "%S %C" "a" 'b'
(*** sprintf-bad-conversion ***)
let s = Printf.sprintf "%y" 1
(*** sprintf-unfinished ***)
let s = Printf.sprintf "abc%"
(*** format-as-value ***)
let f : ('a, unit, string) format = "%d"
(*** format-as-parameter ***)
let f fmt = Printf.sprintf fmt 1
let s = f "%d"
(*** format-as-parameter-wrong ***)
let f fmt = Printf.sprintf fmt 1
let s = f "%s"
(*** format-string-variable ***)
let s = "%d"
let t = Printf.sprintf s 1
(*** format-concat ***)
let s = Printf.sprintf ("%d" ^^ "%s") 1 "a"
(*** format-concat-wrong ***)
let s = Printf.sprintf ("%d" ^^ "%s") "a" 1
(*** failwithf ***)
let failf fmt = Printf.ksprintf failwith fmt
let f x = if x > 0 then failf "bad %d" x else x
(*** eprintf ***)
let f () = Printf.eprintf "%s\n" "a"
(*** format-printf ***)
let f () = Format.printf "@[<v>%d@,%s@]@." 1 "a"
(*** format-printf-wrong ***)
let f () = Format.printf "@[%d@]@." "a"
(*** format-asprintf ***)
let s = Format.asprintf "%d" 1
(*** format-fprintf ***)
let pp ppf (x, y) = Format.fprintf ppf "(%d, %d)" x y
let s = Format.asprintf "%a" pp (1, 2)
(*** format-box-string-arguments ***)
let s = Format.asprintf "@[<hov 2>%s@ %s@]" "a" "b"
(*** sscanf ***)
let n = Scanf.sscanf "1 a" "%d %s" (fun n s -> n + String.length s)
(*** sscanf-wrong ***)
let n = Scanf.sscanf "1 a" "%d %s" (fun s n -> n + String.length s)
(*** format-if-branches ***)
let f b = Printf.sprintf (if b then "%d" else "%d!") 1
(*** format-if-branches-differ ***)
let f b = Printf.sprintf (if b then "%d" else "%s") 1
(*** string-not-format-in-let ***)
let s = let f = "%d" in Printf.sprintf f 1
(*** format-flag-plus ***)
let s = Printf.sprintf "%+d % d %05d %-5d|" 1 2 3 4
(*** format-flag-on-string ***)
let s = Printf.sprintf "%5s|%-5s" "a" "b"
