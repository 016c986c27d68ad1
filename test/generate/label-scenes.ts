// Scenes for what courses meet after the basics: labels and optional arguments in every order,
// binding operators, explicit polymorphism, local exceptions.
import { at, Level, node, type Part } from "./code.js";
import { type Context, type Entry, freshName, variable } from "./context.js";
import type { Feature } from "./feature.js";
import type { Rand } from "./random.js";
import type { Gap, SceneWriter, Script } from "./script.js";
import { BOOL, INT, list, option, STRING, tuple } from "./type.js";

export const LABEL_SCENES: readonly SceneWriter[] = [
  labelled,
  labelled,
  labelledRecursion,
  labelledLibrary,
  bindingOperators,
  stateMonad,
  nestedData,
  polymorphicField,
  abstractTypes,
  localException,
];

// ---- labels ----

/** plain: x, label: ~x, option: ?x, default: ?(x = e). */
type Param = { readonly kind: "plain" | "label" | "option" | "default"; readonly name: string };

const isOptional = ({ kind }: Param): boolean => kind === "option" || kind === "default";

/** A function that tells what it is given, and calls of it with labels in any order. */
function labelled(ctx: Context, gap: Gap): Script {
  const { rand } = ctx;
  const [f, say] = [freshName(ctx.world, "labelled"), freshName(ctx.world, "say")];
  const params = paramsOf(rand);
  const bound = params.map((p) => variable(p.name, p.kind === "option" ? option(INT) : INT));
  const calls = Array.from({ length: rand.int(2, 4) }, () => callOf(rand, gap, f, say, params));
  const written = params.flatMap((p, i): Part[] => paramOf(p, gap, say, bound.slice(0, i), rand));
  const parts: Part[] = [
    `let ${say} s (x : int) = print_string s; x\nlet ${f}`,
    ...written,
    ` : int =\n  print_string "{${f}}";\n  `,
    gap(INT, bound, 7),
    `\nlet ${f}_results = [`,
    ...calls.flatMap((call, i): Part[] => (i === 0 ? [call] : [";\n  ", call])),
    "]",
    rand.chance(0.5) ? `\nlet ${f}_waiting = ${waiting(rand, f, params)}` : "",
  ];
  const features = new Set<Feature>(["evaluation order", "list"]);
  for (const p of params) {
    if (p.kind === "label") features.add("labelled parameter");
    if (isOptional(p)) features.add("optional parameter");
    if (p.kind === "default") features.add("default of a parameter");
  }
  return { parts, entries: [variable(`${f}_results`, list(INT))], features: [...features] };
}

const NAMES = ["a", "b", "c", "d"];

/** The last one has no label, so that all can be given. */
function paramsOf(rand: Rand): readonly Param[] {
  const kinds = ["plain", "label", "label", "option", "default", "default"] as const;
  const before = Array.from(
    { length: rand.int(1, 3) },
    (_, i): Param => ({ kind: rand.pick(kinds), name: NAMES[i] ?? "e" }),
  );
  return [...before, { kind: "plain", name: "last" }];
}

function paramOf({ kind, name }: Param, gap: Gap, say: string, earlier: readonly Entry[], rand: Rand): Part[] {
  switch (kind) {
    case "plain":
      return [rand.chance(0.3) ? ` (${name} : int)` : ` ${name}`];
    case "label":
      return [rand.pick([` ~${name}`, ` ~(${name} : int)`, ` ~${name}:${name}`])];
    case "option":
      return [rand.pick([` ?${name}`, ` ?(${name} : int option)`, ` ?${name}:${name}`])];
    case "default": {
      const value: Part[] = [` = ${say} "[default ${name}]" `, gap(INT, earlier, 3), ")"];
      return [rand.pick([` ?(${name}`, ` ?(${name} : int`, ` ?${name}:(${name}`]), ...value];
    }
  }
}

