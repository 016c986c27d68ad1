// The symbolic column of the primitives: what each does when an operand is a symbol. One
// without an entry pins its symbols to their values in the model, and says so.
import type { Int } from "../basis/integer.js";
import { lookUp, nth } from "../basis/known.js";
import { PRIMITIVES, type PrimKind, type PrimName } from "../core/primitive.js";
import { type Cell, fieldsOf, isData, makeData, Str, UNIT, type Value } from "../core/value.js";
import { withRuntime } from "../eval/explore-hooks.js";
import { isSameBlock } from "../eval/primitives/arrays.js";
import { hashSettings, hashValue } from "../eval/primitives/hash.js";
import { javaHash } from "../eval/primitives/java-hash.js";
import { sizeOrder } from "../eval/primitives/size.js";
import { PRIMITIVE_TABLE } from "../eval/primitives/table.js";
import { charge, chargeNew, type Runtime, raiseFault } from "../eval/runtime.js";
import { div, mod } from "../smt/division.js";
import { termValue } from "../smt/model.js";
import {
  type Atom,
  add,
  type BoolTerm,
  type Constant,
  compare,
  concat,
  eq,
  type IntTerm,
  Lit,
  le,
  length,
  mul,
  neg,
  not,
  Poly,
  type StrTerm,
  sub,
  Text,
} from "../smt/term.js";
import { DRAWS, drawnFrom } from "./chance.js";
import {
  type Comparison,
  compareInts,
  compareTexts,
  compareUnknown,
  equalSymbols,
  isEqual,
  textOf,
  truthOf,
} from "./equal.js";
import { HASHED_MAX, KEY_MAX, LENGTH_MAX, PRODUCT_FREE, SMALL_KEYS, SUM_FREE, TERM_MAX } from "./limits.js";
import { literalOf } from "./literal.js";
import type { Run } from "./run.js";
import { type Bits, bitOperations } from "./symbolic-bits.js";
import { sizesIn } from "./symbolic-sizes.js";
import { bytesOf, characterAt, isOfLengths, newText, ofChars, partOf, placeOf, repeated } from "./symbolic-texts.js";
import { isLargeText, knownLength, productSize, sumSize } from "./term-size.js";
import { decidedNumber, orderOfTexts, sameTexts } from "./texts.js";
import { asInt, asValue, isCharacter, isSymbol, isUnknown } from "./unknown.js";

const COMPARISONS: readonly Comparison[] = ["eq", "ne", "lt", "le", "gt", "ge", "compare"];

/** With as many operands as the primitive has. */
type Symbolic = (run: Run, rt: Runtime, a: Value, b: Value, c: Value, d?: Value) => Value;

/** A primitive for explored code: the concrete one as long as every operand is a plain value. */
export function explored(run: Run, rt: Runtime, op: PrimName): (...operands: Value[]) => Value {
  const draw = DRAWS.get(op);
  if (draw !== undefined) return (operand) => draw(run, rt, operand as Value);
  const concrete = PRIMITIVE_TABLE[op].run as (rt: Runtime, ...operands: Value[]) => Value;
  const { takes } = lookUp(PRIMITIVES, op);
  const symbolic = SYMBOLIC.get(op);
  const general = (operands: readonly Value[]): Value => runSymbolic(run, rt, op, operands);
  const look = LOOKS_AT_NOTHING.has(op) ? (value: Value) => value : (value: Value) => run.head(value);
  const isPlain = takes === "many" ? isAlwaysPlain : op === "any.cast" ? isNoTerm : plainTest(takes[0], op);
  const isSecondPlain = takes === "many" ? isAlwaysPlain : plainTest(takes[1], op);
  const isThirdPlain = takes === "many" ? isAlwaysPlain : plainTest(takes[2], op);
  const areRestPlain = takes === "many" ? [] : takes.slice(3).map((kind) => plainTest(kind, op));
  if (takes === "many" || takes.length === 1)
    return (x) => {
      const a = x as Value;
      if (isPlain(a)) return concrete(rt, a);
      return symbolic === undefined ? general([a]) : symbolic(run, rt, look(a), UNIT, UNIT);
    };
  if (takes.length === 2) {
    return (x, y) => {
      const a = x as Value;
      const b = y as Value;
      if (isPlain(a) && isSecondPlain(b)) return concrete(rt, a, b);
      return symbolic === undefined ? general([a, b]) : symbolic(run, rt, look(a), look(b), UNIT);
    };
  }
  return (...operands) => {
    const [a, b, c, ...rest] = operands as [Value, Value, Value, ...Value[]];
    const plain =
      isPlain(a) && isSecondPlain(b) && isThirdPlain(c) && areRestPlain.every((test, i) => test(nth(rest, i)));
    return plain ? concrete(rt, ...operands) : general(operands);
  };
}

