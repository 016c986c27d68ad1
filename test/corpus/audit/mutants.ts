// Pairs of our own: a reference, and a mutant of it that parts from it only from a known size on.
export type Mutant = {
  readonly name: string;
  readonly function: string;
  readonly reference: string;
  readonly mutant: string;
  readonly size: number; // of the smallest input on which they part
};

const LISTS: readonly Mutant[] = [
  {
    name: "sum-skips-fourth",
    function: "sum",
    reference: "let rec sum l = match l with [] -> 0 | x :: r -> x + sum r",
    mutant: "let rec sum l = match l with [] -> 0 | [a; b; c; d] -> a + b + c | x :: r -> x + sum r",
    size: 9, // [0; 0; 0; 1]
  },
  {
    name: "append-drops-third",
    function: "append",
    reference: "let rec append a b = match a with [] -> b | x :: r -> x :: append r b",
    mutant: "let rec append a b = match a with [] -> b | [x; y; z] -> x :: y :: b | x :: r -> x :: append r b",
    size: 8, // [0; 0; 0] []
  },
  {
    name: "reverse-up-to-three",
    function: "rev",
    reference: "let rec go acc l = match l with [] -> acc | x :: r -> go (x :: acc) r\nlet rev l = go [] l",
    mutant: `let rec rev l = match l with
      | [] -> [] | [a] -> [a] | [a; b] -> [b; a] | [a; b; c] -> [c; b; a] | a :: r -> rev r @ [ List.hd (rev [ a ]) ] @ []
      let rev l = if List.length l = 4 then match l with a :: b :: r -> rev r @ [a; b] | l -> l else rev l`,
    size: 9, // [0; 1; 0; 0]
  },
  {
    name: "zip-pairs-with-itself",
    function: "zip",
    reference: "let rec zip a b = match a, b with x :: r, y :: s -> (x, y) :: zip r s | _ -> []",
    mutant: `let rec zip a b = match a, b with
      | [x; y], [_; _] -> [(x, x); (y, y)] | x :: r, y :: s -> (x, y) :: zip r s | _ -> []`,
    size: 10, // [0; 0] [0; 1]
  },
  {
    name: "sorted-insertion-beyond-two",
    function: "insert",
    reference:
      "let rec insert (x : int) l = match l with [] -> [x] | y :: r -> if x <= y then x :: l else y :: insert x r",
    mutant: `let rec insert (x : int) l = match l with
      | [] -> [x] | [a; b] when a < b && b < x -> [a; x; b] | y :: r -> if x <= y then x :: l else y :: insert x r`,
    size: 6, // 2 [0; 1]
  },
  {
    name: "maximum-of-negatives",
    function: "largest",
    reference: 'let rec largest l = match l with [] -> failwith "none" | [x] -> x | x :: r -> max x (largest r)',
    mutant: "let rec largest l = match l with [] -> -2 | x :: r -> max x (largest r)",
    size: 3, // [-3]
  },
];

const TREES: readonly Mutant[] = [
  {
    name: "height-of-a-spine",
    function: "height",
    reference: `type tree = Leaf | Node of tree * tree
      let rec height t = match t with Leaf -> 0 | Node (l, r) -> 1 + max (height l) (height r)`,
    mutant: `type tree = Leaf | Node of tree * tree
      let rec height t = match t with
        | Leaf -> 0 | Node (Leaf, Node (Leaf, Node (Leaf, Node (Leaf, Leaf)))) -> 3
        | Node (l, r) -> 1 + max (height l) (height r)`,
    size: 9,
  },
  {
    name: "search-misses-a-grandchild",
    function: "mem",
    reference: `type tree = Empty | Node of tree * int * tree
      let rec mem x t = match t with Empty -> false | Node (l, y, r) -> x = y || mem x l || mem x r`,
    mutant: `type tree = Node of tree * int * tree | Empty
      let rec mem x t = match t with
        | Empty -> false | Node (Node (_, y, Empty), z, _) -> x = z || x = y | Node (l, y, r) -> x = y || mem x l || mem x r`,
    size: 11, // 0 (Node (Node (Empty, 1, Empty), 1, Node (Empty, 0, Empty)))
  },
  {
    name: "three-negations",
    function: "eval",
    reference: `type e = Int of int | Neg of e | Add of e * e
      let rec eval e = match e with Int n -> n | Neg e -> - (eval e) | Add (a, b) -> eval a + eval b`,
    mutant: `type e = Int of int | Neg of e | Add of e * e
      let rec eval e = match e with Int n -> n | Neg (Neg (Neg e)) -> eval e | Neg e -> - (eval e) | Add (a, b) -> eval a + eval b`,
    size: 5, // Neg (Neg (Neg (Int 1)))
  },
  {
    name: "parity-of-six",
    function: "even",
    reference: `type nat = Z | S of nat
      let rec even n = match n with Z -> true | S n -> odd n and odd n = match n with Z -> false | S n -> even n`,
    mutant: `type nat = Z | S of nat
      let rec even n = match n with S (S (S (S (S (S Z))))) -> false | Z -> true | S Z -> false | S (S n) -> even n`,
    size: 7,
  },
  {
    name: "shadowed-variable",
    function: "closed",
    reference: `type t = V of string | L of string * t | A of t * t
      let rec go env t = match t with V x -> List.mem x env | L (x, t) -> go (x :: env) t | A (a, b) -> go env a && go env b
      let closed t = go [] t`,
    mutant: `type t = V of string | L of string * t | A of t * t
      let rec go env t = match t with
        | V x -> List.mem x env | L (x, t) -> go (x :: List.filter (fun y -> y = x) env) t | A (a, b) -> go env a && go env b
      let closed t = go [] t`,
    size: 6, // L ("x", L ("y", V "x"))
  },
];

const OTHERS: readonly Mutant[] = [
  {
    name: "lookup-takes-the-second",
    function: "find",
    reference:
      "let rec find (k : string) l = match l with [] -> None | (x, v) :: r -> if x = k then Some v else find k r",
    mutant: `let rec find (k : string) l = match l with
      | [] -> None | [(x, _); (y, v)] when x = k && y = k -> Some v | (x, v) :: r -> if x = k then Some v else find k r`,
    size: 8, // "x" [("x", 0); ("x", 1)]
  },
  {
    name: "filter-keeps-a-third",
    function: "keep",
    reference: "let rec keep p l = match l with [] -> [] | x :: r -> if p x then x :: keep p r else keep p r",
    mutant: `let rec keep p l = match l with
      | [] -> [] | [a; b; c] when p a && p b -> [a; b; c] | x :: r -> if p x then x :: keep p r else keep p r`,
    size: 11, // (fun x -> x = 0) [0; 0; 1]
  },
  {
    name: "iterate-once-too-few",
    function: "iterate",
    reference: "let rec iterate n f x = if n <= 0 then x else iterate (n - 1) f (f x)",
    mutant: "let rec iterate n f x = if n <= 0 then x else if n = 3 then f (f x) else iterate (n - 1) f (f x)",
    size: 5, // 3 (fun x -> -x) 1
  },
  {
    name: "difference-of-two-integers",
    function: "order",
    reference: "let order (a : int) b = if a < b then -1 else if a > b then 1 else 0",
    mutant: "let order (a : int) b = if a < b then -1 else if a > b + 4 then 2 else if a > b then 1 else 0",
    size: 2, // 3 (-2)
  },
];

export const MUTANTS: readonly Mutant[] = [...LISTS, ...TREES, ...OTHERS];