/** One call: all arguments in some order, in two steps, by place, piped, or through a function that knows no labels. */
function callOf(rand: Rand, gap: Gap, f: string, say: string, params: readonly Param[]): Part {
  const value = (p: Param): Part[] => [`(${say} "<${p.name}>" `, gap(INT, [], 3), ")"];
  const required = params.filter((p) => !isOptional(p));
  const alone = required.length === 1;
  const ways: [number, () => readonly Part[]][] = [
    [4, () => [f, ...inAnyOrder(rand, params, value)]],
    [3, () => inTwoSteps(rand, f, params, value)],
    [2, () => [f, ...required.flatMap((p): Part[] => [" ", ...value(p)])]],
    [alone ? 1.5 : 0, () => [...value(params[params.length - 1] ?? { kind: "plain", name: "last" }), ` |> ${f}`]],
    [alone ? 1.5 : 0, () => [`List.fold_left ( + ) 0 (List.map ${f} [`, gap(INT, [], 2), "; 2])"]],
  ];
  return at(Level.open, node(INT, Level.apply, rand.weighted(ways)(), "labelled argument"));
}

type Value = (p: Param) => Part[];

function inAnyOrder(rand: Rand, params: readonly Param[], value: Value): Part[] {
  const given = params.filter((p) => !isOptional(p) || rand.chance(0.5));
  return shuffled(rand, given).flatMap((p) => argumentOf(rand, p, value));
}

/** Arguments without a label keep their order. */
function shuffled(rand: Rand, params: readonly Param[]): readonly Param[] {
  const plain = params.filter((p) => p.kind === "plain");
  const labels = params.filter((p) => p.kind !== "plain");
  const mixed: Param[] = [...plain];
  for (const p of labels) mixed.splice(rand.int(0, mixed.length), 0, p);
  return mixed;
}

function argumentOf(rand: Rand, p: Param, value: Value): Part[] {
  if (p.kind === "plain") return [" ", ...value(p)];
  if (!isOptional(p) || rand.chance(0.5)) return [` ~${p.name}:`, ...value(p)];
  return rand.chance(0.3) ? [` ?${p.name}:None`] : [` ?${p.name}:(Some `, ...value(p), ")"];
}

/** Some labelled arguments come later: (let g = f ~b:1 2 in g ~a:3). */
function inTwoSteps(rand: Rand, f: string, params: readonly Param[], value: Value): readonly Part[] {
  const late = params.filter((p) => p.kind === "label" && rand.chance(0.7));
  const early = params.filter((p) => !late.includes(p) && (!isOptional(p) || rand.chance(0.4)));
  const first = shuffled(rand, early).flatMap((p) => argumentOf(rand, p, value));
  if (late.length === 0) return [f, ...first];
  const rest = shuffled(rand, late).flatMap((p) => argumentOf(rand, p, value));
  return ["(let g = ", f, ...first, ' in print_string "|"; g', ...rest, ")"];
}

/** A partial application, to be shown with its type. */
function waiting(rand: Rand, f: string, params: readonly Param[]): string {
  const labels = params.filter((p) => p.kind !== "plain" && rand.chance(0.5));
  return [f, ...labels.map((p) => `~${p.name}:1`)].join(" ");
}

function labelledRecursion(ctx: Context, gap: Gap): Script {
  const f = freshName(ctx.world, "upto");
  const bound = [variable("from", INT), variable("step", INT)];
  const parts = [
    `let rec ${f} ~from ?(step = `,
    gap(INT, [variable("from", INT)], 2),
    ` land 3 + 1) ?(acc = []) until =\n  if from > until || List.length acc > 20 then acc\n  else ${f} (until - `,
    gap(INT, bound, 2),
    ` land 1) ~acc:(from :: acc) ~step ~from:(from + step)\nlet ${f}_lists = (${f} ~from:1 9, ${f} 7 ~from:0 ~step:2, List.map (${f} ~from:2) [3; 4])`,
  ];
  return {
    parts,
    entries: [variable(`${f}_lists`, tuple(list(INT), list(INT), list(list(INT))))],
    features: ["labelled parameter", "default of a parameter", "recursion on int", "labelled argument"],
  };
}

function labelledLibrary(ctx: Context, gap: Gap): Script {
  const l = freshName(ctx.world, "used");
  const [x, y] = [variable("x", INT), variable("y", INT)];
  // Inside the open, the names of the library mean something else.
  const parts = [
    `let ${l} =\n  let f x = `,
    gap(INT, [x], 4),
    " and g x y = ",
    gap(INT, [x, y], 4),
    " and p x = ",
    gap(BOOL, [x], 4),
    " and l = ",
    gap(list(INT)),
    " and sep = ",
    gap(STRING),
    ` in\n  let open ${ctx.rand.pick(["StdLabels", "Stdlib.StdLabels"])} in\n  let l = List.map ~f l in\n  let s = List.fold_left l ~init:3 ~f:g in\n`,
    "  let t = String.concat ~sep (List.map l ~f:string_of_int) in\n  (List.filter l ~f:p, s, String.sub t ~pos:0 ~len:(min 3 (String.length t)), ListLabels.mem s ~set:l, ArrayLabels.fold_right [| s |] ~f:( + ) ~init:1)",
  ];
  return {
    parts,
    entries: [variable(l, tuple(list(INT), INT, STRING, BOOL, INT))],
    features: ["labelled argument", "StdLabels", "let open"],
  };
}

