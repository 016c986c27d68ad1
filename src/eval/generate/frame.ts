// What the generator carries along: facts about the program, and the JavaScript function
// being written. Variables of the program become v1, v2 ...; temporaries t1, t2 ....
import type { Expr, Name, NodeId } from "../../core/expr.js";
import type { PrimName } from "../../core/primitive.js";
import type { Ctor, Value } from "../../core/value.js";
import { atom, type Js } from "../js.js";
import type { Unit } from "../unit.js";
import type { CodeFacts } from "./facts.js";
import type { CodeStyle } from "./style.js";

/** Where the value of an expression goes. `tail`: nothing is left to do in the frame. */
export type Dest =
  | { readonly kind: "return"; readonly tail: boolean }
  | { readonly kind: "set"; readonly to: string }
  | { readonly kind: "drop" };

export type Variable = { readonly js: Js; readonly arity: number | undefined };

export type Generator = CodeFacts & {
  readonly unit: Unit;
  readonly style: CodeStyle;
  readonly variables: Map<Name, Variable>;
  readonly ctors: ObjectPool<Ctor>;
  readonly constants: ObjectPool<Value>;
  readonly primitives: ObjectPool<PrimName>;
  /** The number of the first branch of each node that has some. */
  readonly branches: Map<NodeId, number>;
  branchCount: number;
  serial: number;
  /** The writers of expressions, here so that files of one kind of node need not import those of another. */
  emit(frame: Frame, e: Expr, dest: Dest): void;
  value(frame: Frame, e: Expr): Js;
  bindAlong(frame: Frame, e: Expr): Expr;
};

export type Frame = {
  readonly gen: Generator;
  readonly out: string[];
  /** Declared at the start of the function. */
  readonly temporaries: string[];
  /** Has a depth `d` to give back before it returns. */
  readonly counted: boolean;
  readonly loop: Loop | undefined;
};

/** A function that calls itself in tail position. */
export type Loop = { readonly name: Name; readonly label: string; readonly params: readonly string[] };

/** Objects that the text refers to by number: kept once each. */
export type ObjectPool<T> = { readonly prefix: string; readonly items: Map<T, string> };

export function pool<T>(prefix: string): ObjectPool<T> {
  return { prefix, items: new Map() };
}

export function pooled<T>(from: ObjectPool<T>, item: T): string {
  const text = from.items.get(item) ?? `${from.prefix}${from.items.size}`;
  from.items.set(item, text);
  return text;
}

export function serial(gen: Generator): number {
  gen.serial++;
  return gen.serial;
}

/** The number of the first of so many branches of a node. */
export function firstBranch(gen: Generator, id: NodeId, count: number): number {
  const known = gen.branches.get(id);
  if (known !== undefined) return known;
  const first = gen.branchCount;
  gen.branches.set(id, first);
  gen.branchCount += Math.max(count, 2); // a match on truths has the branches of a condition
  return first;
}

/** A variable of the function for values in between. */
export function temporary(frame: Frame): string {
  const name = `t${serial(frame.gen)}`;
  frame.temporaries.push(name);
  return name;
}

/** A JavaScript variable for a name of the program. */
export function bind(gen: Generator, name: Name, arity?: number): string {
  const text = `v${serial(gen)}`;
  gen.variables.set(name, { js: atom(text), arity });
  return text;
}

export function variableOf(gen: Generator, name: Name): Variable {
  const found = gen.variables.get(name);
  if (found === undefined) throw new Error(`unbound in core: ${name}`);
  return found;
}

/** Evaluates now, into a constant, unless repeating it costs nothing. */
export function pin(frame: Frame, js: Js): Js {
  if (js.atom) return js;
  const name = `t${serial(frame.gen)}`;
  frame.out.push(`const ${name} = ${js.text};`);
  return { text: name, atom: true, num: js.num, calls: false };
}

/** Operands in order: those before one that takes statements are evaluated before it. */
export function operands(frame: Frame, es: readonly Expr[]): readonly Js[] {
  const last = es.findLastIndex(frame.gen.needsStatements);
  return es.map((e, i) => {
    const js = frame.gen.value(frame, e);
    return i < last ? pin(frame, js) : js;
  });
}

/** Makes every piece repeatable; the assignments to evaluate first, in order, end in a comma. */
export function repeatable(
  frame: Frame,
  parts: readonly Js[],
): { readonly before: string; readonly atoms: readonly Js[] } {
  let before = "";
  const atoms = parts.map((part) => {
    if (part.atom) return part;
    const name = temporary(frame);
    before += `${name} = ${part.text}, `;
    return { text: name, atom: true, num: part.num, calls: false };
  });
  return { before, atoms };
}
