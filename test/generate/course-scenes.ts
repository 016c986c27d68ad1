// Scenes of the first weeks of a course: sorting, counting, evaluating, memo tables, queues, matrices, text.
import type { Part } from "./code.js";
import { type Context, type Entry, freshName, isComparable, variable } from "./context.js";
import type { Feature } from "./feature.js";
import { baseType, dataType } from "./pick-type.js";
import { called, type Gap, type SceneWriter, type Script } from "./script.js";
import { showerText } from "./show.js";
import { array, BOOL, CHAR, fn, INT, list, option, STRING, type Type, tuple } from "./type.js";

export const COURSE_SCENES: readonly SceneWriter[] = [
  insertionSort,
  letterCount,
  machine,
  memo,
  queue,
  matrix,
  associations,
  searchTree,
  runLength,
  sieve,
  earlyExit,
  composition,
  stringWalk,
  lazyStream,
  deep,
  sharedNames,
  shapes,
];

function ordered(ctx: Context): Type {
  const type = dataType(ctx, 1);
  return isComparable(ctx, type) ? type : INT;
}

function insertionSort(ctx: Context, gap: Gap): Script {
  const [sort, item] = [freshName(ctx.world, "sort"), ordered(ctx)];
  const less = [variable("a", item), variable("b", item)];
  const parts = [
    `let ${sort} l =\n  let before a b = compare a b < 0 || `,
    gap(BOOL, less, 3),
    " && a <= b in\n",
    "  let rec insert x = function\n    | [] -> [x]\n    | y :: rest as all -> if before x y then x :: all else y :: insert x rest\n  in\n",
    "  List.fold_right insert l ",
    gap(list(item)),
  ];
  return {
    parts,
    entries: [called(sort, fn(list(item), list(item)), 300)],
    features: ["local recursive function", "as pattern", "comparison", "compare", "List"],
  };
}

function letterCount(ctx: Context, gap: Gap): Script {
  const count = freshName(ctx.world, "count");
  const parts = [
    `let ${count} s =\n  let vowels = ref 0 and digits = ref 0 and others = ref `,
    gap(INT, [], 2),
    " in\n",
    "  for i = 0 to String.length s - 1 do\n    match s.[i] with\n    | 'a' | 'e' | 'i' | 'o' | 'u' -> incr vowels\n",
    "    | '0' .. '9' as c when Char.code c mod 2 = 0 -> digits := !digits + (Char.code c - 48)\n    | 'A' .. 'Z' -> decr others\n",
    "    | c -> if ",
    gap(BOOL, [variable("c", CHAR)], 3),
    " then incr others\n  done;\n  (!vowels, !digits, !others)",
  ];
  const type = fn(STRING, tuple(INT, INT, INT));
  return {
    parts,
    entries: [called(count, type, 200)],
    features: ["for", "ref", "char range pattern", "or-pattern", "guard", "as pattern", "let and", "if without else"],
  };
}

function machine(ctx: Context, gap: Gap): Script {
  const [type, run, error] = [freshName(ctx.world, "op"), freshName(ctx.world, "run"), freshName(ctx.world, "Empty")];
  const n = type.slice(2);
  const arg = [variable("a", INT), variable("b", INT)];
  const parts = [
    `type ${type} = Push${n} of int | Add${n} | Mul${n} | Dup${n} | Do${n} of (int -> int -> int)\nexception ${error} of int * ${type}\n`,
    `let ${run} program =\n  let step stack op = match op, stack with\n    | Push${n} k, _ -> k :: stack\n    | Add${n}, a :: b :: rest -> a + b :: rest\n`,
    `    | Mul${n}, a :: b :: rest -> a * b :: rest\n    | Dup${n}, (a :: _ as all) -> a :: all\n    | Do${n} f, a :: b :: rest -> f a b :: rest\n    | _ -> raise (${error} (List.length stack, op))\n  in\n`,
    `  try List.fold_left step [] program with ${error} (depth, Push${n} _) -> [depth] | ${error} (depth, _) -> [-depth; `,
    gap(INT),
    "]\n",
    `let ${run}_result = ${run} [Push${n} `,
    gap(INT),
    `; Push${n} `,
    gap(INT),
    `; Dup${n}; Do${n} (fun a b -> `,
    gap(INT, arg),
    `); Add${n}; `,
    ctx.rand.pick([`Mul${n}`, `Push${n} 1`, `Add${n}; Add${n}`]),
    "]",
  ];
  return {
    parts,
    entries: [variable(`${run}_result`, list(INT))],
    features: [
      "variant",
      "exception",
      "exception with argument",
      "raise",
      "try",
      "tuple pattern",
      "nested pattern",
      "as pattern",
    ],
  };
}

