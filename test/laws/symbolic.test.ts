// Every primitive's symbolic column does what its concrete one does: on operands some of which
// are unknown, the result under the model is what the primitive gives for the plain values; and
// other values on the same path give what it gives for them.
import fc from "fast-check";
import { expect, test } from "vitest";
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
import { asValue, type Mutable, newWorld, unknownOf } from "../../src/explore/unknown.js";
import { holds, type Model, termValue } from "../../src/smt/model.js";
import { add, concat, type IntTerm, Lit, lt, type StrTerm } from "../../src/smt/term.js";
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
type Operand = { readonly value: () => Value; readonly type: Type; readonly shown: "plain" | "symbol" | "dressed" };

const operand = (type: Type, value: fc.Arbitrary<() => Value>): fc.Arbitrary<Operand> =>
  fc.record({ value, type: fc.constant(type), shown: fc.constantFrom("plain", "symbol", "dressed") });
const always = (value: fc.Arbitrary<Value>): fc.Arbitrary<() => Value> => value.map((each) => () => each);

const INT = always(fc.constantFrom(-1000, -3, -2, -1, 0, 1, 2, 3, 5, 97, 255, 256, 1000));
const SMALL = always(fc.constantFrom(0, 1, 2, 3));
const CHAR = always(fc.constantFrom(0, 97, 98, 120, 255));
const BOOL = always(fc.boolean());
const WORD = always(fc.constantFrom("", "a", "x", "ab", "b", "hello").map((s) => new Str(s)));
const FLOAT = always(fc.constantFrom(0, 1, -1, 0.5, -0.5, 2, Number.NaN, -0, 1e10).map((f) => new Flt(f)));
const FORMAT = always(fc.constantFrom("%g", "%.2f", "%e").map((s) => new Str(s)));

const several = (item: fc.Arbitrary<() => Value>): fc.Arbitrary<() => Value> =>
  fc.array(item, { maxLength: 3 }).map((items) => () => items.map((each) => each()));
const LIST = fc
  .array(fc.constantFrom(0, 1, 2), { maxLength: 3 })
  .map((items) => () =>
    items.reduceRight<Value>((rest, n) => makeData(unit.ctor("cons" as never), [n, rest]), unit.constantOf("nil" as never)),
  );
const PAIR = fc.tuple(INT, WORD).map(([n, s]) => () => makeData(tupleOf(2), [n(), s()]));
const CELL = INT.map((n) => () => new Cell(n()));
const FORCED = INT.map((n) => () => forced(n()));

function forced(result: Value): Lazy {
  const lazy = new Lazy(undefined);
  lazy.state = "done";
  lazy.result = result;
  return lazy;
}

const [i63, str, bool, char, f64] = [con("i63"), con("str"), con("bool"), con("char"), con("f64")];
const ANY: readonly fc.Arbitrary<Operand>[] = [
  operand(i63, INT),
  operand(str, WORD),
  operand(bool, BOOL),
  operand(f64, FLOAT),
  operand(con("ints"), LIST),
  operand(con("tuple2", i63, str), PAIR),
  operand(con("array", i63), several(INT)),
  operand(con("cell", i63), CELL),
  operand(con("lazy", i63), FORCED),
];

const SPECIAL: Readonly<Partial<Record<PrimName, readonly fc.Arbitrary<Operand>[]>>> = {
  "str.make": [operand(i63, SMALL), operand(char, CHAR)],
  "array.make": [operand(i63, SMALL), operand(i63, INT)],
  "str.of_array": [operand(con("array", char), several(CHAR))],
  "str.join": [operand(str, WORD), operand(con("array", str), several(WORD))],
  "array.of": [operand(con("array", i63), several(INT))],
  "f64.format": [operand(str, FORMAT), operand(f64, FLOAT)],
};

function operandOf(kind: PrimKind, any: fc.Arbitrary<Operand>): fc.Arbitrary<Operand> {
  switch (kind) {
    case "i63":
      return operand(i63, INT);
    case "char":
      return operand(char, CHAR);
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

for (const op of PRIMITIVES.keys()) {
  test(op, () => {
    const twice = operandsOf(op).chain((operands) =>
      fc.tuple(fc.constant(operands), fc.tuple(...operands.map(({ type }) => sameType(op, type)))),
    );
    fc.assert(
      fc.property(twice, ([operands, others]) => {
        checkOn(op, operands, others);
      }),
      { seed: 7, numRuns: 150 },
    );
  });
}

/** Other values of an operand's type. */
function sameType(op: PrimName, type: Type): fc.Arbitrary<() => Value> {
  const all = [...(SPECIAL[op] ?? []), ...ANY, operand(char, CHAR)];
  return fc.oneof(...all.map((each) => each.filter((found) => showType(found.type) === showType(type)).map(valueOf)));
}

const valueOf = ({ value }: Operand): (() => Value) => value;
const showType = (type: Type): string => JSON.stringify(type);
