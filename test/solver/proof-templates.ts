// Functions written in two ways that agree, or nearly so: to see that, combinations of their
// branches must be shown to be impossible, which takes products, quotients by unknowns, and
// strings put together. As in templates.ts, {{a ## b ## c}} are choices and all define `f`.

export const PROOF_TEMPLATES: Readonly<Record<string, string>> = {
  // Signs and sizes of products
  sign_of_product: `let f x y = {{if x * y > 0 then 1 else if x * y < 0 then -1 else 0 ## if x = 0 || y = 0 then 0 else if (x > 0) = (y > 0) then 1 else -1 ## if x = 0 || y = 0 then 0 else if x > 0 then (if y > 0 then 1 else -1) else if y > 0 then -1 else 1 ## if x = 0 then 0 else if (x > 0) = (y > 0) then 1 else -1}}`,
  sign_of_three: `let sign x = if x > 0 then 1 else if x < 0 then -1 else 0
let f x y z = {{sign (x * y * z) ## sign x * sign y * sign z ## sign (x * y) * sign z ## sign x * sign (y * z) ## if x = 0 then 0 else sign (y * z) * x}}`,
  square_order: `let f x y = if x < 0 || y < 0 then false else {{x * x < y * y ## x < y ## not (y <= x) ## x <= y}}`,
  equal_squares: `let f x y = {{x * x = y * y ## x = y || x = - y ## abs x = abs y ## x = y ## x + y = 0 || x - y = 0}}`,
  square_of_sum: `let f x y = {{(x + y) * (x + y) >= x * x + y * y ## x * y >= 0 ## (x >= 0) = (y >= 0) || x = 0 || y = 0 ## (x >= 0) = (y >= 0)}}`,
  mean_square: `let f x y = {{if x * x + y * y < 2 * x * y then 1 else 2 ## 2 ## if x * x + y * y <= 2 * x * y then 1 else 2 ## if (x - y) * (x - y) < 0 then 1 else 2}}`,
  positive_square: `let f x = {{if x * x > 0 then x else 1 ## if x <> 0 then x else 1 ## if x > 0 || x < 0 then x else 1 ## if x > 0 then x else 1}}`,
  zero_product: `let f x y z = {{x * y * z = 0 ## x = 0 || y = 0 || z = 0 ## x * y = 0 || z = 0 ## x = 0 || y * z = 0 ## x = 0 || y = 0 ## x * y = 0 || y * z = 0 || x * z = 0}}`,
  bigger_product: `let f x y = if x > 1 && y > 1 then {{(if x * y > x then 1 else 2) ## 1 ## (if x * y > x + y - 1 then 1 else 2) ## (if x * y > x + y then 1 else 2)}} else 0`,
  cube_order: `let f x y = {{x * x * x < y * y * y ## x < y ## not (y <= x) ## x <= y}}`,
  squares_sum_zero: `let f x y = {{x * x + y * y = 0 ## x = 0 && y = 0 ## x = 0 ## abs x + abs y = 0 ## not (x <> 0 || y <> 0)}}`,
  parity_of_product: `let odd x = x mod 2 <> 0
let f x y = {{odd (x * y) ## odd x && odd y ## not (not (odd x) || not (odd y)) ## odd x || odd y}}`,
  rectangle: `let f w h = if w <= 0 || h <= 0 then 0 else {{(if w * h >= w then 1 else 2) ## 1 ## (if h >= 1 then 1 else 2) ## (if w * h > w then 1 else 2)}}`,
  inside_circle: `let f x y = {{x * x + y * y < 4 ## (abs x < 2 && abs y < 2) && x * x + y * y < 4 ## abs x < 2 && abs y < 2 ## abs x <= 1 && abs y <= 1 ## abs x + abs y < 2}}`,
  difference_of_squares: `let f x y = {{x * x - y * y = 15 ## (x - y) * (x + y) = 15 ## x * x = y * y + 15 ## x * x - y * y = 15 && x <> 4}}`,
  discriminant_sign: `let f b c = {{b * b - 4 * c < 0 ## b * b < 4 * c ## 4 * c - b * b > 0 ## c > 0 && b * b < 4 * c ## c > 0}}`,
  product_bound: `let f x y = if x >= 0 && x <= 9 && y >= 0 && y <= 9 then {{(if x * y <= 81 then 1 else 2) ## 1 ## (if x * y > 81 then 2 else 1) ## (if x * y < 81 then 1 else 2)}} else 0`,

  // Products over lists
  product_sign_list: `let rec product l = match l with [] -> 1 | x :: r -> x * product r
let rec negatives l = match l with [] -> 0 | x :: r -> (if x < 0 then 1 else 0) + negatives r
let f l = {{product l < 0 ## (not (List.mem 0 l)) && negatives l mod 2 = 1 ## (not (List.mem 0 l)) && negatives l mod 2 <> 0 ## negatives l mod 2 = 1}}`,
  has_zero: `let rec product l = match l with [] -> 1 | x :: r -> x * product r
let f l = {{product l = 0 ## List.mem 0 l ## List.exists (fun x -> x = 0) l ## List.fold_left ( * ) 1 l = 0 ## List.mem 0 l && List.length l > 1}}`,
  sum_of_squares: `let rec f l = match l with [] -> true | x :: r -> {{x * x >= 0 && f r ## f r ## x * x > 0 && f r ## (if x * x < 0 then false else f r)}}`,
  all_zero: `let rec squares l = match l with [] -> 0 | x :: r -> x * x + squares r
let f l = {{squares l = 0 ## List.for_all (fun x -> x = 0) l ## not (List.exists (fun x -> x <> 0) l) ## List.for_all (fun x -> x >= 0) l}}`,
  increasing_squares: `let rec f l = match l with a :: (b :: _ as r) -> (a >= 0 && b >= 0 && {{a * a < b * b ## a < b ## a <= b}}) && f r | _ -> true`,
  count_products: `let f l = let rec go l n = match l with x :: y :: r -> go r (if {{x * y > 0 ## (x > 0 && y > 0) || (x < 0 && y < 0) ## (x > 0) = (y > 0)}} then n + 1 else n) | _ -> n in go l 0`,
  largest_square: `let rec f l = match l with [] -> 0 | x :: r -> let m = f r in if {{x * x > m * m ## abs x > abs m ## x * x >= m * m ## x > m}} then x else m`,

  // Quotients and remainders
  divisible: `let f a b = if b <= 0 then false else {{a mod b = 0 ## a / b * b = a ## a - a / b * b = 0 ## a / b * b >= a}}`,
  quotient_sign: `let f a b = if b > 0 && a >= 0 then {{(if a / b >= 0 then 1 else 2) ## 1 ## (if a / b > a then 2 else 1) ## (if a / b < a then 1 else 2)}} else 0`,
  remainder_range: `let f a b = if b > 0 then {{(if a mod b < b then 1 else 2) ## 1 ## (if a mod b > - b then 1 else 2) ## (if a mod b >= 0 then 1 else 2)}} else 0`,
  euclid: `let f a b = if a > 0 && b > 0 then {{(if a >= b then a mod b else a) ## a mod b ## a - b * (a / b) ## (if a > b then a mod b else a)}} else 0`,
  halves: `let f a = {{a / 2 + a mod 2 ## (a + a mod 2) / 2 ## a - a / 2 ## (a + 1) / 2 ## if a mod 2 = 0 then a / 2 else a / 2 + 1}}`,
  multiple_of_both: `let f a = {{a mod 6 = 0 ## a mod 2 = 0 && a mod 3 = 0 ## a mod 3 = 0 && a mod 2 = 0 ## a mod 2 = 0 || a mod 3 = 0 ## a / 6 * 6 = a}}`,
  ceiling: `let f a b = if b > 0 && a > 0 then {{(a + b - 1) / b ## (if a mod b = 0 then a / b else a / b + 1) ## 1 + (a - 1) / b ## a / b + 1}} else 0`,
  quotient_of_product: `let f a b = if b <> 0 then {{a * b / b ## a ## (a * b - b) / b + 1 ## b * a / b + a mod 1}} else 0`,
  smaller_quotient: `let f a b c = if a >= 0 && b > 0 && c > b then {{a / c <= a / b ## true ## a / c < a / b ## not (a / c > a / b)}} else false`,
  last_digit: `let f n = if n < 0 then 0 else {{(n * n) mod 10 ## ((n mod 10) * (n mod 10)) mod 10 ## (n mod 10) * (n mod 10)}}`,
  odd_square: `let f n = if n mod 2 = 1 then {{(n * n) mod 8 ## 1 ## (n * n) mod 4}} else 0`,
  consecutive: `let f n = {{(n * (n + 1)) mod 2 ## 0 ## n * (n + 1) mod 4}}`,

  // Strings put together
  empty_join: `let f s t = {{s ^ t = "" ## s = "" && t = "" ## String.length s + String.length t = 0 ## String.length (s ^ t) < 1 ## s = "" ## s = t && s = ""}}`,
  left_unit: `let f s t = {{s ^ t = t ## s = "" ## String.length s = 0 ## s = "" || t = "" ## String.length (s ^ t) = String.length t}}`,
  right_unit: `let f s t = {{s ^ t = s ## t = "" ## String.length t = 0 ## s ^ t = s ^ "" ## t = "" || s = ""}}`,
  cancel: `let f s t u = {{s ^ t = s ^ u ## t = u ## t ^ s = u ^ s ## s ^ t ^ "!" = s ^ u ^ "!" ## s ^ t = u ^ s}}`,
  longer_join: `let f s t = {{String.length (s ^ t) >= String.length s ## true ## String.length (s ^ t) > String.length s ## not (String.length (s ^ t) < String.length t)}}`,
  ends_mark: `let f s = let w = s ^ "." in {{w.[String.length w - 1] = '.' ## true ## w.[0] = '.' ## w.[String.length s] = '.'}}`,
  starts_mark: `let f s t = let w = "-" ^ s ^ t in {{w.[0] = '-' ## true ## w <> "" && w.[0] = '-' ## w.[String.length w - 1] = '-'}}`,
  marked: `let f s t = {{"<" ^ s = t ^ ">" ## s ^ "" = t ^ ">" && false || "<" ^ s = t ^ ">" ## s = t ## t <> "" && s <> "" && "<" ^ s = t ^ ">"}}`,
  one_letter: `let f s = {{String.length s = 1 && s.[0] = 'a' ## s = "a" ## String.length s > 0 && s.[0] = 'a' ## String.length s < 2 && s <> "" && s.[0] = 'a'}}`,
  two_letters: `let f s = {{String.length s = 2 && s.[0] = 'o' && s.[1] = 'k' ## s = "ok" ## String.length s = 2 && s.[1] = 'k' && s.[0] = 'o' ## String.length s >= 2 && s.[0] = 'o' && s.[1] = 'k'}}`,
  same_by_letters: `let f s t = {{s = t ## String.length s = String.length t && (let n = String.length s in let rec go i = i >= n || (s.[i] = t.[i] && go (i + 1)) in n > 3 && s = t || n <= 3 && go 0) ## String.length s = String.length t && (let n = String.length s in let rec go i = i >= n || (s.[i] = t.[i] && go (i + 1)) in n > 3 && s = t || n <= 3 && go 1)}}`,
  doubled_length: `let f s = {{String.length (s ^ s) mod 2 ## 0 ## (if s = "" then 0 else 2 * String.length s mod 2) ## String.length (s ^ s ^ s) mod 2}}`,
  abc: `let f s = {{s ^ "a" = "a" ^ s && String.length s < 3 ## s = "" || s = "a" || s = "aa" ## s = "" || s = "a" ## String.length s < 3 && s ^ "a" = "a" ^ s}}`,
  not_prefix: `let f s t = {{"a" ^ s = "b" ^ t ## false ## s = t ## "a" ^ s = "b" ^ t && s = t}}`,
  parted: `let f s t = {{s ^ ";" ^ t = ";" ## s = "" && t = "" ## s = t ## String.length s + String.length t = 0}}`,
  join_list: `let rec join l = match l with [] -> "" | s :: r -> s ^ join r
let f l = {{join l = "" ## List.for_all (fun s -> s = "") l ## List.for_all (fun s -> String.length s = 0) l ## l = [] ## not (List.exists (fun s -> s <> "") l)}}`,
  join_length: `let rec join l = match l with [] -> "" | s :: r -> s ^ join r
let rec total l = match l with [] -> 0 | s :: r -> String.length s + total r
let f l = {{String.length (join l) > 2 ## total l > 2 ## total l >= 3 ## total l > 3}}`,
  with_commas: `let rec join l = match l with [] -> "" | [s] -> s | s :: r -> s ^ "," ^ join r
let f l = {{join l = "," ## l = [""; ""] || l = [","] ## l = [""; ""] ## join l = "," && List.length l < 3}}`,
  first_letters: `let rec f l = match l with [] -> true | s :: r -> {{(s = "" || s.[0] <> 'z') && f r ## not (s <> "" && s.[0] = 'z') && f r ## (String.length s = 0 || s.[0] < 'z' || s.[0] > 'z') && f r ## (s = "" || s.[0] < 'z') && f r}}`,

  // Order of strings
  total_order: `let f s t = {{if s < t then 1 else if s > t then 2 else 3 ## (match compare s t with 0 -> 3 | c -> if c < 0 then 1 else 2) ## if s = t then 3 else if s < t then 1 else 2 ## if s <= t then 1 else 2}}`,
  not_below_empty: `let f s t = {{s ^ t < s ## false ## s < "" ## s ^ t <= s}}`,
  longer_is_after: `let f s t = {{t <> "" && s < s ^ t ## t <> "" ## s < s ^ t ## s <= s ^ t}}`,
  same_start: `let f s t = {{"a" ^ s < "a" ^ t ## s < t ## compare s t < 0 ## s <= t}}`,
  by_first_letter: `let f s t = if String.length s = 1 && String.length t = 1 then {{s < t ## s.[0] < t.[0] ## Char.code s.[0] < Char.code t.[0] ## s.[0] <= t.[0]}} else false`,
  between_words: `let f s = {{s > "a" && s < "b" ## String.length s > 1 && s.[0] = 'a' ## s <> "a" && s >= "a" && s < "b" ## s >= "a" && s < "b"}}`,
  smallest_of: `let f a b c = {{if a <= b && a <= c then a else if b <= c then b else c ## min a (min b c) ## (let m = if b < a then b else a in if c < m then c else m) ## if a < b then a else if b < c then b else c}}`,
  sorted_three: `let f a b c = {{a <= b && b <= c ## a <= b && b <= c && a <= c ## not (b < a || c < b) ## a <= b && a <= c}}`,

  // Functions and mixtures
  twice: `let f g x = {{g (x * x) = g (- x * - x) ## true ## g (x * x) = g (x * x) && x = x ## g (x * x) = g x}}`,
  called_with_product: `let f g x y = {{g (x * y) - g (y * x) ## 0 ## g ((x + 1) * y - y) - g (x * y) ## g (x * y) - g (x + y)}}`,
  called_with_text: `let f g s t = {{g (s ^ t) = g (s ^ "" ^ t) ## true ## g (s ^ t) = g (t ^ s) ## g s = g s && g t = g t}}`,
  square_code: `let f s = if s = "" then 0 else let c = Char.code s.[0] in {{(if c * c > 65025 then 1 else 2) ## 2 ## (if c > 255 then 1 else 2) ## (if c * c > 65024 then 1 else 2)}}`,
  length_square: `let f s = let n = String.length s in {{(if n * n >= n then 1 else 2) ## 1 ## (if n * n > n then 1 else 2) ## (if n * n < 0 then 2 else 1)}}`,
  weighted: `type item = { price : int; count : int }
let rec cost l = match l with [] -> 0 | i :: r -> (if i.price > 0 && i.count > 0 then i.price * i.count else 0) + cost r
let f l = {{cost l > 0 ## List.exists (fun i -> i.price > 0 && i.count > 0) l ## cost l >= 1 ## List.exists (fun i -> i.price * i.count > 0) l}}`,
  expression: `type e = Int of int | Mul of e * e | Neg of e
let rec eval e = match e with Int n -> n | Mul (a, b) -> eval a * eval b | Neg a -> - (eval a)
let rec zero e = match e with Int n -> n = 0 | Mul (a, b) -> zero a || zero b | Neg a -> zero a
let f e = {{eval e = 0 ## zero e ## not (eval e <> 0) ## (match e with Mul (a, _) -> zero a | _ -> zero e)}}`,
  expression_sign: `type e = Int of int | Mul of e * e
let rec eval e = match e with Int n -> n | Mul (a, b) -> eval a * eval b
let rec sign e = match e with Int n -> compare n 0 | Mul (a, b) -> sign a * sign b
let f e = {{compare (eval e) 0 ## sign e ## (let v = eval e in if v > 0 then 1 else if v < 0 then -1 else 0) ## (match e with Int n -> compare n 0 | Mul (a, b) -> if sign a = sign b then 1 else sign a * sign b)}}`,
};
