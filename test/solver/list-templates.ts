// The same kind of questions as in proof-templates.ts, on lists and trees, so that one pair asks
// many of them. {{a ## b ## c}} are choices and all define `f`.

const PRODUCT = "let rec product l = match l with [] -> 1 | x :: r -> x * product r\n";
const SQUARES = "let rec squares l = match l with [] -> 0 | x :: r -> x * x + squares r\n";
const JOIN = `let rec join l = match l with [] -> "" | s :: r -> s ^ join r\n`;
const SIGN = "let sign x = if x > 0 then 1 else if x < 0 then -1 else 0\n";

export const LIST_TEMPLATES: Readonly<Record<string, string>> = {
  // Products
  product_positive: `${PRODUCT}let rec f l = {{product l > 0 ## (match l with [] -> true | x :: r -> x <> 0 && (x > 0) = f r && product r <> 0) ## (match l with [] -> true | x :: r -> if x > 0 then f r else x < 0 && product r < 0) ## (match l with [] -> true | x :: r -> if x > 0 then f r else product r < 0)}}`,
  sign_fold: `${SIGN}${PRODUCT}let f l = {{sign (product l) ## List.fold_left (fun s x -> s * sign x) 1 l ## List.fold_left (fun s x -> sign (s * x)) 1 l ## List.fold_left (fun s x -> if x = 0 then 0 else if x < 0 then - s else s) 1 l ## List.fold_left (fun s x -> if x < 0 then - s else s) 1 l}}`,
  squares_positive: `${SQUARES}let f l = {{squares l > 0 ## List.exists (fun x -> x <> 0) l ## squares l <> 0 ## squares l >= 1 ## List.exists (fun x -> x > 0) l ## not (List.for_all (fun x -> x = 0) l)}}`,
  all_positive: `let rec f l = match l with [] -> true | x :: r -> {{x * x * x > 0 && f r ## x > 0 && f r ## (if x <= 0 then false else f r) ## x * x > 0 && f r ## f r && x >= 1}}`,
  pairwise: `let rec f l = match l with (x, y) :: r -> {{x * x = y * y && f r ## (x = y || x = - y) && f r ## abs x = abs y && f r ## (x - y) * (x + y) = 0 && f r ## x = y && f r}} | [] -> true`,
  pairwise_sign: `let rec f l = match l with (x, y) :: r -> {{x * y > 0 && f r ## (x > 0 && y > 0 || x < 0 && y < 0) && f r ## x <> 0 && (x > 0) = (y > 0) && y <> 0 && f r ## (x > 0) = (y > 0) && f r}} | [] -> true`,
  count_negative_products: `let f l = List.length (List.filter (fun (x, y) -> {{x * y < 0 ## x > 0 && y < 0 || x < 0 && y > 0 ## x <> 0 && y <> 0 && (x > 0) <> (y > 0) ## (x > 0) <> (y > 0)}}) l)`,
  distances: `let rec f l = match l with (x, y) :: r -> {{(if x * x + y * y = 0 then 1 else 0) + f r ## (if x = 0 && y = 0 then 1 else 0) + f r ## f r + (if x <> 0 || y <> 0 then 0 else 1) ## (if x = 0 then 1 else 0) + f r}} | [] -> 0`,
  bigger_squares: `let rec f a l = match l with [] -> true | x :: r -> {{(x - a) * (x - a) > 0 && f a r ## x <> a && f a r ## not (x = a) && f a r ## x > a && f a r}}`,
  last_product: `let rec f l = match l with x :: (y :: _ as r) -> if {{x * y = 0 ## x = 0 || y = 0 ## y = 0 || x = 0 ## x * x * y = 0 ## x = 0}} then 1 + f r else f r | _ -> 0`,
  cubes_order: `let rec f l = match l with x :: (y :: _ as r) -> {{x * x * x <= y * y * y ## x <= y ## not (y < x) ## x < y}} && f r | _ -> true`,
  rising_products: `let rec f a l = match l with [] -> true | x :: r -> {{x > 1 && a * x > a && f (a * x) r ## x > 1 && a > 0 && f (a * x) r ## a > 0 && x >= 2 && f (a * x) r ## x > 1 && a >= 0 && f (a * x) r}}`,
  dot_self: `let rec dot a b = match a, b with x :: r, y :: s -> x * y + dot r s | _ -> 0
let f l = {{dot l l < 0 ## false ## dot l l < 0 && l <> [] ## dot l l <= 0}}`,
  cauchy: `let f a b c d = {{(a * c + b * d) * (a * c + b * d) <= (a * a + b * b) * (c * c + d * d) ## true ## (a * d - b * c) * (a * d - b * c) >= 0 ## (a * d - b * c) * (a * d - b * c) > 0}}`,
  triangle: `let f a b c = if a > 0 && b > 0 && c > 0 then {{(if a * a + b * b = c * c then c > a && c > b else true) ## true ## (if a * a + b * b = c * c then a + b > c else true) ## (if a * a + b * b = c * c then a < b else true)}} else false`,
  parabola: `let f a x = {{x * x + a * a >= 2 * a * x - 1 ## true ## x * x - 2 * a * x + a * a + 1 > 0 ## x * x - 2 * a * x + a * a > 0}}`,
  scaled_order: `let f k x y = if k > 0 then {{k * x < k * y ## x < y ## not (k * y <= k * x) ## k * x <= k * y}} else if k = 0 then {{false ## x < y}} else {{k * x < k * y ## y < x}}`,
  cross_multiplied: `let f a b c d = if b > 0 && d > 0 then {{a * d < c * b ## not (c * b <= a * d) ## a * d - c * b < 0 ## a * d <= c * b}} else false`,
  fractions_equal: `let f a b c = if b > 0 && c > 0 then {{a * b * c = a * c * b ## true ## a * b = b * a && c > 0 ## a * b = a * c}} else false`,
  telescoping: `let rec f n x = if n <= 0 || n > 4 then true else {{x * x < (x + 1) * (x + 1) && f (n - 1) (x + 1) ## 2 * x + 1 > 0 && f (n - 1) (x + 1) ## x >= 0 && f (n - 1) (x + 1) ## x > 0 && f (n - 1) (x + 1)}}`,
  horner: `let rec eval l x = match l with [] -> 0 | a :: r -> a + x * eval r x
let f l = {{eval l 0 ## (match l with [] -> 0 | a :: _ -> a) ## eval l 0 * 1 ## eval l 1}}`,
  horner_squares: `let f x = {{x * x * x * x + x * x >= 0 ## true ## x * x * (x * x + 1) >= 0 ## x * x * x * x - x * x >= 0}}`,
  tree_product: `type t = Leaf of int | Node of t * t
let rec product t = match t with Leaf n -> n | Node (a, b) -> product a * product b
let rec has_zero t = match t with Leaf n -> n = 0 | Node (a, b) -> has_zero a || has_zero b
let f t = {{product t = 0 ## has_zero t ## not (product t <> 0) ## (match t with Leaf n -> n = 0 | Node (a, _) -> has_zero a)}}`,
  tree_sign: `${SIGN}type t = Leaf of int | Node of t * t
let rec product t = match t with Leaf n -> n | Node (a, b) -> product a * product b
let rec signs t = match t with Leaf n -> sign n | Node (a, b) -> signs a * signs b
let f t = {{sign (product t) ## signs t ## sign (product t) * 1 ## (match t with Leaf n -> sign n | Node (a, b) -> if signs a = 0 then 0 else signs b)}}`,
  tree_squares: `type t = Leaf of int | Node of t * t
let rec total t = match t with Leaf n -> n * n | Node (a, b) -> total a + total b
let rec zero t = match t with Leaf n -> n = 0 | Node (a, b) -> zero a && zero b
let f t = {{total t = 0 ## zero t ## total t < 1 ## not (total t > 0) ## (match t with Leaf n -> n = 0 | Node (a, _) -> zero a)}}`,

  all_equal: `let rec spread l = match l with x :: (y :: _ as r) -> (x - y) * (x - y) + spread r | _ -> 0
let rec equal l = match l with x :: (y :: _ as r) -> x = y && equal r | _ -> true
let f l = {{spread l = 0 ## equal l ## spread l < 1 ## not (spread l > 0) ## (match l with x :: y :: _ -> x = y | _ -> true)}}`,
  pair_products: `let rec total l = match l with (x, y) :: r -> x * x * y * y + total r | [] -> 0
let f l = {{total l = 0 ## List.for_all (fun (x, y) -> x * y = 0) l ## List.for_all (fun (x, y) -> x = 0 || y = 0) l ## List.for_all (fun (x, _) -> x = 0) l}}`,
  grows: `let rec f a l = match l with [] -> a > 0 | x :: r -> a > 0 && x > 0 && {{a * x >= a && f (a * x) r ## f (a * x) r ## a * x > 0 && f (a * x) r ## a * x > a && f (a * x) r}}`,
  nonzero_products: `${PRODUCT}let rec f l = match l with [] -> true | x :: r -> {{product l <> 0 && f r ## x <> 0 && f r ## x * x > 0 && f r ## x > 0 && f r ## not (x = 0) && product r <> 0 && f r}}`,
  negated_products: `let rec f l = match l with [] -> 1 | x :: r -> let p = f r in if {{x * p < 0 ## (x < 0 && p > 0) || (x > 0 && p < 0) ## x * p < 0 && x <> 0 ## x < 0}} then - p else p`,
  smaller_products: `let rec f l = match l with (x, y) :: r -> (if x > 0 && y > 0 && {{x * y < x + y ## (x = 1 || y = 1) ## x * y - x - y < 0 ## x = 1 ## (x - 1) * (y - 1) < 1}} then 1 else 0) + f r | [] -> 0`,
  line_sides: `let rec f a b l = match l with (x, y) :: r -> {{(a * x + b * y) * (a * x + b * y) > 0 ## a * x + b * y <> 0 ## a * x + b * y > 0 || a * x + b * y < 0 ## a * x + b * y > 0}} && f a b r | [] -> true`,
  scaled_list: `let rec f k l = match l with [] -> true | x :: r -> k > 0 && {{k * x > 0 ## x > 0 ## k * k * x > 0 ## x * x > 0}} && f k r`,
  scaled_pairs: `let rec f k l = match l with (x, y) :: r -> k < 0 && {{k * x < k * y ## x > y ## not (k * x >= k * y) ## x < y}} && f k r | [] -> true`,
  squares_below: `let rec f n l = match l with [] -> 0 | x :: r -> (if n > 0 && {{x * x < n * n ## x < n && x > - n ## abs x < n ## x < n}} then 1 else 0) + f n r`,
  running_product: `let rec f p l = match l with [] -> [] | x :: r -> if {{p * x = 0 ## p = 0 || x = 0 ## x = 0 || p = 0 ## x = 0}} then 0 :: f p r else 1 :: f (p * x) r`,
  complex_zero: `let rec f l = match l with (a, b) :: r -> {{a * a + b * b > 0 ## (a <> 0 || b <> 0) ## a * a + b * b <> 0 ## a <> b ## not (a = 0 && b = 0)}} && f r | [] -> true`,

  // Quotients
  remainder_chain: `let rec f a l = match l with [] -> a >= 0 | x :: r -> x > 0 && a >= 0 && {{a mod x <= a && f (a mod x) r ## f (a mod x) r ## a mod x < x && f (a mod x) r ## a mod x < a && f (a mod x) r}}`,
  quotient_zero: `let rec f d l = match l with [] -> 0 | x :: r -> (if d > 0 && x >= 0 && {{x / d = 0 ## x < d ## x mod d = x ## x <= d}} then 1 else 0) + f d r`,
  exact_quotients: `let rec f l = match l with (a, b) :: r -> b > 0 && {{a / b * b + a mod b = a ## true ## a - a mod b = a / b * b ## a / b * b = a}} && f r | [] -> true`,
  big_quotients: `let rec f d l = match l with [] -> true | x :: r -> d > 0 && x > 0 && {{x / d >= 1 ## x >= d ## x / d > 0 ## x > d}} && f d r`,
  ceilings: `let rec f d l = match l with [] -> 0 | x :: r -> if d > 0 && x >= 0 then {{(x + d - 1) / d ## (if x mod d = 0 then x / d else x / d + 1) ## (if x / d * d = x then x / d else x / d + 1) ## x / d + 1}} + f d r else 0`,
  divisor_list: `let rec f d l = match l with [] -> true | x :: r -> d > 0 && {{x mod d = 0 && f d r ## x / d * d = x && f d r ## x - x / d * d = 0 && f d r ## x / d * d >= x && f d r}}`,
  multiples: `let rec f d l = match l with [] -> 0 | x :: r -> if d > 1 && x > 0 && {{x mod d < d ## x mod d >= 0 ## x mod d <= x ## x mod d < x}} then 1 + f d r else f d r`,
  quotient_chain: `let rec f a l = match l with [] -> true | x :: r -> if x > 0 && a >= 0 then {{a / x <= a && f (a / x) r ## f (a / x) r ## a / x >= 0 && f (a / x) r ## a / x < a && f (a / x) r}} else true`,
  even_sums: `let rec total l = match l with [] -> 0 | x :: r -> x + total r
let rec odd_count l = match l with [] -> 0 | x :: r -> (if x mod 2 <> 0 then 1 else 0) + odd_count r
let f l = if List.length l > 3 then true else {{total l mod 2 = 0 ## odd_count l mod 2 = 0 ## total l / 2 * 2 = total l ## odd_count l = 0}}`,
  even_products: `${PRODUCT}let f l = if List.length l > 3 then true else {{product l mod 2 = 0 ## List.exists (fun x -> x mod 2 = 0) l ## product l / 2 * 2 = product l ## List.for_all (fun x -> x mod 2 = 0) l}}`,
  same_remainder: `let f a b m = if m > 1 && a >= 0 && b >= 0 then {{a mod m = b mod m ## a - a / m * m = b - b / m * m ## a mod m - b mod m = 0 ## a / m = b / m}} else false`,
  half_of_sum: `let f a b = if a >= 0 && b >= 0 then {{(a + b) / 2 <= a || (a + b) / 2 <= b ## true ## (a + b) / 2 <= a + b ## (a + b) / 2 <= a}} else true`,
  quotient_bound: `let f a b = if a >= 0 && b > 1 && a > 0 then {{a / b < a ## true ## a / b <= a - 1 ## a / b < a - 1}} else false`,
  remainder_twice: `let f a m = if m > 0 then {{a mod m mod m = a mod m ## true ## (a mod m) mod m - a mod m = 0 ## a mod m mod m = a}} else false`,

  // Strings
  joined_empty: `${JOIN}let f l = {{String.length (join l) = 0 ## List.for_all (fun s -> s = "") l ## join l = "" ## List.for_all (fun s -> String.length s = 0) l ## l = [] || join l = "" && List.length l < 2}}`,
  joined_one: `${JOIN}let f l = {{join l = "a" ## List.filter (fun s -> s <> "") l = ["a"] ## (match List.filter (fun s -> s <> "") l with [s] -> s = "a" | _ -> false) ## l = ["a"]}}`,
  joined_two: `${JOIN}let f l = {{join l = "ab" ## (match List.filter (fun s -> s <> "") l with ["ab"] | ["a"; "b"] -> true | _ -> false) ## (match List.filter (fun s -> String.length s > 0) l with ["ab"] | ["a"; "b"] -> true | _ -> false) ## l = ["ab"]}}`,
  joined_same: `${JOIN}let f l = {{join l = "aa" ## (match List.filter (fun s -> s <> "") l with ["aa"] | ["a"; "a"] -> true | _ -> false) ## l = ["aa"] || l = ["a"; "a"]}}`,
  joined_ends: `${JOIN}let f l = {{join ("(" :: l) = "(" ## List.for_all (fun s -> s = "") l ## join l = "" ## l = []}}`,
  commas_inside: `let rec join l = match l with [] -> "" | [s] -> s | s :: r -> s ^ "," ^ join r
let f l = {{join l = "a,b" ## l = ["a"; "b"] || l = ["a,b"] ## l = ["a,b"] || (match l with [s; t] -> s = "a" && t = "b" | _ -> false) ## l = ["a"; "b"]}}`,
  unpaired: `let rec f l = match l with (s, t) :: r -> {{s ^ t = s && t ^ s = s ## t = "" ## s ^ t = s ## s ^ t = t && s = ""}} && f r | [] -> true`,
  halves_of_text: `let rec f l = match l with (s, t) :: r -> (if {{s ^ t = "xyz" && String.length s = 1 ## s = "x" && t = "yz" ## String.length s = 1 && "x" ^ t = "xyz" && s ^ t = "xyz" ## s = "x"}} then 1 else 0) + f r | [] -> 0`,
  joined_twice: `${JOIN}let f l = {{join l = join l ^ "" ## true ## join (l @ [""]) = join l ## join (l @ l) = join l}}`,
  bracketed: `let rec f l = match l with [] -> true | s :: r -> {{"(" ^ s ^ ")" <> s && f r ## f r ## String.length ("(" ^ s ^ ")") > String.length s && f r ## "(" ^ s <> s ^ ")" && f r}}`,
  no_marks: `let rec f l = match l with [] -> true | s :: r -> {{s ^ "!" <> "" && f r ## f r ## "!" ^ s <> "" && f r ## s <> "" && f r}}`,
  separated: `let rec join l = match l with [] -> "" | [s] -> s | s :: r -> s ^ ";" ^ join r
let f l = {{join l = "" ## l = [] || l = [""] ## l = [] || (match l with [s] -> s = "" | _ -> false) ## l = []}}`,
  separated_length: `let rec join l = match l with [] -> "" | [s] -> s | s :: r -> s ^ ", " ^ join r
let rec total l = match l with [] -> 0 | [s] -> String.length s | s :: r -> String.length s + 2 + total r
let f l = {{String.length (join l) < 3 ## total l < 3 ## total l <= 2 ## total l < 2}}`,
  prefix_mark: `let rec f l = match l with [] -> 0 | s :: r -> if {{"> " ^ s = "> " ## s = "" ## String.length s = 0 ## s ^ "> " = "> " ## "> " ^ s = "> > "}} then 1 + f r else f r`,
  double_texts: `let rec f l = match l with [] -> true | s :: r -> {{(s ^ s = s) = (s = "") && f r ## f r ## (String.length (s ^ s) = String.length s) = (s = "") && f r ## s ^ s <> s && f r}}`,
  swapped_pairs: `let rec f l = match l with (s, t) :: r -> {{String.length (s ^ t) = String.length (t ^ s) && f r ## f r ## String.length s + String.length t = String.length (t ^ s) && f r ## s ^ t = t ^ s && f r}} | [] -> true`,
  letters: `let rec f l = match l with s :: r -> {{(if String.length s = 1 then s = String.make 1 s.[0] else true) && f r ## f r ## (String.length s <> 1 || s.[0] >= '\\000') && f r ## (String.length s <> 1 || s.[0] > '\\000') && f r}} | [] -> true`,
  first_last: `let f s = if String.length s = 1 then {{s.[0] = s.[String.length s - 1] ## true ## s ^ s = s ^ s && s <> "" ## s.[0] = 'x'}} else false`,
  tagged: `type t = Text of string | Pair of t * t
let rec show t = match t with Text s -> "'" ^ s | Pair (a, b) -> show a ^ show b
let f t = {{show t = "" ## false ## String.length (show t) < 1 ## (match t with Text s -> s = "" | _ -> false)}}`,
  nested_quotes: `type t = Text of string | Quote of t
let rec show t = match t with Text s -> s | Quote a -> "\\"" ^ show a ^ "\\""
let rec depth t = match t with Text _ -> 0 | Quote a -> 1 + depth a
let f t = {{String.length (show t) >= 2 * depth t ## true ## (match t with Text _ -> true | Quote a -> String.length (show a) + 2 = String.length (show t)) ## String.length (show t) > 2 * depth t}}`,
  word_count: `let rec f l = match l with [] -> 0 | s :: r -> (if {{s ^ "." = "." ^ s && s <> "" && String.length s < 2 ## s = "." ## s = "." && String.length s = 1 ## s ^ "." = "." ^ s && s <> ""}} then 1 else 0) + f r`,
  ordered_joins: `let rec f l = match l with s :: (t :: _ as r) -> {{"k" ^ s < "k" ^ t && f r ## s < t && f r ## compare s t < 0 && f r ## s <= t && f r}} | _ -> true`,
  after_itself: `let rec f s l = match l with [] -> true | t :: r -> {{s <= s ^ t && f s r ## f s r ## (s < s ^ t || t = "") && f s r ## s < s ^ t && f s r}}`,
  below_words: `let rec f l = match l with [] -> 0 | s :: r -> (if {{s < "b" && s >= "a" ## s <> "" && s.[0] = 'a' ## String.length s > 0 && s.[0] >= 'a' && s.[0] < 'b' ## s <> "a" && s < "b" && s > "a"}} then 1 else 0) + f r`,
};
