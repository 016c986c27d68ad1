// Every primitive's symbolic column does what its concrete one does: on operands some of which
// are unknown, the result under the model is what the primitive gives for the plain values; and
// other values on the same path give what it gives for them.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Int, minus } from "../../src/basis/integer.js";
import { nth } from "../../src/basis/known.js";
import { parseProgram } from "../../src/core/parse.js";
import { PRIMITIVES, type PrimKind, type PrimName, type PrimSignature } from "../../src/core/primitive.js";
import { con, type Type } from "../../src/core/type.js";
import { Cell, Flt, Lazy, makeData, Str, tupleOf, type Value } from "../../src/core/value.js";
import { withRuntime } from "../../src/eval/explore-hooks.js";
import { load } from "../../src/eval/run.js";
import { makeRuntime, Raised, type Runtime, resetRuntime, Signal } from "../../src/eval/runtime.js";
import { faultsOf, makeUnit } from "../../src/eval/unit.js";
import { complete } from "../../src/explore/complete.js";
import { itemsOf, Run, START } from "../../src/explore/run.js";
import { shapesOf } from "../../src/explore/shape.js";
import { explored } from "../../src/explore/symbolic.js";
import {
  asInt,
  asValue,
  type ExploredWorld,
  isUnknown,
  type Mutable,
  newWorld,
  unknownOf,
} from "../../src/explore/unknown.js";
import { holds, type Model, termValue } from "../../src/smt/model.js";
import { add, concat, eq, type IntTerm, Lit, lt, type StrTerm } from "../../src/smt/term.js";
import { sweep } from "../sweep.js";
import { LIMITS, type Place, placeOf } from "./explore-one.js";
import { showValue } from "./show-value.js";

const PROGRAM = parseProgram(`
  (data ints () [nil 0 ()] [cons 1 (i63 ints)])
  (exception [Divide 0 ()]) (exception [Fault 1 (str)])
  (fault divide [Divide]) (fault bounds [Fault "bounds"]) (fault incomparable [Fault "incomparable"])
  (fault lazy [Fault "lazy"]) (fault match [Fault "match"])`);
const unit = makeUnit(PROGRAM, new Map());
const machine = load(PROGRAM, LIMITS);
const shapes = shapesOf(PROGRAM, unit.ctor);

/** A plain value, and how to see it as an unknown one. */
type Operand = {
  readonly value: () => Value;
  readonly other: () => Value; // of the same type
  readonly type: Type;
  readonly shown: "plain" | "symbol" | "dressed";
};

const operand = (type: Type, value: fc.Arbitrary<() => Value>): fc.Arbitrary<Operand> =>
  fc.record({ value, other: value, type: fc.constant(type), shown: fc.constantFrom("plain", "symbol", "dressed") });
const always = (value: fc.Arbitrary<Value>): fc.Arbitrary<() => Value> => value.map((each) => () => each);

const INT = always(fc.constantFrom(-1000, -3, -2, -1, 0, 1, 2, 3, 5, 97, 255, 256, 1000));
const SMALL = always(fc.constantFrom(0, 1, 2, 3));
const CHAR = always(fc.constantFrom(0, 97, 98, 120, 255));
const CHAR16 = always(fc.constantFrom(0, 97, 255, 256, 8364, 65535));
const LARGE = always(
  fc.constantFrom(-3, 0, 1, 65535, 65536, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2n ** 62n, 2n ** 63n),
);
const BOOL = always(fc.boolean());
const WORD = always(fc.constantFrom("", "a", "x", "ab", "b", "hello").map((s) => new Str(s)));
const WIDE_WORD = always(fc.constantFrom("", "a", "€", "ab", "x\uffff", "hello").map((s) => new Str(s)));
const RANGES = always(fc.constantFrom("", "az", "ac\u0100\u0200").map((s) => new Str(s)));
const FLOAT = always(fc.constantFrom(0, 1, -1, 0.5, -0.5, 2, Number.NaN, -0, 1e10).map((f) => new Flt(f)));
const FORMAT = always(fc.constantFrom("%g", "%.2f", "%e").map((s) => new Str(s)));

const several = (item: fc.Arbitrary<() => Value>): fc.Arbitrary<() => Value> =>
  fc.array(item, { maxLength: 3 }).map((items) => () => items.map((each) => each()));
const LIST = fc
  .array(fc.constantFrom(0, 1, 2), { maxLength: 3 })
  .map(
    (items) => () =>
      items.reduceRight<Value>(
        (rest, n) => makeData(unit.ctor("cons" as never), [n, rest]),
        unit.constantOf("nil" as never),
      ),
  );
const PAIR = fc.tuple(INT, WORD).map(
  ([n, s]) =>
    () =>
      makeData(tupleOf(2), [n(), s()]),
);
const CELL = INT.map((n) => () => new Cell(n()));
const FORCED = INT.map((n) => () => forced(n()));

function forced(result: Value): Lazy {
  const lazy = new Lazy(undefined);
  lazy.state = "done";
  lazy.result = result;
  return lazy;
}