type Test = (value: Value) => boolean;

const isAlwaysPlain: Test = () => true;
const isString: Test = (value) => value instanceof Str;
const isDecided: Test = (value) => !isUnknown(value);
const isPoly = (value: unknown): value is Poly => value instanceof Poly;
const isNoTerm: Test = (value) => !isPoly(value);
const isImmediate: Test = (value) => typeof value !== "object";

/** Whether an operand of this kind is a plain value. */
function plainTest(kind: PrimKind | undefined, op: PrimName): Test {
  if (kind === "any")
    return LOOKS_INSIDE.has(op) || op === "any.same" || op === "any.kind" ? isImmediate : isAlwaysPlain;
  if (kind === "str") return isString;
  if (kind === "array" && LOOKS_INSIDE.has(op)) return () => false;
  if (kind === "array" || kind === "cell" || kind === "lazy" || kind === "f64") return isDecided;
  return kind === undefined || kind === "unit" ? isAlwaysPlain : isImmediate;
}

/** At least one operand is not a plain value. */
function runSymbolic(run: Run, rt: Runtime, op: PrimName, given: readonly Value[]): Value {
  const drawn = drawnFrom(run, rt, op, given);
  if (drawn !== undefined) return drawn;
  const args = LOOKS_AT_NOTHING.has(op) ? given : given.map((arg) => run.head(arg));
  const symbolic = SYMBOLIC.get(op);
  if (symbolic !== undefined) return symbolic(run, rt, ...(args as [Value, Value, Value]));
  if (!KEEPS_CONTENT.has(op) && args.some(isSymbol)) return pinned(run, rt, op, args);
  return runPrimitive(rt, op, args);
}

function runPrimitive(rt: Runtime, op: PrimName, args: readonly Value[]): Value {
  return withRuntime(rt, op)(...args);
}

const LOOKS_INSIDE: ReadonlySet<PrimName> = new Set([
  ...comparisons("any"),
  "any.eq_id",
  "str.of_array",
  "str.join",
  "exn.show",
  "any.hash",
  "any.hash_java",
  "any.size_order",
]);

/** These move values about, or decide themselves how far to look. */
const LOOKS_AT_NOTHING: ReadonlySet<PrimName> = new Set([
  "any.cast",
  "cell.new",
  "array.of",
  ...comparisons("any"),
  "any.eq_id",
  "any.same",
  "any.size_order",
]);
/** Symbols inside are no matter to these. */
const KEEPS_CONTENT: ReadonlySet<PrimName> = new Set([
  "any.cast",
  "cell.new",
  "cell.get",
  "cell.set",
  "array.of",
  "array.append",
  "array.length",
]);

function comparisons<K extends string>(kind: K): `${K}.${Comparison}`[] {
  return COMPARISONS.map((how) => `${kind}.${how}` as const);
}

/** Fixes every symbol to its value in the model: the path then stands for that value alone. */
export function pinned(run: Run, rt: Runtime, op: PrimName, args: readonly Value[]): Value {
  run.lose({ kind: "pinned", what: op });
  return runPrimitive(
    rt,
    op,
    args.map((arg) => pin(run, arg)),
  );
}

