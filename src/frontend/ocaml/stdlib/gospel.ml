(* What contracts become: the front end calls these functions, and programs cannot name their module. The first ones
   are told apart by the questions about contracts (see ../gospel/roles.ts); the others compute what terms of Gospel
   say beyond OCaml. *)

let require (_ : bool) = ()
let ensure value (_ : 'a -> bool) : 'a = value
let hold (condition : bool) = condition
let claim (_ : bool) = ()
let allow (body : unit -> 'a) (_ : exn -> bool) = body ()
let decrease (_ : int list) = ()
let shrink (_ : int list) = ()

(* Integers of Gospel have no bounds. Where one would be beyond OCaml's, the input is no test. *)
let assume (_ : bool) = ()

let sum a b =
  let c = a + b in
  assume (if b >= 0 then c >= a else c < a);
  c

let difference a b =
  let c = a - b in
  assume (if b >= 0 then c <= a else c > a);
  c

let negation a =
  assume (a <> min_int);
  - a

let product a b =
  let c = a * b in
  assume ((-1073741824 <= a && a <= 1073741824 && -1073741824 <= b && b <= 1073741824)
          || a = 0 || (c / a = b && c mod a = 0 && (a <> -1 || b <> min_int)));
  c

(* Of a variable that stands for itself as a variant: an integer or data, or the contract does not fit. *)
external measure : 'a -> int = "any.cast"

let iff (a : bool) (b : bool) = a = b

let rec for_all_below low high holds = low >= high || (holds low && for_all_below (low + 1) high holds)
let rec for_all_up_to low high holds = low > high || (holds low && for_all_up_to (low + 1) high holds)
let rec exists_below low high holds = low < high && (holds low || exists_below (low + 1) high holds)
let rec exists_up_to low high holds = low <= high && (holds low || exists_up_to (low + 1) high holds)

let rec for_all_list list holds =
  match list with
  | [] -> true
  | first :: rest -> holds first && for_all_list rest holds

let rec exists_list list holds =
  match list with
  | [] -> false
  | first :: rest -> holds first || exists_list rest holds

let for_all_array values holds =
  for_all_below 0 (Array.length values) (fun i -> holds (Array.get values i))

let exists_array values holds =
  exists_below 0 (Array.length values) (fun i -> holds (Array.get values i))

let for_all_option value holds =
  match value with
  | None -> true
  | Some inner -> holds inner

let for_all_bool holds = holds false && holds true
let exists_bool holds = holds false || holds true

(* Whether the second comes before the first in the order of dictionaries. *)
let rec comes_down before now =
  match before, now with
  | b :: before, n :: now -> (n : int) < b || (n = b && comes_down before now)
  | _, _ -> false

let rec are_natural values =
  match values with
  | [] -> true
  | first :: rest -> (first : int) >= 0 && are_natural rest

(* Of a loop: at the beginning of a round, and after the last. *)
let goes_on before now = are_natural now && (before = [] || comes_down before now)
let has_gone before now = before = [] || comes_down before now
