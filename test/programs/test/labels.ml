(* ask: test *)
(* Contracts of labelled and optional parameters, in any order. *)
let clamp ?(low = 0) ~high x = if x < low then low else if x > high then high else x
(*@ r = clamp ~high ?low x
    requires low <= high
    ensures low <= r && r <= high *)

let wide ?(extra = 1) ~width n = if n > 0 then width + extra else width
(*@ r = wide ~width n
    requires 0 <= width && width < 1000
    ensures r >= width *)

let sub ~from x = x - from
(*@ r = sub x ~from
    requires 0 <= from && from < x && x < 1000
    ensures r > 0 *)

let between ~low ~high = high - low
(*@ r = between ~high ~low
    requires 0 <= low && low <= high && high < 1000
    ensures r > 0 *)

let use n = sub n ~from:n
