// Scenes with generalised algebraic types: typed evaluators over a random set of constructors,
// values that carry their type, packages that hide one, lists that know their length.
import type { Part } from "./code.js";
import { type Context, freshName, variable } from "./context.js";
import type { Rand } from "./random.js";
import { asked, type Gap, type SceneWriter, type Script } from "./script.js";
import { showerText } from "./show.js";
import {
  BOOL,
  con,
  INT,
  isCon,
  list,
  matchScheme,
  option,
  readType,
  STRING,
  substitute,
  type Type,
  tuple,
  writeType,
} from "./type.js";

export const GADT_SCENES: readonly SceneWriter[] = [evaluator, evaluator, dynamic, vectors];

// ---- evaluators ----

/** Constructors that an evaluator may have; `e` is the type of expressions, x, y and z are the arguments. */
const CASES = `
Add | int e * int e | int | eval x + eval y
Sub | int e * int e | int | let b = eval y in eval x - b
Not | bool e | bool | not (eval x)
And | bool e * bool e | bool | eval x && eval y
Less | int e * int e | bool | eval x < eval y
Eq | 'a e * 'a e | bool | eval x = eval y
If | bool e * 'a e * 'a e | 'a | if eval x then eval y else eval z
Pair | 'a e * 'b e | 'a * 'b | (eval x, eval y)
Fst | ('a * 'b) e | 'a | fst (eval x)
Snd | ('a * 'b) e | 'b | let _, b = eval x in b
Len | string e | int | String.length (eval x)
Cat | string e * string e | string | eval x ^ eval y
Lift | ('a -> 'b) * 'a e | 'b | x (eval y)
Nil | | 'a list | []
Cons | 'a e * 'a list e | 'a list | eval x :: eval y
Sum | int list e | int | List.fold_left ( + ) 0 (eval x)
`;

type Case = {
  readonly name: string;
  readonly args: readonly Type[];
  readonly result: Type;
  readonly meaning: string;
};

function readCase(line: string): Case {
  const [name = "", args = "", result = "", meaning = ""] = line.split("|").map((part) => part.trim());
  const read = args === "" ? [] : [readType(args).type].flatMap((type) => (type.kind === "tuple" ? type.items : type));
  return { name, args: read, result: readType(result).type, meaning };
}

const ALL_CASES = CASES.trim().split("\n").map(readCase);
const VALUES: readonly Case[] = [
  { name: "Int", args: [INT], result: INT, meaning: "x" },
  { name: "Bool", args: [BOOL], result: BOOL, meaning: "x" },
  { name: "Str", args: [STRING], result: STRING, meaning: "x" },
  { name: "Val", args: [readType("'a").type], result: readType("'a").type, meaning: "x" },
];
const NAMES = ["x", "y", "z"];

const isTerm = (type: Type): boolean => isCon(type, "e");

function evaluator(ctx: Context, gap: Gap): Script {
  const e = freshName(ctx.world, "expr");
  const n = e.slice(4);
  const cases = [...VALUES, ...ctx.rand.shuffle(ALL_CASES).slice(0, ctx.rand.int(2, 6))];
  const types = Array.from({ length: ctx.rand.int(1, 3) }, () => indexType(ctx.rand));
  const terms = types.map((type) => term(ctx, gap, { cases, n }, type, ctx.rand.int(2, 4)));
  const written = (type: Type): string => writeType(type, (name) => (name === "e" ? e : name));
  const declared = cases.map(({ name, args, result }) => {
    const from = args.map((arg) => (arg.kind === "fun" ? `(${written(arg)})` : written(arg))).join(" * ");
    return `  | ${name}${n} : ${from === "" ? "" : `${from} -> `}${written(con("e", result))}\n`;
  });
  const parts: Part[] = [
    `type _ ${e} =\n${declared.join("")}`,
    evalFunction(ctx.rand, e, n, cases),
    ctx.rand.chance(0.5) ? sizeFunction(e, n, cases) : `let size_${e} _ = 0\n`,
    ...terms.flatMap((parts, i): Part[] => [
      `let ${e}_${i} = `,
      ...parts,
      `\nlet ${e}_value_${i} = (eval_${e} ${e}_${i}, size_${e} ${e}_${i})\n`,
    ]),
    ...packed(ctx, e, types),
  ];
  const entries = types.flatMap((type, i) => [
    asked(`${e}_${i}`),
    variable(`${e}_value_${i}`, tuple(type, INT)),
    asked(`eval_${e}`),
  ]);
  return {
    parts,
    entries: [...entries, variable(`${e}_shown`, list(STRING))],
    features: ["GADT", "locally abstract type", "existential type", "polymorphic recursion", "list"],
  };
}

function indexType(rand: Rand): Type {
  const base = (): Type => rand.pick([INT, BOOL, STRING]);
  return rand.weighted<() => Type>([
    [4, base],
    [2, () => tuple(base(), base())],
    [1, () => list(base())],
  ])();
}

type Language = { readonly cases: readonly Case[]; readonly n: string };