export function pin(run: Run, value: Value): Value {
  if (!isSymbol(value)) return value;
  const fixed = termValue(run.model, value);
  const equation = equationOf(run, value, fixed, (term) => {
    assumeOpen(run, term);
    return true;
  });
  assumeOpen(run, equation);
  return literalOf(fixed);
}

function assumeOpen(run: Run, term: BoolTerm): void {
  if (term instanceof Lit && run.settled(term) === undefined) run.assume(term);
}

/** That a symbol has this value; no value of another sort can be meant. Of several conditions `decide` gets all but one. */
function equationOf(
  run: Run,
  term: Poly | Text | Lit,
  value: Constant,
  decide = (each: BoolTerm): boolean => run.branch(each),
): BoolTerm {
  if (term instanceof Poly) return isInteger(value) && eq(run.world.terms, term, value);
  if (term instanceof Text) return typeof value === "string" && sameTexts(run, term, value, decide);
  return typeof value === "boolean" && (value ? term : not(term));
}

function isInteger(value: unknown): value is Int {
  return typeof value === "number" || typeof value === "bigint";
}

function arithmetic(compute: (a: IntTerm, b: IntTerm) => IntTerm): Symbolic {
  return (_run, _rt, a, b) => asValue(compute(asInt(a), asInt(b)));
}

/** The same with two operands, paid for by its size, as long as that is not too large. */
function growing(
  op: PrimName,
  size: (a: IntTerm, b: IntTerm) => number,
  free: number,
  compute: (a: IntTerm, b: IntTerm) => IntTerm,
): [PrimName, Symbolic] {
  return [
    op,
    (run, rt, x, y) => {
      const [a, b] = [asInt(x), asInt(y)];
      const work = size(a, b);
      if (work > TERM_MAX) return pinned(run, rt, op, [x, y]);
      if (work > free) charge(rt, work);
      return asValue(compute(a, b));
    },
  ];
}

/** The divisor is decided to be 0 or not first. */
function division(compute: (run: Run, a: IntTerm, b: IntTerm) => IntTerm): Symbolic {
  return (run, rt, x, y) => {
    const a = asInt(x);
    const b = asInt(y);
    run.noteArithmetic(a, b);
    if (run.branch(eq(run.world.terms, b, 0))) return raiseFault(rt, "divide");
    return asValue(compute(run, a, b));
  };
}

const asText = (value: Value): StrTerm => textOf(value) as StrTerm;

function intComparisons(kind: "i63" | Wide | "char"): [PrimName, Symbolic][] {
  return COMPARISONS.map((how) => [
    `${kind}.${how}`,
    how === "compare"
      ? (run, _rt, a, b) => orderOfInts(run, asInt(a), asInt(b))
      : (run, _rt, a, b) => asValue(compareInts(run, how, asInt(a), asInt(b))),
  ]);
}

function orderOfInts(run: Run, a: IntTerm, b: IntTerm): Value {
  run.noteArithmetic(a, b);
  return asValue(compare(run.world.terms, a, b));
}

function textComparisons(): [PrimName, Symbolic][] {
  return COMPARISONS.map((how) => [
    `str.${how}`,
    how === "compare"
      ? (run, _rt, a, b) => asValue(orderOfTexts(run, asText(a), asText(b)))
      : (run, _rt, a, b) => asValue(compareTexts(run, how, asText(a), asText(b))),
  ]);
}

function anyComparisons(): [PrimName, Symbolic][] {
  return COMPARISONS.map((how) => [`any.${how}`, (run, rt, a, b) => compareUnknown(run, rt, how, a, b)]);
}

/** Truths are decided, then compared as they are. */
function boolComparisons(): [PrimName, Symbolic][] {
  return COMPARISONS.map((how) => [
    `bool.${how}`,
    (run, rt, a, b) =>
      runPrimitive(
        rt,
        `bool.${how}`,
        [a, b].map((arg) => run.branch(truthOf(run, arg) as BoolTerm)),
      ),
  ]);
}