const [i63, str, bool, char, f64] = [con("i63"), con("str"), con("bool"), con("char"), con("f64")];
const [i32, big, char16, str16] = [con("i32"), con("big"), con("char16"), con("str16")];
const ANY: readonly fc.Arbitrary<Operand>[] = [
  operand(i63, INT),
  operand(i32, INT),
  operand(big, INT),
  operand(char16, CHAR16),
  operand(str, WORD),
  operand(str16, WIDE_WORD),
  operand(bool, BOOL),
  operand(f64, FLOAT),
  operand(con("ints"), LIST),
  operand(con("tuple2", i63, str), PAIR),
  operand(con("array", i63), several(INT)),
  operand(con("cell", i63), CELL),
  operand(con("lazy", i63), FORCED),
];

/** Nothing overflows, and some distances are known. */
const SHIFTS = Object.fromEntries(
  (["i32", "i64", "big"] as const).flatMap((kind) =>
    ["lsl", "lsr", "asr"].map((op) => [`${kind}.${op}`, [operand(con(kind), INT), operand(i32, SMALL)]]),
  ),
);

const SPECIAL: Readonly<Partial<Record<PrimName, readonly fc.Arbitrary<Operand>[]>>> = {
  ...SHIFTS,
  "i32.wrap": [operand(big, LARGE)],
  "i64.wrap": [operand(big, LARGE)],
  "char.chr16": [operand(big, LARGE)],
  "char.among": [operand(char16, CHAR16), operand(str16, RANGES)],
  "str.get": [operand(str16, WIDE_WORD), operand(i32, SMALL)],
  "str.make": [operand(i63, SMALL), operand(char, CHAR)],
  "bytes.make": [operand(i63, SMALL), operand(char, CHAR)],
  "exn.show": [operand(con("ints"), LIST)],
  "array.make": [operand(i63, SMALL), operand(i63, INT)],
  "str.of_array": [operand(con("array", char), several(CHAR))],
  "str.join": [operand(str, WORD), operand(con("array", str), several(WORD))],
  "array.of": [operand(con("array", i63), several(INT)).map((each) => ({ ...each, shown: "plain" }))],
  "f64.format": [operand(str, FORMAT), operand(f64, FLOAT)],
};

function operandOf(kind: PrimKind, any: fc.Arbitrary<Operand>): fc.Arbitrary<Operand> {
  switch (kind) {
    case "i63":
      return operand(i63, INT);
    case "i32":
    case "i64":
    case "big":
      return operand(con(kind), INT);
    case "char":
      return fc.oneof(operand(char, CHAR), operand(char16, CHAR16));
    case "str":
      return operand(str, WORD);
    case "bool":
      return operand(bool, BOOL);
    case "f64":
      return operand(f64, FLOAT);
    case "array":
      return operand(con("array", i63), several(INT));
    case "cell":
      return operand(con("cell", i63), CELL);
    case "lazy":
      return operand(con("lazy", i63), FORCED);
    default:
      return any;
  }
}

/** Operands of one call: those of kind `any` have one type, and what holds integers gets an integer. */
function operandsOf(op: PrimName): fc.Arbitrary<readonly Operand[]> {
  const special = SPECIAL[op];
  if (special !== undefined) return fc.tuple(...special);
  const { takes } = PRIMITIVES.get(op) as PrimSignature;
  const kinds = takes === "many" ? [] : takes;
  const choices = op.startsWith("any.") || op === "cell.new" ? ANY : [operand(i63, INT)];
  return fc.oneof(...choices.map((any) => fc.tuple(...kinds.map((kind) => operandOf(kind, any)))));
}

/** What is drawn may be anything: see below. */
for (const op of [...PRIMITIVES.keys()].filter((each) => !each.startsWith("chance."))) {
  test(op, () => {
    const property = fc.property(operandsOf(op), fc.boolean(), (operands, twins) => {
      const [a, b] = operands;
      const alike = twins && operands.length === 2 && JSON.stringify(a?.type) === JSON.stringify(b?.type);
      checkOn(op, alike ? [a as Operand, a as Operand] : operands);
    });
    fc.assert(property, { seed: 7, numRuns: sweep(80, 200) });
  });
}

/** Nobody compares what programs write to `stderr`: it gets what the model has. */
const NOT_COMPARED: ReadonlySet<PrimName> = new Set(["out.error"]);

test("what is drawn is an unknown of its own each time, within its bound", () => {
  const world = newWorld(shapes);
  const run = new Run(world, [], () => undefined);
  run.start(START);
  const rt = newRuntime();
  const drawn = [10, 10, 3].map((bound) => asInt(explored(run, rt, "chance.int")(bound)));
  for (const [i, bound] of [10, 10, 3].entries()) {
    const outside = (limit: Int): boolean => run.branch(lt(world.terms, nth(drawn, i), limit));
    expect([outside(0), outside(bound)]).toEqual([false, true]);
  }
  expect(run.position().condition).toBe(undefined); // nothing was decided by that
  expect(run.branch(eq(world.terms, nth(drawn, 0), nth(drawn, 1)))).toBe(true);
  expect(itemsOf(run.position().condition)).toHaveLength(1);
  expect(explored(run, rt, "chance.foreseen")()).toBe(false);
  expect(isUnknown(explored(run, rt, "chance.float")(10))).toBe(true);
});

