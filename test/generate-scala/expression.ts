// Random expressions of a wanted type: rows of the table with their holes filled, and what binds names: functions,
// blocks, matches and loops.
import type { Rand } from "../generate/random.js";
import { ROWS } from "./rows.js";
import { type Binding, depthOf, fill, fitted, isVariable, readType, sameType, type Type, writeType } from "./type.js";

export type Variable = { readonly name: string; readonly type: Type; readonly isVar: boolean };
/** A method of the program, or a constructor. */
export type Method = { readonly name: string; readonly params: readonly Type[]; readonly result: Type };
export type Case = { readonly name: string; readonly fields: readonly Type[] };
/** A sealed class with its cases; the first refers to no other value of it. */
export type Hierarchy = { readonly name: string; readonly cases: readonly Case[] };

export type Context = {
  readonly rand: Rand;
  readonly variables: readonly Variable[];
  readonly methods: readonly Method[];
  readonly hierarchies: readonly Hierarchy[];
  readonly fresh: { next: number };
};

type Maker = { readonly result: Type; readonly template: string };

const MAKERS: readonly Maker[] = ROWS.flatMap(([type, ...templates]) =>
  templates.map((template) => ({ result: readType(type), template })),
);

export function expression(cx: Context, type: Type, depth: number): string {
  const { rand } = cx;
  if (depth <= 0) return leaf(cx, type);
  const own = cx.variables.filter((variable) => sameType(variable.type, type));
  if (own.length > 0 && rand.chance(0.25)) return rand.pick(own).name;
  const form = rand.weighted<(cx: Context, type: Type, depth: number) => string>([
    [12, fromTable],
    [3, fromMethod],
    [1, block],
    [1, loop],
    [2, matching],
  ]);
  if (type.name === "=>" && rand.chance(0.8)) return lambda(cx, type, depth - 1);
  return form(cx, type, depth - 1);
}

// ---- what has no parts ----

const LITERALS: Readonly<Record<string, readonly string[]>> = {
  Int: ["0", "1", "2", "3", "7", "10", "(-1)", "(-5)", "100", "65", "Int.MaxValue", "Int.MinValue", "123456789", "31"],
  Long: ["0L", "1L", "(-1L)", "5L", "40L", "4294967296L", "Long.MaxValue", "Long.MinValue", "(-77L)"],
  Double: ["0.0", "1.0", "0.5", "(-2.5)", "1e10", "3.14", "1e-5", "100.0", "1.0E7", "(0.1 + 0.2)", "(1.0 / 0)"],
  BigInt: ["BigInt(0)", "BigInt(1)", "BigInt(-3)", 'BigInt("123456789012345678901234567890")', "BigInt(10)"],
  Char: ["'a'", "'b'", "'z'", "'A'", "'0'", "'9'", "' '", "'-'", "','"],
  Boolean: ["true", "false"],
  String: ['""', '"a"', '"b"', '"abc"', '"12"', '"x,y"', '" pad "', '"Hello"', '"a\\tb"', '"-7"'],
};

/** Small, with no other type that can be made of nothing. */
export function leaf(cx: Context, type: Type): string {
  const { rand } = cx;
  const own = cx.variables.filter((variable) => sameType(variable.type, type));
  if (own.length > 0 && rand.chance(0.7)) return rand.pick(own).name;
  const literals = LITERALS[type.name];
  if (literals !== undefined) return rand.pick(literals);
  const [first, second] = type.args as [Type, Type];
  switch (type.name) {
    case "Option":
      return `(${rand.chance(0.4) ? "None" : `Some(${leaf(cx, first)})`}: ${writeType(type)})`;
    case "List":
      return listOf(
        first,
        Array.from({ length: rand.int(0, 3) }, () => leaf(cx, first)),
      );
    case "()":
      return `(${leaf(cx, first)}, ${leaf(cx, second)})`;
    case "Box":
      return `Box(${leaf(cx, first)})`;
    case "=>":
      return lambda(cx, type, 0);
    default:
      return ofHierarchy(cx, type, 0);
  }
}

