// The two ways to write the places where an unknown value could matter. Concrete code has
// them in place; explored code calls the hooks H, which may meet unknowns and keep count.
// Both are written by the same generator.
import { canonical } from "../../basis/integer.js";
import type { NodeId } from "../../core/expr.js";
import type { Literal } from "../../core/literal.js";
import type { PrimName } from "../../core/primitive.js";
import type { Value } from "../../core/value.js";
import { atom, built, calling, integer, type Js, js, quote, texts } from "../js.js";
import type { Primitive } from "../primitives/primitive.js";

export type CodeStyle = {
  /** The value with its constructor to be seen. */
  head(value: Js, id: NodeId): Js;
  /** A JavaScript boolean; its sides have the numbers `branch` (no) and the next (yes). */
  branch(cond: Js, branch: number): Js;
  /** Of a function that is not known; all are repeatable. */
  apply(fn: Js, args: readonly Js[], id: NodeId): Js;
  /** Repeatable operands if `repeats`. */
  prim(op: PrimName, operands: readonly Js[], id: NodeId, site: PrimSite): Js;
  repeats(op: PrimName, definition: Primitive): boolean;
  /** Whether a value is this literal, as a JavaScript boolean; the value is repeatable. */
  isLiteral(value: Js, literal: Literal, constant: () => Js, branch: number): Js;
  isWithin(value: Js, low: Literal, high: Literal, id: NodeId): Js;
  /** Whether tests against many literals may become one JavaScript switch. */
  readonly switchesOnLiterals: boolean;
  /** A statement when an arm has been chosen: the branch with this number. */
  chosen(branch: number): string;
  /** Which of several alternatives; undefined when the unit's pick is final. */
  choose(id: NodeId, count: number): Js | undefined;
  /** The text of a function that asks its host first, given its own text; undefined where nobody is asked. */
  hosted: ((id: NodeId, own: string) => string) | undefined;
};

export type PrimSite = {
  readonly definition: Primitive;
  readonly fn: string; // the text of the primitive's function
  fresh(): string;
};

/** What explored code calls where it may meet unknowns. */
export type Hooks = {
  /** 1 for each branch taken, by its number in the program; 0 or nothing for the others. */
  readonly taken: number[];
  head(value: Value, id: NodeId): Value;
  branch(cond: Value, branch: number): boolean;
  isLiteral(value: Value, literal: Value, branch: number): boolean;
  isWithin(value: Value, low: number | bigint, high: number | bigint, id: NodeId): boolean;
  apply(fn: Value, args: readonly Value[], id: NodeId): Value;
  /** What stands for a primitive: asked once for each, when a program starts. */
  primitive(op: PrimName): (...operands: Value[]) => Value;
  choose(id: NodeId, count: number): number;
  /** At the entry of a hosted function: what it gives, which may be what its own body does. */
  enter(id: NodeId, args: readonly Value[], own: (...args: readonly Value[]) => Value): Value;
};

export const CONCRETE: CodeStyle = {
  head: (value) => value,
  branch: (cond) => cond,
  apply: (fn, args) => direct(fn, args, `apply(R, ${fn.text}, [${texts(args)}])`),
  prim: (op, operands, _id, { definition, fn, fresh }) => {
    const call = `${fn}(R${op === "array.of" ? `, [${texts(operands)}]` : operands.map((x) => `, ${x.text}`).join("")})`;
    const written = definition.inline?.({ fresh, otherwise: call }, ...operands);
    return written ?? built(call, operands);
  },
  repeats: (_op, definition) => definition.inline !== undefined,
  isLiteral: (value, literal) => {
    if (literal.kind === "bool") return literal.value ? value : js(`!${value.text}`);
    return js(`${plain(value, literal)} === ${literalText(literal)}`);
  },
  isWithin: (value, low, high) => {
    const v = plain(value, low);
    return js(`${v} >= ${literalText(low)} && ${v} <= ${literalText(high)}`);
  },
  switchesOnLiterals: true,
  chosen: () => "",
  choose: () => undefined,
  hosted: undefined,
};

export const EXPLORED: CodeStyle = {
  head: (value, id) => built(`H.head(${value.text}, ${id})`, [value]),
  branch: (cond, branch) => built(`H.branch(${cond.text}, ${branch})`, [cond]),
  apply: (fn, args, id) => direct(fn, args, `H.apply(${fn.text}, [${texts(args)}], ${id})`),
  prim: (op, operands, _id, { fn }) =>
    built(op === "array.of" ? `${fn}([${texts(operands)}])` : `${fn}(${texts(operands)})`, operands),
  repeats: () => false,
  isLiteral: (value, literal, constant, branch) => {
    if (literal.kind === "bool") return js(`${literal.value ? "" : "!"}H.branch(${value.text}, ${branch})`);
    return js(`H.isLiteral(${value.text}, ${constant().text}, ${branch})`);
  },
  isWithin: (value, low, high, id) => js(`H.isWithin(${value.text}, ${literalText(low)}, ${literalText(high)}, ${id})`),
  switchesOnLiterals: false,
  chosen: (branch) => `B[${branch}] = 1;`,
  choose: (id, count) => js(`H.choose(${id}, ${count})`),
  hosted: (id, own) => `((own) => (...args) => H.enter(${id}, args, own))(${own})`,
};

/** Concrete code in which which alternative is taken is asked each time. */
export const CHOOSING: CodeStyle = { ...CONCRETE, choose: EXPLORED.choose };

/** A function that takes just these arguments is called without further ado. */
function direct(fn: Js, args: readonly Js[], otherwise: string): Js {
  return calling(`(${fn.text}.n === ${args.length} ? ${fn.text}(${texts(args)}) : ${otherwise})`);
}

/** The JavaScript value inside a value of a literal's kind. */
export function plain(value: Js, literal: Literal): string {
  return literal.kind === "str" ? `${value.text}.s` : literal.kind === "f64" ? `${value.text}.f` : value.text;
}

/** What `plain` is compared with. */
export function literalText(literal: Literal): string {
  switch (literal.kind) {
    case "str":
      return quote(literal.value);
    case "f64":
      return floatText(literal.value);
    case "bool":
      return String(literal.value);
    case "char":
      return integer(literal.value).text;
    default:
      return integer(canonical(literal.value)).text;
  }
}

function floatText(value: number): string {
  if (Number.isNaN(value)) return "(0 / 0)";
  if (!Number.isFinite(value)) return value > 0 ? "(1 / 0)" : "(-1 / 0)";
  return Object.is(value, -0) ? "(-0)" : `(${value})`;
}

/** A literal as a value of the program; undefined when it must be one shared object. */
export function immediate(literal: Literal): Js | undefined {
  if (literal.kind === "str" || literal.kind === "f64") return undefined;
  if (literal.kind === "bool") return atom(String(literal.value));
  return integer(literal.kind === "char" ? literal.value : canonical(literal.value));
}