function negation(run: Run, value: Value): Value {
  return asValue(not(truthOf(run, value) as BoolTerm));
}

/** Physical equality: the same block, or the same integer. */
function sameBlock(run: Run, a: Value, b: Value): Value {
  if (a === b) return true;
  const x = run.head(a);
  const y = run.head(b);
  if (typeof x === "number" || typeof y === "number" || isPoly(x) || isPoly(y)) {
    run.world.seen.add("identity");
    return asValue(compareInts(run, "eq", asInt(x), asInt(y)));
  }
  const [p, q] = [truthOf(run, x), truthOf(run, y)];
  if (p !== undefined && q !== undefined) return run.branch(p) === run.branch(q);
  run.world.seen.add("physical");
  return isSameBlock(x, y);
}

/** Which item an unknown index means: arrays of inputs are short, so each is asked. */
function indexIn(run: Run, rt: Runtime, index: Value, items: readonly Value[]): number {
  const at: unknown = index;
  if (!(at instanceof Poly)) return Number(at);
  run.world.seen.add("index");
  for (let i = 0; i < items.length; i++) if (run.branch(eq(run.world.terms, at, i))) return i;
  return raiseFault(rt, "bounds");
}

/** What is in range stays as it is. */
function keepsRange(run: Run, rt: Runtime, op: PrimName, value: Value, low: Int, high: Int): Value {
  const { terms } = run.world;
  const term = asInt(value);
  const inside = run.branch(le(terms, low, term)) && run.branch(le(terms, term, high));
  return inside ? value : pinned(run, rt, op, [value]);
}

function narrowing(op: PrimName, low: Int, high: Int): Symbolic {
  return (run, rt, value) => {
    run.noteArithmetic(value, value);
    return keepsRange(run, rt, op, value, low, high);
  };
}

function equalByIdentity(run: Run, rt: Runtime, a: Value, b: Value): Value {
  return equalSymbols(run, a, b) ?? isEqual(run, rt, a, b, true);
}

type Wide = "i32" | "i64" | "big";

function integerOperations(kind: Wide): [PrimName, Symbolic][] {
  return [
    growing(`${kind}.add`, sumSize, SUM_FREE, add),
    growing(`${kind}.sub`, sumSize, SUM_FREE, sub),
    growing(`${kind}.mul`, productSize, PRODUCT_FREE, mul),
    [`${kind}.neg`, arithmetic(neg)],
    [`${kind}.not`, arithmetic((a) => sub(-1, a))],
    [`${kind}.div`, division((run, a, b) => div(run.world.terms, a, b))],
    [`${kind}.mod`, division((run, a, b) => mod(run.world.terms, a, b))],
    ...bitOperations(kind).map(([op, bits]): [PrimName, Symbolic] => [
      op,
      (run, rt, a, b) => onBits(run, rt, op, bits, a, b),
    ]),
    ...intComparisons(kind),
  ];
}

function onBits(run: Run, rt: Runtime, op: PrimName, bits: Bits, a: Value, b: Value): Value {
  const term = bits(run, a, b);
  return term === undefined ? pinned(run, rt, op, [a, b]) : asValue(term);
}

/** Overflow before makes a wider integer another one, though both would be computed alike. */
function widened(run: Run, value: Value): Value {
  const term: unknown = value;
  if (term instanceof Poly && term.monos.some(({ atoms }) => atoms.some(isOfWidth))) run.noteArithmetic(term, term);
  return value;
}

/** Of another width than 63 bits, but no character. */
function isOfWidth(atom: Atom): boolean {
  return (atom.op.kind === "var" || atom.op.kind === "call") && atom.op.high !== undefined && !isCharacter(atom);
}

