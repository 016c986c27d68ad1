// Core patterns as OCaml's patterns, and literals as its constants.
import { absurd } from "../../../basis/absurd.js";
import { type Pattern as CorePattern, fixedName, type Name, tupleWidth } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import { NOWHERE } from "../../../core/span.js";
import type { Constant, FieldPattern, Path, Pattern } from "../syntax.js";
import { type Naming, nameOf } from "./naming.js";
import type { CtorWords, FieldWords } from "./vocabulary.js";

const at = NOWHERE;

/** What it binds has its names already. */
export function liftPattern(n: Naming, pattern: CorePattern): Pattern {
  const go = (inner: CorePattern): Pattern => liftPattern(n, inner);
  switch (pattern.kind) {
    case "any":
      return { kind: "any", at };
    case "bind":
      return binder(n, pattern.name);
    case "as":
      return { kind: "alias", at, inner: go(pattern.inner), name: { name: nameOf(n, pattern.name).name, at } };
    case "lit":
      return literalPattern(pattern.value);
    case "range":
      return rangePattern(pattern.low, pattern.high);
    case "ctor":
      return ctorPattern(n, pattern.ctor, pattern.args);
    case "or":
      return { kind: "or", at, options: pattern.options.map(go) };
    case "cell":
      return recordPattern(n, n.vocabulary.ctor(fixedName("cell")), [pattern]);
    case "array":
      return { kind: "array", at, items: pattern.items.map(go) };
    default:
      return absurd(pattern);
  }
}

export function binder(n: Naming, name: Name): Pattern {
  return { kind: "var", at, name: nameOf(n, name).name };
}

/** undefined for booleans, which are constructors. */
export function constantOf(literal: Literal): Constant | undefined {
  switch (literal.kind) {
    case "i63":
    case "big":
      return { kind: "int", value: literal.value };
    case "i32":
      return { kind: "int32", value: literal.value };
    case "i64":
      return { kind: "int64", value: literal.value };
    case "native":
      return { kind: "nativeint", value: literal.value };
    case "f64":
      return { kind: "float", value: literal.value };
    case "char":
      return { kind: "char", value: literal.value };
    case "str":
      return { kind: "string", value: literal.value };
    case "bool":
      return undefined;
    default:
      return absurd(literal);
  }
}

function literalPattern(literal: Literal): Pattern {
  const value = constantOf(literal);
  return value === undefined ? construct(named(String(literal.value)), []) : { kind: "constant", at, value };
}

/** OCaml has ranges of characters only, and they are the only ones that come from OCaml. */
function rangePattern(low: Literal, high: Literal): Pattern {
  if (low.kind === "char" && high.kind === "char") return { kind: "range", at, low: low.value, high: high.value };
  const [from, to] = [low.value, high.value];
  if (typeof from !== "bigint" || typeof to !== "bigint" || from > to || to - from >= RANGE_MAX)
    throw new Error("a range that OCaml has no pattern for");
  const options = Array.from({ length: Number(to - from) + 1 }, (_, i) =>
    literalPattern({ kind: "i63", value: from + BigInt(i) }),
  );
  return options.length === 1 && options[0] !== undefined ? options[0] : { kind: "or", at, options };
}

/** More than anyone will write. */
const RANGE_MAX = 1000n;

function ctorPattern(n: Naming, ctor: Name, args: readonly CorePattern[]): Pattern {
  const go = (inner: CorePattern): Pattern => liftPattern(n, inner);
  const width = tupleWidth(ctor);
  if (width === 0) return construct(named("()"), []);
  if (width !== undefined) return { kind: "tuple", at, items: args.map(go) };
  if (ctor === "::") return consPattern(args.map(go));
  const words = n.vocabulary.ctor(ctor);
  if (words.fields !== undefined) return recordPattern(n, words, args);
  const allAny = args.length > 1 && args.every((arg) => arg.kind === "any");
  return typedIf(words, construct(words.path, allAny ? [{ kind: "any", at }] : args.map(go)));
}

function consPattern([head, tail]: readonly Pattern[]): Pattern {
  if (head === undefined || tail === undefined) throw new Error(":: has two parts");
  if (tail.kind === "construct" && tail.ctor.name === "[]") return { kind: "list", at, items: [head] };
  if (tail.kind === "list") return { kind: "list", at, items: [head, ...tail.items] };
  return construct(named("::"), [head, tail]);
}

function recordPattern(n: Naming, words: CtorWords, args: readonly CorePattern[]): Pattern {
  const fields = (words.fields ?? []).flatMap((field, i) => fieldPattern(n, field, args[i]));
  if (fields.length === 0) return { kind: "any", at };
  const hidden = fields.every(({ field }) => words.fields?.find(({ path }) => path.name === field.name)?.hidden);
  const record: Pattern = { kind: "record", at, fields, open: fields.length < args.length };
  return typedIf({ ...words, hidden }, record);
}

/** What a mutable field's cell holds is what OCaml calls the field. */
function fieldPattern(n: Naming, field: FieldWords, arg: CorePattern | undefined): readonly FieldPattern[] {
  if (arg === undefined || arg.kind === "any") return [];
  const inner = field.mutable && arg.kind === "cell" ? arg.inner : arg;
  return [{ field: field.path, pattern: liftPattern(n, inner), at }];
}

function typedIf({ hidden, type }: CtorWords, inner: Pattern): Pattern {
  return hidden && type !== undefined ? { kind: "typed", at, inner, type } : inner;
}

function named(name: string): Path {
  return { modules: [], name, at };
}

function construct(ctor: Path, args: readonly Pattern[]): Pattern {
  const [only] = args;
  const arg: Pattern | undefined = args.length > 1 ? { kind: "tuple", at, items: args } : only;
  return { kind: "construct", at, ctor, arg };
}