// ---- binding operators ----

function bindingOperators(ctx: Context, gap: Gap): Script {
  const f = freshName(ctx.world, "bound");
  const say = ctx.rand.chance(0.5) ? 'print_string "*"; ' : "";
  const [x, y, z] = [variable("x", INT), variable("y", INT), variable("z", INT)];
  const parts = [
    `let ${f} =\n  let ( let* ) o f = ${say}match o with None -> None | Some x -> f x in\n`,
    `  let ( and* ) a b = ${say}match a, b with Some a, Some b -> Some (a, b) | _ -> None in\n`,
    "  let ( let+ ) o f = Option.map f o in\n",
    "  let* x = ",
    gap(option(INT)),
    "\n  and* y = ",
    gap(option(INT)),
    ctx.rand.chance(0.5) ? "\n  and* _ = Some () in\n" : " in\n",
    "  let* (z, _) = if ",
    gap(BOOL, [x, y], 4),
    " then Some (",
    gap(INT, [x, y], 4),
    ", 'c') else None in\n  let o = Some z in\n  ",
    ctx.rand.pick(["let+ z = o in ", "let+ o in let z = o in "]),
    gap(INT, [x, y, z], 5),
  ];
  return { parts, entries: [variable(f, option(INT))], features: ["let operator", "option", "local function"] };
}

function stateMonad(ctx: Context, gap: Gap): Script {
  const m = freshName(ctx.world, "State");
  const run = `run${m.slice(5)}`;
  const [n, x] = [variable("n", INT), variable("x", INT)];
  const parts = [
    `module ${m} = struct\n  let return x s = (x, s)\n  let ( let* ) m f s = let x, s = m s in f x s\n  let ( let@ ) = ( let* )\n  let get s = (s, s)\n  let put s _ = ((), s)\nend\n`,
    `let ${run} start =\n  let open ${m} in\n  let rec label l = match l with\n    | [] -> return []\n    | x :: rest ->\n      let* n = get in\n      let* () = put (n + `,
    gap(INT, [n, x], 4),
    ` land 7) in\n      let@ rest = label rest in\n      return ((n, x) :: rest)\n  in\n  label `,
    gap(list(INT)),
    ` start\nlet ${run}_result = ${run} `,
    gap(INT),
  ];
  return {
    parts,
    entries: [variable(`${run}_result`, tuple(list(tuple(INT, INT)), INT))],
    features: ["let operator", "module", "let open", "local recursive function"],
  };
}

// ---- explicit polymorphism ----

function nestedData(ctx: Context, gap: Gap): Script {
  const t = freshName(ctx.world, "nested");
  const n = t.slice(6);
  const forAll = ctx.rand.pick([`'a. 'a ${t}`, `type a. a ${t}`]);
  const parts = [
    `type 'a ${t} = Nil${n} | Zero${n} of ('a * 'a) ${t} | One${n} of 'a * ('a * 'a) ${t}\n`,
    `let rec cons_${t} : 'a. 'a -> 'a ${t} -> 'a ${t} = fun x -> function\n  | Nil${n} -> One${n} (x, Nil${n})\n  | Zero${n} s -> One${n} (x, s)\n  | One${n} (y, s) -> Zero${n} (cons_${t} (x, y) s)\n`,
    `let rec size_${t} : ${forAll} -> int = function\n  | Nil${n} -> 0\n  | Zero${n} s -> 2 * size_${t} s\n  | One${n} (_, s) -> 1 + 2 * size_${t} s\n`,
    `let rec fold_${t} : 'a 'b. ('b -> 'a -> 'b) -> 'b -> 'a ${t} -> 'b = fun f z -> function\n  | Nil${n} -> z\n  | Zero${n} s -> fold_${t} (fun z (a, b) -> f (f z a) b) z s\n  | One${n} (a, s) -> fold_${t} (fun z (a, b) -> f (f z a) b) (f z a) s\n`,
    `let of_${t} = List.fold_right cons_${t} `,
    gap(list(INT)),
    ` Nil${n}\nlet about_${t} = (size_${t} of_${t}, fold_${t} (fun x y -> `,
    gap(INT, [variable("x", INT), variable("y", INT)], 4),
    `) 0 of_${t}, size_${t} (cons_${t} "a" Nil${n}))`,
  ];
  return {
    parts,
    entries: [variable(`about_${t}`, tuple(INT, INT, INT))],
    features: ["polymorphic recursion", "explicit polymorphism", "parametric variant", "recursive variant"],
  };
}

