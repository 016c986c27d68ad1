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

export type Style = {
  /** A statement on entry into a function. */
  enter(id: NodeId): string;
  /** The value with its constructor to be seen. */
  head(value: Js, id: NodeId): Js;
  /** A JavaScript boolean. */
  branch(cond: Js, id: NodeId): Js;
  /** Of a function that is not known; all are repeatable. */
  apply(fn: Js, args: readonly Js[], id: NodeId): Js;
  /** Repeatable operands if `repeats`. */
  prim(op: PrimName, operands: readonly Js[], id: NodeId, site: PrimSite): Js;
  repeats(op: PrimName, definition: Primitive): boolean;
  /** Whether a value is this literal, as a JavaScript boolean; the value is repeatable. */
  isLiteral(value: Js, literal: Literal, constant: () => Js, id: NodeId): Js;
  isWithin(value: Js, low: Literal, high: Literal, id: NodeId): Js;
  /** Whether tests against many literals may become one JavaScript switch. */
  readonly switchesOnLiterals: boolean;
  /** A statement when an arm has been chosen. */
  chosen(id: NodeId, arm: number): string;
  /** Which of several alternatives; undefined when the unit's pick is final. */
  choose(id: NodeId, count: number): Js | undefined;
};

export type PrimSite = {
  readonly definition: Primitive;
  readonly fn: string; // the text of the primitive's function
  fresh(): string;
};

/** What explored code calls. `call` and `chosen` are events; the others may meet unknowns. */
export type Hooks = {
  call(id: NodeId): void;
  chosen(id: NodeId, arm: number): void;
  head(value: Value, id: NodeId): Value;
  branch(cond: Value, id: NodeId): boolean;
  isLiteral(value: Value, literal: Value, id: NodeId): boolean;
  isWithin(value: Value, low: number | bigint, high: number | bigint, id: NodeId): boolean;
  apply(fn: Value, args: readonly Value[], id: NodeId): Value;
  /** What stands for a primitive: asked once for each, when a program starts. */
  primitive(op: PrimName): (...operands: Value[]) => Value;
  choose(id: NodeId, count: number): number;
};

export const CONCRETE: Style = {
  enter: () => "if (--R.fuel < 0) nextSlice(R);",
  head: (value) => value,
  branch: (cond) => cond,
  apply: (fn, args) => {
    const direct = `${fn.text}(${texts(args)})`;
    return calling(`(${fn.text}.n === ${args.length} ? ${direct} : apply(R, ${fn.text}, [${texts(args)}]))`);
  },
  prim: (op, operands, _id, { definition, fn, fresh }) => {
    const call = `${fn}(R${op === "array.of" ? `, [${texts(operands)}]` : operands.map((x) => `, ${x.text}`).join("")})`;
    const written = definition.inline?.(operands, { fresh, otherwise: call });
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
};

export const EXPLORED: Style = {
  enter: (id) => `H.call(${id});`,
  head: (value, id) => built(`H.head(${value.text}, ${id})`, [value]),
  branch: (cond, id) => built(`H.branch(${cond.text}, ${id})`, [cond]),
  apply: (fn, args, id) => calling(`H.apply(${fn.text}, [${texts(args)}], ${id})`),
  prim: (op, operands, _id, { fn }) =>
    built(op === "array.of" ? `${fn}([${texts(operands)}])` : `${fn}(${texts(operands)})`, operands),
  repeats: () => false,
  isLiteral: (value, literal, constant, id) => {
    if (literal.kind === "bool") return js(`${literal.value ? "" : "!"}H.branch(${value.text}, ${id})`);
    return js(`H.isLiteral(${value.text}, ${constant().text}, ${id})`);
  },
  isWithin: (value, low, high, id) => js(`H.isWithin(${value.text}, ${literalText(low)}, ${literalText(high)}, ${id})`),
  switchesOnLiterals: false,
  chosen: (id, arm) => `H.chosen(${id}, ${arm});`,
  choose: (id, count) => js(`H.choose(${id}, ${count})`),
};

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