function memo(ctx: Context, gap: Gap): Script {
  const fib = freshName(ctx.world, "fib");
  const parts = [
    `let ${fib} =\n  let table = Array.make 60 (-1) in\n  let rec go n =\n    if n < 2 then n\n    else if n >= 60 then go (n mod 60)\n    else begin\n      if table.(n) < 0 then table.(n) <- go (n - 1) + go (n - 2);\n      table.(n)\n    end\n  in\n`,
    "  fun n -> go (abs n) + ",
    gap(INT, [variable("n", INT)], 3),
  ];
  return {
    parts,
    entries: [called(fib, fn(INT, INT), 300)],
    features: ["array", "Array", "closure with state", "local recursive function", "begin end", "if without else"],
  };
}

function queue(ctx: Context, gap: Gap): Script {
  const [q, item] = [freshName(ctx.world, "queue"), baseType(ctx)];
  const parts = [
    `type 'a ${q} = { mutable front : 'a list; mutable back : 'a list; limit : int }\nlet push_${q} x q =\n  if List.length q.front + List.length q.back < q.limit then q.back <- x :: q.back\n`,
    `let pop_${q} q =\n  match q.front with\n  | x :: rest -> q.front <- rest; Some x\n  | [] ->\n    (match List.rev q.back with\n     | [] -> None\n     | x :: rest -> q.front <- rest; q.back <- []; Some x)\n`,
    `let made_${q} = { front = [`,
    gap(item),
    "; ",
    gap(item),
    "]; back = []; limit = ",
    gap(INT, [], 2),
    " }\n",
    `let () = push_${q} `,
    gap(item),
    ` made_${q}; push_${q} `,
    gap(item),
    ` made_${q}; ignore (pop_${q} made_${q})\n`,
    `let popped_${q} = [pop_${q} made_${q}; pop_${q} { made_${q} with limit = 3 }]`,
  ];
  return {
    parts,
    entries: [variable(`popped_${q}`, list(option(item)))],
    features: ["parametric record", "mutable field", "record", "functional update", "polymorphic function", "sequence"],
  };
}

function matrix(ctx: Context, gap: Gap): Script {
  const [name, item] = [freshName(ctx.world, "grid"), baseType(ctx)];
  const indices = [variable("i", INT), variable("j", INT)];
  const parts = [
    `let ${name} =\n  let m = Array.make_matrix ${ctx.rand.int(1, 3)} ${ctx.rand.int(1, 3)} `,
    gap(item),
    " in\n",
    "  for i = 0 to Array.length m - 1 do\n    for j = Array.length m.(i) - 1 downto 0 do\n      if (i + j) mod 2 = 0 then m.(i).(j) <- ",
    gap(item, indices),
    "\n    done\n  done;\n  m",
  ];
  return {
    parts,
    entries: [variable(name, array(array(item)))],
    features: ["for", "for downto", "array", "Array", "if without else"],
  };
}

