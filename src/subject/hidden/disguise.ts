// Functions on types that cannot be looked into, as functions on types that stand in for them: the programs get
// definitions that make the inputs by each program's own operations, and observe the results through them.
import { nth } from "../../basis/known.js";
import { anything, call, catching, lambda, letIn, make, raise, variable } from "../../core/build.js";
import { type Expr, makeName, type Name, tupleCtor } from "../../core/expr.js";
import { withDefinitions } from "../../core/extend.js";
import type { Def, Program } from "../../core/program.js";
import { con, fn, type Type, tupleType } from "../../core/type.js";
import { isData, type Value } from "../../core/value.js";
import { typeKey } from "../../explore/type-key.js";
import type { Policy } from "../exercise.js";
import { isUnit, raisedDeclaration, raisedWith } from "../recording.js";
import { type Conversions, type ConvertedProgram, Converter } from "./convert.js";
import { type Operations, uncurried } from "./operation.js";
import { type Con, StandIns } from "./stand-ins.js";
import { writersIn } from "./writes.js";

export type Disguise = {
  readonly standIns: StandIns;
  /** Of the function in disguise. */
  readonly type: Type;
  readonly params: readonly Type[]; // as they really are
  readonly result: Type;
  /** Arguments that can be changed: what is left of them is looked at after the result, or in its place where that is nothing. */
  readonly left: readonly number[];
  /** Whether the result itself is looked at. */
  readonly tells: boolean;
  /** Whether what is left goes with an exception. */
  readonly raises: boolean;
  /** The hidden types that are asked about: further parameters. */
  readonly questions: readonly Con[];
  readonly reference: Disguised;
};

export type Disguised = {
  readonly program: Program;
  readonly name: Name;
  readonly given: Name | undefined;
  readonly hidden: HiddenFunctions;
};

/** The functions of the program that make hidden values and see them, and its operations on them. */
export type HiddenFunctions = {
  readonly conversions: Conversions;
  readonly entry: ConvertedProgram["entry"];
};

/** What is to be disguised in one program. */
export type Plain = {
  readonly program: Program;
  readonly name: Name;
  readonly given: { readonly name: Name; readonly arity: number } | undefined;
  /** Nobody looks at what is left of its arguments. */
  readonly leavesUnseen?: boolean;
};

/** Raised by the reference in disguise where its operations do not make the input. */
export const UNMADE = makeName("unmade", -2);

export function isUnmade(exn: Value): boolean {
  return isData(exn) && exn.k.decl.name === UNMADE;
}

const known = new WeakMap<Program, Map<string, Disguise | undefined>>();

/** Undefined when there is nothing to hide. Once for all submissions that are compared with a reference. */
export function disguiseOf(plain: Plain, type: Type, operations: Operations, exceptions: Policy): Disguise | undefined {
  const all = known.get(plain.program) ?? new Map<string, Disguise | undefined>();
  known.set(plain.program, all);
  const paths = [...operations].map(
    ([family, own]) => `${family}: ${own.map(({ path, type: at }) => `${path} ${typeKey(at)}`).join(",")}`,
  );
  const key = [plain.name, plain.given?.name, plain.leavesUnseen, typeKey(type), exceptions, ...paths].join("\n");
  if (!all.has(key)) all.set(key, newDisguise(plain, type, operations, exceptions));
  return all.get(key);
}

