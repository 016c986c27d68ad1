// Small functions whose conditions are beyond the quick solver: strings put together, measured and
// looked into, products, quotients by unknowns, and mixtures. A template has choices, {{a ## b ## c}}:
// the reference takes the first of each, and every other alternative is a submission of its own,
// wrong in most cases and right in some. All define `f`.

export const TEMPLATES: Readonly<Record<string, string>> = {
  // Strings put together
  affixes: `let f s = if "a" ^ s = s ^ {{"a" ## "b" ## "aa"}} && {{s <> "" ## s <> "a" ## true}} then 1 else 0`,
  commute: `let f s t = if s ^ t = t ^ s then (if s = t then 1 else if s = "" || t = "" then 2 else {{3 ## 2 ## 1}}) else 0`,
  joined: `let f s t = let w = s ^ {{"," ## "" ## "-"}} ^ t in if w = "a,b" then 1 else if w = "," then 2 else if w = "ab,," then 3 else 0`,
  greeting: `let f a b = if a ^ " and " ^ b = "you and me" then true else {{false ## a ^ b = "you and me" ## b = "me"}}`,
  doubled: `let f s = if s ^ s = "abab" then 1 else if s ^ s ^ s = {{"xyxyxy" ## "xyxyx" ## "xyzxyz"}} then 2 else 0`,
  between: `let f s t = if "<" ^ s ^ ">" = t then (if t = {{"<b>" ## "<i>" ## "<>"}} then 1 else 2) else 0`,
  quoted: `let rec f l = match l with [] -> "" | [s] -> {{s ## "" ^ s ## s ^ ","}} | s :: r -> s ^ "," ^ f r`,
  reversed_join: `let rec f l = match l with [] -> "" | s :: r -> {{f r ^ s ## s ^ f r ## f r ^ s ^ ""}}`,
  repeated: `let rec power s n = if n <= 0 then "" else s ^ power s (n - 1)
let f s n = if n > 3 then "" else if power s n = {{"aaa" ## "aa" ## "aaaa"}} then "yes" else "no"`,

  // Lengths
  same_length: `let f s t = if String.length s = String.length t && s <> t then {{1 ## 2 ## (if s ^ t = t ^ s then 3 else 1)}} else 0`,
  longest: `let f s t = if String.length s {{>= ## >}} String.length t then s else t`,
  sum_of_lengths: `let f s t = let n = String.length (s ^ t) in if n = 5 && String.length s = {{2 ## 3 ## n - 3}} then s ^ t else t`,
  area: `let f s t = let a = String.length s and b = String.length t in if a * b = {{12 ## 13 ## 8}} && a < b then a + b else a * b`,
  padded: `let rec pad s n = if String.length s >= n then s else pad ({{s ^ " " ## " " ^ s ## s ^ "."}}) n
let f s = if String.length s > 4 then s else pad s 4`,
  too_long: `let f s = if String.length s > {{3 ## 4 ## 2}} then String.length s * String.length s else String.length s + 6`,
  balanced_length: `let f s t u = if String.length s + String.length t = String.length u && u = s ^ t then {{1 ## 0}} else if u = t ^ s then 2 else 3`,

  // Characters
  starts: `let f s = if String.length s > 1 && s.[0] = s.[String.length s - 1] then {{s.[1] = 'a' ## s.[0] = 'a' ## s.[1] >= 'a'}} else true`,
  palindrome: `let f s = let n = String.length s in let rec go i = i >= n / 2 || (s.[i] = s.[n - 1 - i] && go {{(i + 1) ## (i + 2) ## (1 + i)}}) in n > 6 || go 0`,
  digits: `let digit c = Char.code c - 48
let f s = if String.length s = 2 && digit s.[0] * digit s.[1] = {{35 ## 36 ## 42}} then digit s.[0] - digit s.[1] else {{0 ## 1}}`,
  checksum: `let f s = if String.length s = 3 then (Char.code s.[0] * 3 + Char.code s.[1] * 2 + Char.code s.[2]) mod 11 = {{0 ## 1 ## 10}} else false`,
  at_index: `let f s i = if i >= 0 && i < String.length s then (if s.[i] = 'q' && i = String.length s / 2 then {{1 ## 2 ## i}} else 3) else 4`,
  sorted_letters: `let f s = String.length s = 3 && s.[0] {{< ## <=}} s.[1] && s.[1] {{< ## <=}} s.[2]`,
  after_join: `let f s t = let w = s ^ t in if String.length w = 3 && w.[1] = 'x' && String.length s = {{1 ## 2 ## 0}} then t else s`,
  hex: `let value c = if c >= '0' && c <= '9' then Char.code c - 48 else if c >= 'a' && c <= 'f' then Char.code c - {{87 ## 86 ## 97}} else 0
let f s = if String.length s = 2 then value s.[0] * 16 + value s.[1] else 0`,
  vowels: `let f s = let n = String.length s in let rec go i acc = if i >= n then acc else go (i + 1) (if s.[i] = 'a' || s.[i] = {{'e' ## 'i'}} then acc + 1 else acc) in if n > 4 then 0 else go 0 0`,
  equal_ends: `let f s t = let n = String.length s and m = String.length t in if n = 0 || m = 0 then false else s.[n - 1] = t.[{{0 ## m - 1 ## m / 2}}] && s ^ t <> "xx"`,

  // Order of strings
  maximum: `let rec f l = match l with [] -> "" | s :: r -> let m = f r in if s {{> ## >= ## <}} m then s else m`,
  insert: `let rec f s l = match l with [] -> [s] | t :: r -> if s {{<= ## < ## >=}} t then s :: l else t :: f s r`,
  is_sorted: `let rec f l = match l with a :: (b :: _ as r) -> a {{<= ## <}} b && f r | _ -> true`,
  lookup: `let f k = if k < "m" then (if k < {{"f" ## "g" ## "fa"}} then 1 else 2) else if k > "t" then 3 else 4`,
  longer_and_before: `let f s t = if s < t && String.length s > String.length t then (if s {{^ t < t ## ^ t <= t ## < t ^ t}} then 1 else 2) else 0`,
  prefix_order: `let f s t = if s ^ "z" < t then {{1 ## 2}} else if s < t then 3 else 4`,
  compare_joined: `let f a b = let c = compare (a ^ b) (b ^ a) in if c < 0 then a ^ b else {{b ^ a ## a ^ b}}`,
  clamp: `let f s = if s < "b" then "b" else if s > {{"y" ## "x" ## "yy"}} then "y" else s`,
  tree: `type t = Leaf | Node of t * string * t
let rec f s t = match t with Leaf -> false | Node (l, x, r) -> if s = x then true else if s {{< ## > ## <=}} x then f s l else f s r`,

  // Products
  pythagoras: `let f a b c = if a > 0 && b > a && c > b then (if a * a + b * b = {{c * c ## c * c + 1 ## c * c - 1}} then 1 else 2) else 0`,
  factors: `let f a b = if a > 1 && b > a && a * b = {{143 ## 147 ## 149}} then a else b`,
  cube: `let f x = if x * x * x = {{2197 ## 2198 ## 1331}} then 1 else if x * x = 3481 then 2 else 0`,
  quadratic: `let f x = if x * x - {{7 ## 8 ## 9}} * x + 12 = 0 then "root" else "none"`,
  discriminant: `let f a b c = if a <> 0 && b * b = 4 * a * c then (if b > {{10 ## 11 ## 12}} then 1 else 2) else 3`,
  area_volume: `let f x y z = if x > 0 && y > x && z > y && x * y * z = {{105 ## 110 ## 64}} then x + y + z else 0`,
  cubes_sum: `let f x y = if x * x * x + y * y * y = {{1729 ## 1730 ## 91}} then 1 else 0`,
  hyperbola: `let f x y = if x * y > 50 && x + y < {{16 ## 15 ## 14}} && x > 0 then 1 else 0`,
  square_between: `let f n x = if x >= 0 && x * x <= n && n < (x + 1) * (x + 1) && n > {{80 ## 90 ## 99}} then x else 0`,
  mixed_product: `let f x y z = if x * y = z && z * x = {{48 ## 50 ## 54}} && y > 2 then z else {{0 ## 1}}`,
  determinant: `let f a b c d = let e = a * d - b * c in if e = 0 then 0 else if e = {{17 ## 19}} && a = 3 then 1 else 2`,
  circle: `let f x y = if x * x + y * y = {{65 ## 50 ## 3}} && x < y then x else y`,
  norm: `let f x y = if x * x + x * y + y * y = {{49 ## 37 ## 2}} && x > 0 && y > 0 then x * y else 0`,

  // Quotients and remainders
  div_by_unknown: `let f a b = if b > 0 && a > 0 && a / b = {{7 ## 8 ## 6}} && a mod b = 3 then a else b`,
  divides: `let f a b = if a > 1 && b > a && b mod a = 0 && b / a = a + {{2 ## 3 ## 1}} then b else a`,
  leap: `let f y = if y mod 4 = 0 && (y mod 100 <> 0 || y mod {{400 ## 200 ## 300}} = 0) then 366 else 365`,
  clock: `let f h m = if h >= 0 && m >= 0 then ((h * 60 + m) / 60) mod {{24 ## 12 ## 25}} else 0`,
  chinese: `let f n = n > 0 && n mod 3 = 2 && n mod 5 = 3 && n mod 7 = {{2 ## 3 ## 4}}`,
  digit_sum: `let rec sum n = if n < 10 then n else n mod 10 + sum (n / 10)
let f n = if n < 0 || n > 999 then 0 else if sum n = {{20 ## 21 ## 22}} && n mod 10 = 9 then 1 else 2`,
  gcd: `let rec gcd a b = if b = 0 then a else gcd b (a mod b)
let f a b = if a > 0 && b > 0 && a < 50 && b < 50 then gcd a {{b ## (b + 1) ## (b mod 49)}} else 0`,
  mean: `let f a b = if a > 0 && b > 0 && (a + b) / 2 * 2 <> a + b && a * b = {{35 ## 36 ## 21}} then 1 else 0`,
  inverse: `let f a m = if m > 2 && a > 1 && a < m && a * a mod m = {{1 ## 2 ## 3}} then a else 0`,
  power_mod: `let f x = let y = x * x mod 17 in if x > 0 && y = {{13 ## 14 ## 15}} then x mod 17 else y`,
  is_square: `let f n = let rec go i = if i * i > n then false else if i * i = n then true else go (i + 1) in n > {{8 ## 9 ## 10}} && n < 40 && go 0`,
  split_digits: `let f n = if n >= 10 && n < 100 then (let a = n / 10 and b = n mod 10 in if a * b = {{24 ## 25 ## 18}} then a - b else 0) else 1`,
  round_trip: `let f a b = if b <> 0 then a / b * b + a mod b {{ ## + 1 ## - a + a}} else 0`,
  truncation: `let f a b = if b > 1 then (a / b) * b {{<= ## < ## >=}} a else true`,

  // Mixtures
  length_product: `let f s n = if n > 1 && String.length s * n = {{10 ## 14 ## 11}} then s ^ s else s`,
  code_square: `let f s x = if String.length s = 1 && Char.code s.[0] = x * x then {{x ## - x ## x * 1}} else 0`,
  length_mod: `let f s t = if (String.length s + 2 * String.length t) mod 5 = {{4 ## 3 ## 0}} && s <> t then s else t`,
  function_of_text: `let f g s = if g (s ^ "!") > g s && g s > {{5 ## 6 ## 4}} then s ^ "!" else s`,
  function_of_product: `let f g x y = if g (x * y) = x + y && x * y > {{20 ## 21 ## 30}} then g 0 else g 1`,
  records: `type item = { name : string; price : int; count : int }
let f i = if i.price * i.count > {{99 ## 100 ## 120}} && i.name ^ "s" = "pens" then i.price else i.count`,
  lists: `let rec total l = match l with [] -> 0 | (s, n) :: r -> String.length s * n + total r
let f l = if total l = {{6 ## 9 ## 7}} then List.length l else 0`,
  products_of_list: `let rec product l = match l with [] -> 1 | x :: r -> x * product r
let f l = let p = product l in if p = {{30 ## 42 ## 12}} then List.length l else if p < 0 then 1 else 0`,
  dot: `let rec f a b = match a, b with x :: r, y :: s -> x * y + f r {{s ## r}} | _ -> {{0 ## 1}}`,
  interpolate: `let f x0 y0 x1 y1 x = if x1 > x0 then y0 + (y1 - y0) * (x - x0) / (x1 - {{x0 ## x0 + 0 ## y0}}) else 0`,
  path: `let f dir file = if file = "" then dir else if dir = "" then file else dir ^ {{"/" ## "" ## "//"}} ^ file`,
  option: `let f o = match o with Some (s, n) when String.length s = n * n && n > 1 -> s ^ {{"!" ## "?" ## s}} | _ -> ""`,
  bytes_sum: `let f s = let n = String.length s in if n = 2 && Char.code s.[0] + Char.code s.[1] = {{500 ## 511 ## 509}} then s else ""`,
};