function associations(ctx: Context, gap: Gap): Script {
  const [update, value] = [freshName(ctx.world, "update"), baseType(ctx)];
  const pairs = list(tuple(STRING, value));
  const parts = [
    `let rec ${update} key f = function\n  | [] -> [(key, f None)]\n  | (k, v) :: rest when k = key -> (k, f (Some v)) :: rest\n  | pair :: rest -> pair :: ${update} key f rest\n`,
    `let ${update}_all = List.fold_left (fun acc k -> ${update} k (function None -> `,
    gap(value),
    " | Some v -> ",
    gap(value, [variable("v", value)]),
    ") acc) [] ",
    gap(list(STRING)),
  ];
  return {
    parts,
    entries: [variable(`${update}_all`, pairs)],
    features: [
      "let rec",
      "function",
      "guard",
      "nested pattern",
      "tuple pattern",
      "recursion on list",
      "List",
      "higher-order function",
    ],
  };
}

function searchTree(ctx: Context, gap: Gap): Script {
  const [type, item] = [freshName(ctx.world, "tree"), ordered(ctx)];
  const n = type.slice(4);
  const shown = showerText(ctx, item, new Map());
  const parts = [
    `type 'a ${type} = Leaf${n} | Node${n} of 'a ${type} * 'a * 'a ${type}\n`,
    `let rec insert_${type} x t = match t with\n  | Leaf${n} -> Node${n} (Leaf${n}, x, Leaf${n})\n  | Node${n} (l, y, r) ->\n    if x < y then Node${n} (insert_${type} x l, y, r)\n    else if x > y then Node${n} (l, y, insert_${type} x r)\n    else t\n`,
    `let rec fold_${type} f acc = function\n  | Leaf${n} -> acc\n  | Node${n} (l, x, r) -> fold_${type} f (f (fold_${type} f acc l) x) r\n`,
    `let made_${type} = List.fold_left (fun t x -> insert_${type} x t) Leaf${n} [`,
    gap(item),
    "; ",
    gap(item),
    "; ",
    gap(item),
    "]\n",
    `let () = print_endline (fold_${type} (fun s x -> s ^ ${shown} x ^ " ") "" made_${type})`,
  ];
  const made = fold(type, item);
  return {
    parts,
    entries: [made],
    features: [
      "parametric variant",
      "recursive variant",
      "variant",
      "recursion on variant",
      "polymorphic function",
      "comparison",
      "let rec",
    ],
  };
}

/** Only its fold is used later: the type itself stays unknown to the generator. */
const fold = (type: string, item: Type): Entry =>
  called(`(fun f -> fold_${type} f [] made_${type})`, fn(fn(list(item), fn(item, list(item))), list(item)), 300);

function runLength(ctx: Context, gap: Gap): Script {
  const [name, item] = [freshName(ctx.world, "runs"), ordered(ctx)];
  const parts = [
    `let ${name} l =\n  let rec go current n acc = function\n    | [] -> List.rev ((current, n) :: acc)\n    | x :: rest -> if x = current then go x (n + 1) acc rest else go x 1 ((current, n) :: acc) rest\n  in\n`,
    "  match l with [] -> [] | x :: rest -> go x 1 [] rest\n",
    `let ${name}_of = ${name} (`,
    gap(list(item)),
    " @ ",
    gap(list(item)),
    ")",
  ];
  return {
    parts,
    entries: [variable(`${name}_of`, list(tuple(item, INT)))],
    features: ["tail recursion", "local recursive function", "function", "match", "comparison", "polymorphic function"],
  };
}

function sieve(ctx: Context, gap: Gap): Script {
  const name = freshName(ctx.world, "primes");
  const parts = [
    `let ${name} =\n  let limit = ${ctx.rand.int(5, 30)} in\n  let composite = Array.make (limit + 1) false in\n  let found = ref [] in\n  let i = ref 2 in\n  while !i <= limit do\n    if not composite.(!i) then begin\n      found := !i :: !found;\n      let j = ref (!i * !i) in\n      while !j <= limit do composite.(!j) <- true; j := !j + !i done\n    end;\n    incr i\n  done;\n`,
    "  List.rev_map (fun p -> ",
    gap(INT, [variable("p", INT)]),
    ") !found",
  ];
  return {
    parts,
    entries: [variable(name, list(INT))],
    features: ["while", "array", "Array", "ref", "begin end", "if without else", "let in", "sequence"],
  };
}