function polymorphicField(ctx: Context, gap: Gap): Script {
  const r = freshName(ctx.world, "church");
  const [x, acc] = [variable("x", INT), variable("acc", INT)];
  const parts = [
    `type 'a ${r} = { fold_${r} : 'r. ('a -> 'r -> 'r) -> 'r -> 'r; ${ctx.rand.chance(0.5) ? "mutable " : ""}name_${r} : string }\n`,
    `let of_${r} l = { fold_${r} = (fun f z -> List.fold_right f l z); name_${r} = `,
    gap(STRING),
    ` }\nlet both_${r} a { fold_${r} = fold; name_${r} } =\n  { fold_${r} = (fun f z -> a.fold_${r} f (fold f z)); name_${r} = a.name_${r} ^ name_${r} }\n`,
    `let made_${r} = both_${r} (of_${r} `,
    gap(list(INT)),
    `) (of_${r} `,
    gap(list(INT)),
    `)\nlet seen_${r} = (made_${r}.fold_${r} (fun x acc -> `,
    gap(INT, [x, acc], 5),
    `) 0, made_${r}.fold_${r} (fun x l -> string_of_int x :: l) [], { made_${r} with name_${r} = "b" }.fold_${r} (fun _ n -> n + 1) 0)`,
  ];
  return {
    parts,
    entries: [variable(`seen_${r}`, tuple(INT, list(STRING), INT))],
    features: ["polymorphic field", "parametric record", "record pattern", "functional update"],
  };
}

function abstractTypes(ctx: Context, gap: Gap): Script {
  const f = freshName(ctx.world, "best");
  const head = ctx.rand.pick([
    `let ${f} (type a) ~(less : a -> a -> bool) (l : a list) : a option =`,
    `let ${f} : type a. less:(a -> a -> bool) -> a list -> a option = fun ~less l ->`,
    `let ${f} = fun (type a) ~(less : a -> a -> bool) (l : a list) ->`,
  ]);
  const parts = [
    `${head}\n  let rec go (best : _ option) = function\n    | [] -> best\n    | x :: rest -> go (match best with Some b when less x b -> best | _ -> Some x) rest\n  in\n  go None l\n`,
    `let ${f}_found = (${f} `,
    gap(list(INT)),
    " ~less:(fun x y -> ",
    gap(BOOL, [variable("x", INT), variable("y", INT)], 4),
    `), ${f} ~less:( < ) `,
    gap(list(STRING)),
    ")",
  ];
  return {
    parts,
    entries: [variable(`${f}_found`, tuple(option(INT), option(STRING)))],
    features: ["locally abstract type", "labelled parameter", "labelled argument"],
  };
}

// ---- local exceptions ----

function localException(ctx: Context, gap: Gap): Script {
  const f = freshName(ctx.world, "leave");
  const x = variable("x", INT);
  const parts = [
    `let ${f} l =\n  let exception Found of int * string in\n  let exception Nothing in\n  match\n    List.iter (fun x -> if `,
    gap(BOOL, [x], 4),
    " then raise (Found (",
    gap(INT, [x], 4),
    ', "here"))) l;\n    if List.length l > 2 then raise Nothing\n  with\n  | () -> None\n  | exception Found (n, s) -> Some (n, s)\n  | exception Nothing -> Some (-1, "")\n',
    `let ${f}_results = (${f} `,
    gap(list(INT)),
    `, ${f} [1; 2; 3], ${f} [])`,
  ];
  const found = option(tuple(INT, STRING));
  return {
    parts,
    entries: [variable(`${f}_results`, tuple(found, found, found))],
    features: ["local exception", "exception pattern", "raise"],
  };
}