/** An expression of the little language that stands for a value of the type. */
function term(ctx: Context, gap: Gap, language: Language, type: Type, fuel: number): Part[] {
  const fitting = language.cases.flatMap((c) => {
    const vars = [...new Set([...c.args, c.result].flatMap((part) => writeType(part).match(/'\w+/g) ?? []))];
    const subst = matchScheme({ vars, type: c.result }, c.result, type);
    return subst === undefined || (fuel <= 0 && c.args.some(isTerm)) ? [] : [{ c, subst, vars }];
  });
  const { c, subst, vars } = ctx.rand.pick(fitting);
  const chosen = new Map(vars.map((name) => [name, subst.get(name) ?? indexType(ctx.rand)] as const));
  const args = c.args.map((arg): Part[] => {
    const exact = substitute(arg, chosen);
    return isTerm(exact) && exact.kind === "con"
      ? term(ctx, gap, language, exact.args[0] ?? INT, fuel - 1)
      : [gap(exact, [], 3)];
  });
  const name = `${c.name}${language.n}`;
  if (args.length === 0) return [name];
  return [`(${name} (`, ...args.flatMap((arg, i): Part[] => (i === 0 ? arg : [", ", ...arg])), "))"];
}

function pattern(c: Case, n: string, names: readonly string[]): string {
  const given = c.args.map((_, i) => names[i] ?? "_");
  return `${c.name}${n}${given.length === 0 ? "" : ` (${given.join(", ")})`}`;
}

function evalFunction(rand: Rand, e: string, n: string, cases: readonly Case[]): string {
  const arms = cases.map((c) => `  | ${pattern(c, n, NAMES)} -> ${c.meaning.replaceAll("eval", `eval_${e}`)}\n`);
  const head = rand.pick([
    `: type a. a ${e} -> a = function`,
    `: type a. a ${e} -> a = fun e -> match e with`,
    `: 'a. 'a ${e} -> 'a = fun (type a) (e : a ${e}) : a -> match e with`,
  ]);
  return `let rec eval_${e} ${head}\n${rand.shuffle(arms).join("")}`;
}

function sizeFunction(e: string, n: string, cases: readonly Case[]): string {
  const arms = cases.map((c) => {
    const terms = NAMES.filter((_, i) => isTerm(c.args[i] ?? INT));
    const names = c.args.map((arg, i) => (isTerm(arg) ? (NAMES[i] ?? "_") : "_"));
    return `  | ${pattern(c, n, names)} -> ${["1", ...terms.map((name) => `size_${e} ${name}`)].join(" + ")}\n`;
  });
  return `let rec size_${e} : type a. a ${e} -> int = function\n${arms.join("")}`;
}

/** Expressions of several types in one list. */
function packed(ctx: Context, e: string, types: readonly Type[]): Part[] {
  const any = `Any_${e}`;
  const items = types.map((type, i) => `${any} (${e}_${i}, ${showerText(ctx, type, new Map())})`);
  const declared = ctx.rand.pick([
    `type any_${e} = ${any} : 'a ${e} * ('a -> string) -> any_${e}\n`,
    `type any_${e} = ${any} : ('a ${e} * ('a -> string)) -> any_${e}\n`,
  ]);
  const used = ctx.rand.pick([
    `let ${e}_shown = List.map (fun (${any} (e, f)) -> f (eval_${e} e)) [${items.join("; ")}]`,
    `let ${e}_shown =\n  let show = function ${any} (e, f) -> let v = eval_${e} e in f v ^ "!" in\n  List.map show [${items.join("; ")}]`,
  ]);
  return [declared, used];
}

// ---- values with their types ----

const WITNESSES = [
  ["Int", "int", "string_of_int x"],
  ["Bool", "bool", "string_of_bool x"],
  ["Str", "string", "x"],
  ["Char", "char", "String.make 1 x"],
] as const;

function dynamic(ctx: Context, gap: Gap): Script {
  const ty = freshName(ctx.world, "ty");
  const n = ty.slice(2);
  const base = ctx.rand.shuffle(WITNESSES).slice(0, ctx.rand.int(2, 4));
  const shows = base.map(([name, , shown]) => `  | ${name}${n}, x -> ${shown}\n`);
  const equal = base.map(([name]) => `  | ${name}${n}, ${name}${n} -> Some Refl${n}\n`);
  const items = Array.from({ length: ctx.rand.int(1, 4) }, () => witness(ctx, base, n, ctx.rand.int(0, 2)));
  const wanted = witness(ctx, base, n, ctx.rand.int(0, 1));
  const parts: Part[] = [
    `type _ ${ty} =\n${base.map(([name, type]) => `  | ${name}${n} : ${type} ${ty}\n`).join("")}`,
    `  | List${n} : 'a ${ty} -> 'a list ${ty}\n  | Both${n} : 'a ${ty} * 'b ${ty} -> ('a * 'b) ${ty}\n`,
    `type dyn${n} = Dyn${n} : 'a ${ty} * 'a -> dyn${n}\ntype (_, _) same${n} = Refl${n} : ('a, 'a) same${n}\n`,
    `let rec show_${ty} : type a. a ${ty} -> a -> string = fun t x -> match t, x with\n${shows.join("")}`,
    `  | List${n} t, l -> "[" ^ String.concat ";" (List.map (show_${ty} t) l) ^ "]"\n`,
    `  | Both${n} (a, b), (x, y) -> show_${ty} a x ^ "," ^ show_${ty} b y\n`,
    `let rec same_${ty} : type a b. a ${ty} -> b ${ty} -> (a, b) same${n} option = fun a b -> match a, b with\n`,
    equal.join(""),
    `  | List${n} a, List${n} b -> (match same_${ty} a b with Some Refl${n} -> Some Refl${n} | None -> None)\n`,
    `  | Both${n} (a, b), Both${n} (c, d) -> (match same_${ty} a c, same_${ty} b d with Some Refl${n}, Some Refl${n} -> Some Refl${n} | _ -> None)\n`,
    "  | _ -> None\n",
    `let cast_${ty} : type a. a ${ty} -> dyn${n} -> a option = fun t (Dyn${n} (u, x)) ->\n  match same_${ty} t u with Some Refl${n} -> Some x | None -> None\n`,
    `let all_${ty} = [`,
    ...items.flatMap(({ words, type }, i): Part[] => [
      `${i === 0 ? "" : "; "}Dyn${n} (${words}, `,
      gap(type, [], 4),
      ")",
    ]),
    `]\nlet shown_${ty} = List.map (fun (Dyn${n} (t, x)) -> show_${ty} t x) all_${ty}\n`,
    `let cast_to_${ty} = List.map (cast_${ty} ${wanted.words}) all_${ty}`,
  ];
  return {
    parts,
    entries: [
      variable(`shown_${ty}`, list(STRING)),
      variable(`cast_to_${ty}`, list(option(wanted.type))),
      asked(`all_${ty}`),
      asked(`cast_${ty}`),
    ],
    features: ["GADT", "existential type", "locally abstract type", "equality of types"],
  };
}

type Witness = { readonly words: string; readonly type: Type };

function witness(ctx: Context, base: readonly (typeof WITNESSES)[number][], n: string, depth: number): Witness {
  if (depth > 0 && ctx.rand.chance(0.5)) {
    const [a, b] = [witness(ctx, base, n, depth - 1), witness(ctx, base, n, depth - 1)];
    if (ctx.rand.chance(0.5)) return { words: `(List${n} ${a.words})`, type: list(a.type) };
    return { words: `(Both${n} (${a.words}, ${b.words}))`, type: tuple(a.type, b.type) };
  }
  const [name, type] = ctx.rand.pick(base);
  return { words: `${name}${n}`, type: con(type) };
}

// ---- lists that know their length ----

function vectors(ctx: Context, gap: Gap): Script {
  const v = freshName(ctx.world, "vec");
  const n = v.slice(3);
  const item = ctx.rand.pick([INT, STRING, BOOL]);
  const length = ctx.rand.int(1, 4);
  const vector = (): Part[] => [
    ...Array.from({ length }, (): Part[] => [`Cons${n} (`, gap(item, [], 3), ", "]).flat(),
    `Nil${n}${")".repeat(length)}`,
  ];
  const pair = [variable("x", item), variable("y", item)];
  const parts: Part[] = [
    `type zero${n} = Zero${n}\ntype 'n succ${n} = Succ${n}\ntype ('a, _) ${v} = Nil${n} : ('a, zero${n}) ${v} | Cons${n} : 'a * ('a, 'n) ${v} -> ('a, 'n succ${n}) ${v}\n`,
    `let first_${v} : type n. ('a, n succ${n}) ${v} -> 'a = fun (Cons${n} (x, _)) -> x\n`,
    `let rec list_${v} : type a n. (a, n) ${v} -> a list = function Nil${n} -> [] | Cons${n} (x, rest) -> x :: list_${v} rest\n`,
    `let rec zip_${v} : type a b c n. (a -> b -> c) -> (a, n) ${v} -> (b, n) ${v} -> (c, n) ${v} = fun f a b ->\n  match a, b with\n  | Nil${n}, Nil${n} -> Nil${n}\n  | Cons${n} (x, xs), Cons${n} (y, ys) -> Cons${n} (f x y, zip_${v} f xs ys)\n`,
    `let one_${v} = `,
    ...vector(),
    `\nlet two_${v} = `,
    ...vector(),
    `\nlet both_${v} = zip_${v} (fun x y -> `,
    gap(item, pair, 4),
    `) one_${v} two_${v}\nlet seen_${v} = (first_${v} both_${v}, list_${v} both_${v})`,
  ];
  return {
    parts,
    entries: [variable(`seen_${v}`, tuple(item, list(item))), asked(`both_${v}`), asked(`zip_${v}`)],
    features: ["GADT", "locally abstract type", "polymorphic recursion", "phantom type"],
  };
}