function earlyExit(ctx: Context, gap: Gap): Script {
  const [name, item] = [freshName(ctx.world, "find"), baseType(ctx)];
  const found = freshName(ctx.world, "Hit");
  const parts = [
    `exception ${found} of int\nlet ${name} a =\n  try\n    Array.iteri (fun i x -> if `,
    gap(BOOL, [variable("i", INT), variable("x", item)]),
    ` then raise (${found} i)) a;\n    None\n  with\n  | ${found} 0 -> Some (-1)\n  | ${found} i -> Some i`,
  ];
  return {
    parts,
    entries: [called(name, fn(array(item), option(INT)), 300)],
    features: ["exception", "exception with argument", "raise", "try", "Array", "constant pattern", "if without else"],
  };
}

function composition(ctx: Context, gap: Gap): Script {
  const [name, item] = [freshName(ctx.world, "twice"), baseType(ctx)];
  const step = (x: string): Part => gap(item, [variable(x, item)]);
  const parts = [
    `let ( >> ) f g x = g (f x)\nlet ${name} f = f >> f\nlet ${name}_all =\n  let fs = [(fun x -> `,
    step("x"),
    "); (fun y -> ",
    step("y"),
    `); ${name} (fun z -> `,
    step("z"),
    ")] in\n",
    "  List.map (fun f -> f ",
    gap(item),
    ") fs @ [List.fold_left ( >> ) (fun x -> x) fs ",
    gap(item),
    `; ${name} ${name} (fun w -> `,
    step("w"),
    ") ",
    gap(item),
    "]",
  ];
  return {
    parts,
    entries: [variable(`${name}_all`, list(item))],
    features: [
      "user operator",
      "operator as function",
      "partial application",
      "higher-order function",
      "polymorphic function",
      "currying",
    ],
  };
}

function stringWalk(ctx: Context, gap: Gap): Script {
  const name = freshName(ctx.world, "words");
  const parts = [
    `let ${name} s =\n  let rec go i word acc =\n    if i = String.length s then List.rev (if word = "" then acc else word :: acc)\n    else match s.[i] with\n      | ' ' | ',' | '\\n' when word = "" -> go (i + 1) "" acc\n      | ' ' | ',' | '\\n' -> go (i + 1) "" (word :: acc)\n      | c -> go (i + 1) (word ^ String.make 1 `,
    gap(CHAR, [variable("c", CHAR)], 3),
    ') acc\n  in\n  go 0 "" []\n',
    `let ${name}_of = ${name} (`,
    gap(STRING),
    ' ^ ", " ^ ',
    gap(STRING),
    ")",
  ];
  return {
    parts,
    entries: [variable(`${name}_of`, list(STRING)), called(name, fn(STRING, list(STRING)), 200)],
    features: [
      "string",
      "or-pattern",
      "guard",
      "constant pattern",
      "local recursive function",
      "tail recursion",
      "String",
    ],
  };
}

/** Deep, but well within OCaml's own stack. */
function deep(ctx: Context, gap: Gap): Script {
  const name = freshName(ctx.world, "deep");
  const n = ctx.rand.pick([1000, 10_000, 30_000]);
  const parts = [
    `let ${name} =\n  let rec count n = if n = 0 then `,
    gap(INT),
    " else 1 + count (n - 1) in\n",
    "  let rec build n = if n = 0 then [] else n :: build (n - 1) in\n",
    `  (count ${n}, List.length (List.map succ (build ${n})), List.fold_right (fun x acc -> acc lxor x) (build ${n}) 0)`,
  ];
  return {
    parts,
    entries: [variable(name, tuple(INT, INT, INT))],
    features: ["deep recursion", "local recursive function", "recursion on int"],
  };
}