function checkOn(op: PrimName, operands: readonly Operand[]): void {
  const world = newWorld(shapes);
  const mutable: Mutable[] = [];
  const seen = [...new Set(operands)].map((each) => ({ each, ...seenAs(world, mutable, each) }));
  const unknowns = seen.flatMap(({ unknown }) => (unknown === undefined ? [] : [unknown]));
  const place = (which: Which): Place | undefined => {
    const given = seen.flatMap(({ each, unknown, given }) => (unknown === undefined ? [] : [given(each[which]())]));
    return given.includes(undefined) ? undefined : placeOf({ world, inputs: unknowns }, machine, given as Value[]);
  };
  const [here, there] = [place("value"), place("other")];
  if (here === undefined) throw new Error("a value that is not what it is seen as");

  const run = new Run(world, mutable, () => undefined);
  run.start({ ...START, decisions: here.order, model: here.model });
  const rt = newRuntime();
  const partials = operands.map((each) => seen.find((found) => found.each === each)?.partial as Value);
  const result = attempt(() => explored(run, rt, op)(...partials));
  const under = (model: Model): string =>
    shown(
      rt,
      result.kind,
      complete(run, model, [result.value, ...partials], () => 0),
    );

  expect(itemsOf(run.position().condition).every((lit) => holds(here.model, lit))).toBe(true);
  expect(under(here.model)).toBe(concretely(op, operands, seen, "value"));
  const other = NOT_COMPARED.has(op) ? undefined : there;
  if (other !== undefined && isOn(run, other)) expect(under(other.model)).toBe(concretely(op, operands, seen, "other"));
  if ((result.value as unknown) instanceof Lit) {
    const lit = result.value as unknown as Lit;
    expect(run.branch(lit)).toBe(termValue(here.model, lit));
  }
}

type Which = "value" | "other";
type Seen = {
  readonly partial: Value;
  readonly unknown: Value | undefined; // none: a plain value
  /** What the unknown is where the operand is this. */
  readonly given: (value: Value) => Value | undefined;
};

function seenAs(world: ExploredWorld, mutable: Mutable[], { value, type, shown: how }: Operand): Seen {
  const same = (each: Value): Value => each;
  if (how === "plain") return { partial: value(), unknown: undefined, given: same };
  const kind = type.kind === "con" ? (type.name as string) : "";
  const unknown = unknownOf(world, kind === "bool" && how === "dressed" ? i63 : type, mutable);
  if (how === "dressed" && ["i63", "i32", "i64", "big"].includes(kind))
    return { partial: asValue(add(unknown as IntTerm, 3)), unknown, given: (each) => minus(each as Int, 3) };
  if (how === "dressed" && kind === "bool")
    return { partial: asValue(lt(world.terms, unknown as IntTerm, 0)), unknown, given: (each) => (each ? -1 : 1) };
  if (how === "dressed" && kind === "str" && (value() as Str).s.startsWith("a")) {
    const rest = ({ s }: Str): Value | undefined => (s.startsWith("a") ? new Str(s.slice(1)) : undefined);
    const partial = asValue(concat("a", unknown as unknown as StrTerm));
    return { partial, unknown, given: (each) => rest(each as Str) };
  }
  return { partial: unknown, unknown, given: same };
}

/** On the same values: what was plain stays what it was. */
function concretely(
  op: PrimName,
  operands: readonly Operand[],
  seen: readonly (Seen & { readonly each: Operand })[],
  which: Which,
): string {
  const rt = newRuntime();
  const values = new Map(seen.map(({ each, unknown }) => [each, unknown === undefined ? each.value() : each[which]()]));
  const args = operands.map((each) => values.get(each) as Value);
  const result = attempt(() => withRuntime(rt, op)(...args));
  return shown(rt, result.kind, [result.value, ...args]);
}

function isOn(run: Run, { forms, model }: Place): boolean {
  const { decisions, condition } = run.position();
  return (
    itemsOf(decisions).every(({ unknown, index }) => forms.get(unknown) === index) &&
    itemsOf(condition).every((lit) => holds(model, lit))
  );
}

function newRuntime(): Runtime {
  const rt = makeRuntime();
  rt.faults = faultsOf(unit);
  resetRuntime(rt, LIMITS);
  return rt;
}

type Result = { readonly kind: "value" | "raised" | "ended" | "lacking"; readonly value: Value };

function attempt(body: () => Value): Result {
  try {
    return { kind: "value", value: body() };
  } catch (error) {
    if (error instanceof Raised) return { kind: "raised", value: error.exn };
    if (error instanceof Signal && error.outcome.kind === "exited") return { kind: "ended", value: error.outcome.code };
    if (error instanceof Signal && error.outcome.kind === "unsupported")
      return { kind: "lacking", value: new Str(error.outcome.what) };
    throw error;
  }
}

/** The result, what became of the operands, and what was printed. */
function shown(rt: Runtime, kind: string, values: readonly Value[]): string {
  return [kind, ...values.map((value) => showValue(value)), ...rt.output, ...rt.errors].join(" ");
}
