// Functions on types that cannot be looked into, as functions on types that stand in for them: the programs get
// definitions that make the inputs by each program's own operations, and observe the results through them.
import { nth } from "../../basis/known.js";
import { anything, call, lambda, make, raise, variable } from "../../core/build.js";
import { type Expr, makeName, type Name, tupleCtor, tupleWidth } from "../../core/expr.js";
import type { Def, Program } from "../../core/program.js";
import { con, fn, type Type, tupleType } from "../../core/type.js";
import { isData, type Value } from "../../core/value.js";
import { typeKey } from "../../explore/type-key.js";
import { type ConvertedProgram, Converter } from "./convert.js";
import { type Operations, uncurried } from "./operation.js";
import { type Con, StandIns } from "./stand-ins.js";
import { writersIn } from "./writes.js";

export type Disguise = {
  readonly standIns: StandIns;
  /** Of the function in disguise. */
  readonly type: Type;
  readonly params: readonly Type[]; // as they really are
  readonly result: Type;
  /** The function gives nothing: in its place, what it leaves of these arguments is looked at. */
  readonly left: readonly number[];
  /** The hidden types that are asked about: further parameters. */
  readonly questions: readonly Con[];
  readonly reference: Disguised;
};

export type Disguised = {
  readonly program: Program;
  readonly name: Name;
  readonly given: Name | undefined;
};

/** What is to be disguised in one program. */
export type Plain = {
  readonly program: Program;
  readonly name: Name;
  readonly given: { readonly name: Name; readonly arity: number } | undefined;
};

/** Raised by the reference in disguise where its operations do not make the input. */
const UNMADE = makeName("unmade", -2);

export function isUnmade(exn: Value): boolean {
  return isData(exn) && exn.k.decl.name === UNMADE;
}

const known = new WeakMap<Program, Map<string, Disguise | undefined>>();

/** Undefined when there is nothing to hide. Once for all submissions that are compared with a reference. */
export function disguiseOf(plain: Plain, type: Type, operations: Operations): Disguise | undefined {
  const all = known.get(plain.program) ?? new Map<string, Disguise | undefined>();
  known.set(plain.program, all);
  const paths = [...operations].map(
    ([family, own]) => `${family}: ${own.map(({ path, type: at }) => `${path} ${typeKey(at)}`).join(",")}`,
  );
  const key = [plain.name, plain.given?.name, typeKey(type), ...paths].join("\n");
  if (!all.has(key)) all.set(key, newDisguise(plain, type, operations));
  return all.get(key);
}

function newDisguise(plain: Plain, type: Type, operations: Operations): Disguise | undefined {
  const families = new Map(plain.program.data.map((decl) => [decl.name, decl]));
  const standIns = new StandIns(families, operations, ({ entry }) => writersIn(plain.program).has(entry));
  if (!standIns.holds(type)) return undefined;
  const { params, result } = uncurried(type);
  const isUnit = result.kind === "con" && tupleWidth(result.name) === 0;
  const left = isUnit ? params.flatMap((param, i) => (standIns.holdsMutable(param) ? [i] : [])) : [];
  const results = left.length === 0 ? [result] : left.map((i) => nth(params, i));
  const questions = standIns.askedIn(tupleType(results));
  const seen = tupleType(results.map((each) => standIns.standIn("seen", each)));
  const asking = questions.reduceRight((to, each) => fn(con(standIns.observed(each).questions.name), to), seen);
  const disguised = params.reduceRight((to, from) => fn(standIns.standIn("term", from), to), asking);
  const isValue = params.length + questions.length === 0;
  const shape = { standIns, type: isValue ? fn(UNIT, disguised) : disguised, params, result, left, questions };
  const home: ConvertedProgram = { entry: ({ entry }) => entry, ctor: (name) => name };
  const reference = disguisedIn(shape, plain, home, orUnmade);
  const { program } = reference;
  const unmade = { name: UNMADE, fields: [], labels: undefined, rank: program.exceptions.length };
  return {
    ...shape,
    reference: { ...reference, program: { ...program, exceptions: [...program.exceptions, unmade] } },
  };
}

/** Looking into a value may fail, which must not happen when the program is loaded. */
const UNIT = con(tupleCtor(0));

/** The same in another program. */
export function disguisedIn(
  shape: Omit<Disguise, "reference">,
  { program, name, given }: Plain,
  home: ConvertedProgram,
  making: (made: Expr) => Expr = (made) => made,
): Disguised {
  const converter = new Converter(shape.standIns, home);
  const own = converter.fresh("function");
  const defs: Def[] = [{ kind: "one", name: own, bound: converter.own(functionOf(converter, shape, name, making)) }];
  const predicate = given && converter.fresh("predicate");
  if (given !== undefined && predicate !== undefined) {
    const bound = predicateOf(converter, given.name, shape.params.slice(0, given.arity));
    defs.push({ kind: "one", name: predicate, bound: converter.own(bound) });
  }
  return {
    program: {
      ...program,
      data: [...program.data, ...shape.standIns.data],
      defs: [...program.defs, { kind: "rec", bindings: converter.bindings }, ...defs],
    },
    name: own,
    given: predicate,
  };
}

/** Makes the arguments, calls, and asks about the result, or about what is left of the arguments. */
function functionOf(
  converter: Converter,
  { params, result, left, questions }: Omit<Disguise, "reference">,
  name: Name,
  making: (made: Expr) => Expr,
): Expr {
  const terms = params.map(() => converter.fresh("term"));
  const values = params.map(() => converter.fresh("value"));
  const { names, questions: asked } = converter.ask(questions);
  const called = values.length === 0 ? variable(name) : call(variable(name), values.map(variable));
  const seen = left.map((i) => converter.convert("see", nth(params, i), variable(nth(values, i)), asked));
  const whole = seen.length === 1 ? nth(seen, 0) : make(tupleCtor(seen.length), seen);
  const ended: Expr =
    left.length === 0
      ? converter.convert("see", result, called, asked)
      : { ...called, kind: "seq", items: [called, whole] };
  const body = params.reduceRight<Expr>((rest, param, i) => {
    const bound = making(converter.convert("make", param, variable(nth(terms, i))));
    return { ...called, kind: "let", name: nth(values, i), bound, body: rest };
  }, ended);
  const taken = [...terms, ...names];
  return lambda(taken.length === 0 ? [converter.fresh("unit")] : taken, body);
}

/** What operations refuse to make is no input, however exceptions of the function itself count. */
function orUnmade(made: Expr): Expr {
  if (made.kind === "var") return made;
  const arm = { pattern: anything, guard: undefined, body: raise(make(UNMADE, [])) };
  return { ...made, kind: "try", body: made, arms: [arm] };
}

function predicateOf(converter: Converter, predicate: Name, params: readonly Type[]): Expr {
  const names = params.map(() => converter.fresh("x"));
  const args = params.map((param, i) => converter.convert("make", param, variable(nth(names, i))));
  return lambda(names, call(variable(predicate), args));
}