/** A module with a type, used from outside by its path, opened in patterns and in expressions. */
function shapes(ctx: Context, gap: Gap): Script {
  const m = freshName(ctx.world, "Shape");
  const parts = [
    `module ${m} = struct\n  type t = Dot | Line of int | Box of int * int\n  type info = { name : string; sides : int }\n  let unit = Box (1, `,
    gap(INT),
    ")\n  module Deep = struct let scale k = function Line n -> Line (n * k) | other -> other end\nend\n",
    `let area = function\n  | ${m}.Dot -> 0\n  | ${m}.(Line n) when n < 0 -> -n\n  | ${m}.(Line n | Box (n, 1)) -> n\n  | ${m}.(Box (w, h)) -> w * h\n`,
    `let all_${m} = List.map area ${m}.[unit; Dot; Line `,
    gap(INT),
    `; Deep.scale 3 (Line `,
    gap(INT),
    `)]\nlet named_${m} = ${m}.{ name = `,
    gap(STRING),
    `; sides = List.length all_${m} }\nlet sides_${m} = let open ${m} in named_${m}.sides + (match named_${m} with ${m}.{ sides; _ } -> sides)`,
  ];
  const entries = [variable(`all_${m}`, list(INT)), variable(`sides_${m}`, INT)];
  const features: readonly Feature[] = [
    "module",
    "nested module",
    "open pattern",
    "M.(...)",
    "let open",
    "record",
    "or-pattern that binds",
    "guard",
    "field punning",
  ];
  return { parts, entries, features };
}

/** A field and a constructor that two types have: the last counts, unless the type is known. */
function sharedNames(ctx: Context, gap: Gap): Script {
  const n = freshName(ctx.world, "").trim();
  const parts = [
    `type one${n} = { it${n} : int; also${n} : string }\ntype two${n} = { it${n} : bool }\ntype a${n} = Same${n} | Only${n} of int\ntype b${n} = Same${n} | Other${n}\n`,
    `let last${n} = { it${n} = `,
    gap(BOOL),
    " }\n",
    `let first${n} : one${n} = { it${n} = `,
    gap(INT),
    `; also${n} = `,
    gap(STRING),
    " }\n",
    `let get${n} (r : one${n}) = r.it${n}\nlet sum${n} = (get${n} first${n}, last${n}.it${n}, first${n}.also${n})\n`,
    `let which${n} (x : a${n}) = match x with Same${n} -> 1 | Only${n} k -> k\nlet both${n} = [which${n} Same${n}; which${n} (Only${n} `,
    gap(INT),
    `)]\nlet plain${n} = (Same${n} = Other${n})`,
  ];
  const entries = [
    variable(`sum${n}`, tuple(INT, BOOL, STRING)),
    variable(`both${n}`, list(INT)),
    variable(`plain${n}`, BOOL),
  ];
  return { parts, entries, features: ["name of two types", "record", "variant", "type annotation"] };
}

function lazyStream(ctx: Context, gap: Gap): Script {
  const [type, item] = [freshName(ctx.world, "stream"), baseType(ctx)];
  const n = type.slice(6);
  const parts = [
    `type 'a ${type} = Cons${n} of 'a * 'a ${type} Lazy.t\nlet rec from_${type} x = Cons${n} (x, lazy (print_char '.'; from_${type} `,
    gap(item, [variable("x", item)]),
    "))\n",
    `let rec take_${type} k (Cons${n} (x, rest)) = if k <= 0 then [] else x :: take_${type} (k - 1) (Lazy.force rest)\nlet made_${type} = from_${type} `,
    gap(item),
    "\n",
    `let taken_${type} = (take_${type} 3 made_${type}, take_${type} ${ctx.rand.int(0, 5)} made_${type})\nlet head_${type} = match made_${type} with Cons${n} (_, lazy (Cons${n} (y, _))) -> y`,
  ];
  return {
    parts,
    entries: [variable(`taken_${type}`, tuple(list(item), list(item))), variable(`head_${type}`, item)],
    features: [
      "lazy",
      "lazy pattern",
      "Lazy",
      "parametric variant",
      "recursive variant",
      "nested pattern",
      "evaluation order",
      "polymorphic function",
    ],
  };
}