/** Scala 2.11 takes `List[Int]()` for `Nil`, and asks what Nothing has. */
function listOf(type: Type, items: readonly string[]): string {
  const name = writeType(type);
  return items.length === 0 ? `(Nil: List[${name}])` : `List[${name}](${items.join(", ")})`;
}

function ofHierarchy(cx: Context, type: Type, depth: number): string {
  const hierarchy = cx.hierarchies.find(({ name }) => name === type.name);
  if (hierarchy === undefined) throw new Error(`no values of ${writeType(type)}`);
  const [first] = hierarchy.cases as readonly [Case, ...Case[]];
  const chosen = depth <= 0 ? first : cx.rand.pick(hierarchy.cases);
  const args = chosen.fields.map((field) => expression(cx, field, depth - 1)).join(", ");
  return `(${chosen.name}${args === "" ? "" : `(${args})`}: ${type.name})`;
}

// ---- the table ----

function fromTable(cx: Context, type: Type, depth: number): string {
  if (cx.hierarchies.some(({ name }) => name === type.name) && cx.rand.chance(0.6)) return ofHierarchy(cx, type, depth);
  const fitting = MAKERS.flatMap((maker) => {
    const binding = fitted(maker.result, type);
    return binding === undefined ? [] : [{ ...maker, binding, weight: isVariable(maker.result) ? 1 : 2 }];
  });
  const chosen = cx.rand.weighted(fitting.map((maker) => [maker.weight, maker] as const));
  return filled(cx, chosen.template, chosen.binding, depth);
}