const SYMBOLIC: ReadonlyMap<PrimName, Symbolic> = new Map<PrimName, Symbolic>([
  growing("i63.add", sumSize, SUM_FREE, add),
  growing("i63.sub", sumSize, SUM_FREE, sub),
  growing("i63.mul", productSize, PRODUCT_FREE, mul),
  ["i63.neg", arithmetic(neg)],
  ["i63.div", division((run, a, b) => div(run.world.terms, a, b))],
  ["i63.mod", division((run, a, b) => mod(run.world.terms, a, b))],
  ...integerOperations("i32"),
  ...integerOperations("i64"),
  ...integerOperations("big"),
  ["i64.to_i63", narrowing("i64.to_i63", -(2n ** 62n), 2n ** 62n - 1n)],
  ["i64.wrap", narrowing("i64.wrap", -(2n ** 63n), 2n ** 63n - 1n)],
  ["i32.wrap", narrowing("i32.wrap", -(2 ** 31), 2 ** 31 - 1)],
  ["any.cast", (run, _rt, a) => widened(run, a)],
  ...intComparisons("i63"),
  ...intComparisons("char"),
  ...textComparisons(),
  ...boolComparisons(),
  ...anyComparisons(),
  ["bool.not", (run, _rt, a) => negation(run, a)],
  ["any.kind", kindOf],
  ["any.eq_id", (run, rt, a, b) => equalByIdentity(run, rt, a, b)],
  ["any.same", (run, _rt, a, b) => sameBlock(run, a, b)],
  ["any.size_order", (run, rt, is, was) => sizeOrder(rt, is, was, sizesIn(run))],
  ["char.code", (_run, _rt, a) => a],
  ["char.among", (run, rt, a, b) => (b instanceof Str ? placeOf(run, a, b.s) : pinned(run, rt, "char.among", [a, b]))],
  ["char.chr16", (run, rt, a) => keepsRange(run, rt, "char.chr16", a, 0, 65535)],
  ["char.chr", (run, rt, a) => keepsRange(run, rt, "char.chr", a, 0, 255)],
  ["str.length", (run, _rt, s) => asValue(length(run.world.terms, asText(s)))],
  ["str.get", (run, rt, s, i) => characterAt(run, rt, asText(s), asInt(i))],
  ["str.concat", joined],
  ["str.sub", (run, rt, s, from, count) => partOf(run, rt, asText(s), asInt(from), asInt(count))],
  ["str.make", (run, rt, n, char) => repeated(run, rt, smallOrPinned(run, rt, n, "str.make", LENGTH_MAX), asInt(char))],
  ["str.of_array", (run, rt, chars) => ofChars(run, rt, chars as Value[])],
  ["bytes.of_str", (run, rt, s) => bytesOf(run, rt, asText(s))],
  ["str.join", (run, rt, separator, parts) => joinedBy(run, rt, separator, parts as Value[])],
  ["any.hash", (run, rt, count, limit, seed, key = UNIT) => hashOf(run, rt, [count, limit, seed], key)],
  ["any.hash_java", (run, rt, key) => javaHash(rt, hashedPart(run, rt, key))],
  ["exn.show", (run, rt, exn) => runPrimitive(rt, "exn.show", [pinnedFields(run, exn)])],
  ["array.get", (run, rt, a, i) => itemAt(run, rt, a as Value[], i)],
  ["array.set", (run, rt, a, i, v) => setItem(run, rt, a as Value[], i, v)],
  [
    "array.make",
    (run, rt, n, v) => runPrimitive(rt, "array.make", [smallOrPinned(run, rt, n, "array.make", LENGTH_MAX), v]),
  ],
  ["out.error", (run, rt, text) => runPrimitive(rt, "out.error", [usually(run, text)])],
  ["cell.get", (_run, _rt, c) => (c as Cell).v],
  ["cell.set", (_run, _rt, c, v) => setCell(c as Cell, v)],
]);

/** The model's value, of something that no claim is about. */
function usually(run: Run, value: Value): Value {
  return isSymbol(value) ? literalOf(termValue(run.model, value)) : value;
}