function newDisguise(plain: Plain, type: Type, operations: Operations, exceptions: Policy): Disguise | undefined {
  const families = new Map(plain.program.data.map((decl) => [decl.name, decl]));
  const standIns = new StandIns(families, operations, ({ entry }) => writersIn(plain.program).has(entry));
  if (!standIns.holds(type)) return undefined;
  const { params, result } = uncurried(type);
  const isSeen = plain.leavesUnseen !== true;
  const left = params.flatMap((param, i) => (isSeen && isLeft(standIns, param) ? [i] : []));
  const tells = left.length === 0 || !isUnit(result);
  const results = [...(tells ? [result] : []), ...left.map((i) => nth(params, i))];
  const questions = standIns.askedIn(tupleType(results));
  const seen = tupleType(results.map((each) => standIns.standIn("seen", each)));
  const raises = exceptions === "same" && left.length > 0;
  const asking = questions.reduceRight((to, each) => fn(con(standIns.observed(each).questions.name), to), seen);
  const disguised = params.reduceRight((to, from) => fn(standIns.standIn("term", from), to), asking);
  const isValue = params.length + questions.length === 0;
  const own = { standIns, type: isValue ? fn(UNIT, disguised) : disguised, params, result, left, tells };
  const shape = { ...own, raises, questions };
  const home: ConvertedProgram = { entry: ({ entry }) => entry, ctor: (name) => name };
  const { exceptions: declared } = plain.program;
  const unmade = { name: UNMADE, fields: [], labels: undefined, rank: declared.length };
  const program = { ...plain.program, exceptions: [...declared, unmade] };
  return { ...shape, reference: disguisedIn(shape, { ...plain, program }, home, orUnmade) };
}

/** A function is called, and not looked at. */
export function isLeft(standIns: StandIns, param: Type): boolean {
  return param.kind !== "fn" && standIns.holds(param) && standIns.holdsMutable(param);
}

/** What is seen of the arguments that are left. */
export function leftTypes({ standIns, left, params }: Omit<Disguise, "reference">): readonly Type[] {
  return left.map((i) => standIns.standIn("seen", nth(params, i)));
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
  const defs: Def[] = [{ kind: "one", name: own, bound: functionOf(converter, shape, name, making) }];
  const predicate = given && converter.fresh("predicate");
  if (given !== undefined && predicate !== undefined) {
    const bound = predicateOf(converter, given.name, shape.params.slice(0, given.arity));
    defs.push({ kind: "one", name: predicate, bound });
  }
  const { exceptions } = program;
  const known = {
    ...program,
    data: [...program.data, ...shape.standIns.data],
    exceptions: shape.raises ? [...exceptions, raisedDeclaration(leftTypes(shape), exceptions.length)] : exceptions,
  };
  return {
    program: withDefinitions("disguise", known, [{ kind: "rec", bindings: converter.bindings }, ...defs]),
    name: own,
    given: predicate,
    hidden: { conversions: converter.conversions, entry: home.entry },
  };
}

/** Makes the arguments, calls, and asks about the result, and about what is left of the arguments. */
function functionOf(
  converter: Converter,
  { params, result, left, tells, raises, questions }: Omit<Disguise, "reference">,
  name: Name,
  making: (made: Expr) => Expr,
): Expr {
  const terms = params.map(() => converter.fresh("term"));
  const values = params.map(() => converter.fresh("value"));
  const { names, questions: asked } = converter.ask(questions);
  const called = values.length === 0 ? variable(name) : call(variable(name), values.map(variable));
  const seen = left.map((i) => converter.convert("see", nth(params, i), variable(nth(values, i)), asked));
  const [gave, exn] = [converter.fresh("gave"), converter.fresh("raised")];
  const told = tells ? [converter.convert("see", result, variable(gave), asked)] : [];
  const whole = together([...told, ...seen]);
  const ended = letIn(gave, raises ? catching(called, exn, raisedWith(variable(exn), seen)) : called, whole);
  const body = params.reduceRight<Expr>((rest, param, i) => {
    const bound = making(converter.convert("make", param, variable(nth(terms, i))));
    return letIn(nth(values, i), bound, rest);
  }, ended);
  const taken = [...terms, ...names];
  return lambda(taken.length === 0 ? [converter.fresh("unit")] : taken, body);
}

function together(parts: readonly Expr[]): Expr {
  return parts.length === 1 ? nth(parts, 0) : make(tupleCtor(parts.length), parts);
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