/** Type variables that the result does not decide are chosen once for the row. */
function filled(cx: Context, template: string, known: Binding, depth: number): string {
  const binding = new Map(known);
  for (const name of ["A", "B", "C", "D"]) if (!binding.has(name)) binding.set(name, anyType(cx, 1));
  return template.replaceAll(/\{(#|n|:?[A-Z(](?:[^{}]*))\}/g, (whole, hole: string) => {
    if (hole === "#") return String(++cx.fresh.next);
    if (hole === "n") return String(cx.rand.int(0, 4));
    if (hole.startsWith(":")) return writeType(fill(readType(hole.slice(1)), binding));
    if (!/^[A-Z(][\w[\](), =>]*$/.test(hole)) return whole;
    return expression(cx, fill(readType(hole), binding), depth);
  });
}

const BASIC = ["Int", "Int", "Int", "Long", "Double", "Char", "Boolean", "String", "BigInt"];

export function anyType(cx: Context, depth: number): Type {
  const { rand } = cx;
  if (depth <= 0 || rand.chance(0.6)) {
    const own = cx.hierarchies.map(({ name }) => name);
    return { name: rand.pick([...BASIC, ...own, ...own]), args: [] };
  }
  const name = rand.pick(["Option", "List", "List", "()", "Box"]);
  const args = Array.from({ length: name === "()" ? 2 : 1 }, () => anyType(cx, depth - 1));
  return { name, args };
}

function fromMethod(cx: Context, type: Type, depth: number): string {
  const fitting = cx.methods.filter(({ result }) => sameType(result, type));
  if (fitting.length === 0) return fromTable(cx, type, depth);
  const { name, params } = cx.rand.pick(fitting);
  const args = params.map((param) => expression(cx, param, depth));
  // A method of an object: the first is the receiver.
  if (name.startsWith(".")) return `${args[0]}${name}(${args.slice(1).join(", ")})`;
  return `${name}(${args.join(", ")})`;
}

// ---- what binds names ----

function freshName(cx: Context, stem: string): string {
  cx.fresh.next += 1;
  return `${stem}${cx.fresh.next}`;
}

export function withVariable(cx: Context, name: string, type: Type, isVar = false): Context {
  return { ...cx, variables: [...cx.variables, { name, type, isVar }] };
}

function lambda(cx: Context, type: Type, depth: number): string {
  const result = type.args.at(-1) as Type;
  let inner = cx;
  const params = type.args.slice(0, -1).map((param) => {
    const name = freshName(cx, "x");
    inner = withVariable(inner, name, param);
    return `${name}: ${writeType(param)}`;
  });
  return `((${params.join(", ")}) => ${expression(inner, result, depth)})`;
}

function block(cx: Context, type: Type, depth: number): string {
  const of = anyType(cx, 1);
  const name = freshName(cx, "v");
  const word = cx.rand.weighted([
    [3, "val"],
    [1, "lazy val"],
  ]);
  const written = cx.rand.chance(0.5) || depthOf(of) > 1 ? `: ${writeType(of)}` : "";
  const value = expression(cx, of, depth);
  return `({ ${word} ${name}${written} = ${value}; ${expression(withVariable(cx, name, of), type, depth)} })`;
}

/** A variable that is changed a few times. */
function loop(cx: Context, type: Type, depth: number): string {
  const [name, count] = [freshName(cx, "r"), freshName(cx, "i")];
  const inner = withVariable(withVariable(cx, name, type, true), count, readType("Int"));
  const step = expression(inner, type, Math.min(depth, 2));
  const start = `var ${name}: ${writeType(type)} = ${expression(cx, type, depth)}`;
  const times = cx.rand.int(0, 4);
  if (cx.rand.chance(0.4)) return `({ ${start}; for (${count} <- 1 to ${times}) { ${name} = ${step} }; ${name} })`;
  return `({ ${start}; var ${count} = 0; while (${count} < ${times}) { ${name} = ${step}; ${count} += 1 }; ${name} })`;
}

function matching(cx: Context, type: Type, depth: number): string {
  const on = anyType(cx, 2);
  const value = expression(cx, on, depth);
  const total = cx.rand.chance(0.85) ? `; case _ => ${expression(cx, type, depth)}` : "";
  return `(${typedForMatch(value, on)} match { ${cases(cx, on, type, depth)}${total} })`;
}

/** Scala refuses patterns that cannot fit what the type of the value says. */
function typedForMatch(value: string, type: Type): string {
  return `(${value}: ${writeType(type)})`;
}

function cases(cx: Context, on: Type, type: Type, depth: number): string {
  const written = Array.from({ length: cx.rand.int(1, 3) }, () => {
    const bound: Variable[] = [];
    const text = pattern(cx, on, 2, bound);
    const inner = { ...cx, variables: [...cx.variables, ...bound] };
    const guard = cx.rand.chance(0.25) ? ` if ${expression(inner, readType("Boolean"), Math.min(depth, 1))}` : "";
    return `case ${text}${guard} => ${expression(inner, type, depth)}`;
  });
  return written.join("; ");
}

function pattern(cx: Context, type: Type, depth: number, bound: Variable[]): string {
  const { rand } = cx;
  const [first, second] = type.args as [Type, Type];
  const go = (inner: Type): string => pattern(cx, inner, depth - 1, bound);
  const hierarchy = cx.hierarchies.find(({ name }) => name === type.name);
  if (depth <= 0 || rand.chance(0.3)) {
    if (rand.chance(0.3)) return "_";
    const name = freshName(cx, "p");
    bound.push({ name, type, isVar: false });
    return name;
  }
  if (hierarchy !== undefined) {
    const { name, fields } = rand.pick(hierarchy.cases);
    return fields.length === 0 ? name : `${name}(${fields.map(go).join(", ")})`;
  }
  switch (type.name) {
    case "Option":
      return rand.chance(0.4) ? "None" : `Some(${go(first)})`;
    case "List":
      return rand.pick([() => "Nil", () => `${go(first)} :: ${go(type)}`, () => `List(${go(first)}, ${go(first)})`])();
    case "()":
      return `(${go(first)}, ${go(second)})`;
    case "Box":
      return `Box(${go(first)})`;
    default:
      return literalPattern(cx, type);
  }
}

const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  Int: ["0", "1", "-1", "7", "(0 | 1 | 2)"],
  Long: ["0L", "1L", "(5L | 40L)"],
  Char: ["'a'", "('b' | 'z')", "' '"],
  Boolean: ["true", "false"],
  String: ['""', '"a"', '("abc" | "b")'],
};

function literalPattern(cx: Context, type: Type): string {
  return cx.rand.pick(PATTERNS[type.name] ?? ["_"]);
}