function kindOf(run: Run, rt: Runtime, a: Value): Value {
  if (typeof a === "number" || isPoly(a)) run.world.seen.add("kind");
  const kind = isPoly(a) ? "int" : a instanceof Text ? "str" : "bool";
  return isSymbol(a) ? literalOf(kind) : runPrimitive(rt, "any.kind", [a]);
}

/** A new string each time, as physical equality sees it. */
function joined(run: Run, rt: Runtime, a: Value, b: Value): Value {
  const [first, second] = [textOf(a) as StrTerm, textOf(b) as StrTerm];
  if (isLargeText(first, second)) return pinned(run, rt, "str.concat", [a, b]);
  chargeNew(rt, knownLength(first) + knownLength(second));
  return newText(concat(first, second));
}

function joinedBy(run: Run, rt: Runtime, separator: Value, parts: readonly Value[]): Value {
  const join = (a: Value, b: Value): Value => joined(run, rt, a, b);
  return parts.reduce((text, part, i) => join(i === 0 ? text : join(text, separator), part), literalOf(""));
}

/**
 * Every part that counts is fixed, since the bucket it means cannot be left open: to a value that was hashed before, so
 * that all ways are tried in which keys may be the same, or to a small integer, or to the model's value.
 */
function hashOf(run: Run, rt: Runtime, settings: readonly Value[], key: Value): Value {
  const look = (part: Value): Value => hashedPart(run, rt, part);
  const [count = 0, limit = 0, seed = 0] = settings.map((setting) => pin(run, setting)) as Int[];
  return hashValue(rt, hashSettings(count, limit, seed), key, look);
}

function hashedPart(run: Run, rt: Runtime, part: Value): Value {
  const head = run.head(part);
  const fixed = isSymbol(head) ? fixedKey(run, rt, head) : head;
  const constant = fixed instanceof Str ? fixed.s : fixed;
  if ((typeof constant === "string" || isInteger(constant)) && run.hashed.size < HASHED_MAX) run.hashed.add(constant);
  return fixed;
}

function fixedKey(run: Run, rt: Runtime, key: Poly | Text | Lit): Value {
  for (const value of run.hashed) if (run.branch(equationOf(run, key, value))) return literalOf(value);
  const small = isOfCharacters(key) || run.unknownKeys++ >= SMALL_KEYS ? -1 : KEY_MAX;
  return smallOrPinned(run, rt, asValue(key), "any.hash", small);
}

function isOfCharacters(key: Poly | Text | Lit): boolean {
  const atom = key instanceof Poly ? key.monos[0]?.atoms[0] : undefined;
  return atom !== undefined && isCharacter(atom);
}

function pinnedFields(run: Run, exn: Value): Value {
  if (!isData(exn)) return exn;
  const fields = fieldsOf(exn).map((field) => run.head(field));
  if (fields.some(isSymbol)) run.lose({ kind: "pinned", what: "exn.show" });
  return makeData(
    exn.k,
    fields.map((field) => pin(run, field)),
  );
}

function itemAt(run: Run, rt: Runtime, items: readonly Value[], index: Value): Value {
  return runPrimitive(rt, "array.get", [items, indexIn(run, rt, index, items)]);
}

function setItem(run: Run, rt: Runtime, items: readonly Value[], index: Value, value: Value): Value {
  return runPrimitive(rt, "array.set", [items, indexIn(run, rt, index, items), value]);
}

/** Integers from 0 to `most` are told apart; what is left is fixed to its value in the model. */
function smallOrPinned(run: Run, rt: Runtime, value: Value, what: PrimName, most: number): Value {
  const term: unknown = value;
  if (term instanceof Poly && isOfLengths(run, term)) return decidedNumber(run, rt, term);
  if (term instanceof Poly) for (let n = 0; n <= most; n++) if (run.branch(eq(run.world.terms, term, n))) return n;
  if (isSymbol(value)) run.lose({ kind: "pinned", what });
  return pin(run, value);
}

function setCell(cell: Cell, value: Value): Value {
  cell.v = value;
  return UNIT;
}
