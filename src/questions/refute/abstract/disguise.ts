// Functions on types that cannot be looked into, as functions on types that stand in for them: the programs get
// definitions that make the inputs by each program's own operations, and observe the results through them.
import { call, lambda, make, variable } from "../../../core/build.js";
import { type Expr, type Name, tupleCtor, tupleWidth } from "../../../core/expr.js";
import type { Program } from "../../../core/program.js";
import { con, fn, type Type } from "../../../core/type.js";
import { typeKey } from "../../../explore/shape.js";
import { Converter, type Home } from "./convert.js";
import { type Operation, type Operations, uncurried } from "./operation.js";
import { newStandIns, type StandIns } from "./stand-ins.js";
import { writersIn } from "./writes.js";

export type Disguise = {
  readonly standIns: StandIns;
  /** Of the function in disguise. */
  readonly type: Type;
  readonly params: readonly Type[]; // as they really are
  readonly result: Type;
  /** The function gives nothing: in its place, what it leaves of these arguments is looked at. */
  readonly left: readonly number[];
  readonly reference: Disguised;
};

export type Disguised = {
  readonly program: Program;
  readonly name: Name;
  readonly given: Name | undefined;
  /** Of each parameter: from a value that the program made itself to a term. */
  readonly embed: readonly (Name | undefined)[];
};

/** What is to be disguised in one program. */
export type Plain = {
  readonly program: Program;
  readonly name: Name;
  readonly given: { readonly name: Name; readonly arity: number } | undefined;
};

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
  const writers = writersIn(plain.program);
  const families = new Map(plain.program.data.map((decl) => [decl.name, decl]));
  const standIns = newStandIns(families, operations, ({ entry }) => writers.has(entry));
  if (!standIns.holds(type)) return undefined;
  const { params, result } = uncurried(type);
  const isUnit = result.kind === "con" && tupleWidth(result.name) === 0;
  const left = isUnit ? params.flatMap((param, i) => (standIns.holdsMutable(param) ? [i] : [])) : [];
  const seen =
    left.length === 0
      ? standIns.standIn("seen", result)
      : leftType(left.map((i) => standIns.standIn("seen", params[i] as Type)));
  const disguised = params.reduceRight((to, from) => fn(standIns.standIn("term", from), to), seen);
  const shape = { standIns, type: disguised, params, result, left };
  const home: Home = { entry: ({ entry }) => entry, ctor: (name) => name };
  return { ...shape, reference: disguisedIn(shape, plain, home) };
}

function leftType(types: readonly Type[]): Type {
  return types.length === 1 ? (types[0] as Type) : con(tupleCtor(types.length), ...types);
}

/** The same in another program. */
export function disguisedIn(
  { standIns, params, result, left }: Omit<Disguise, "reference">,
  { program, name, given }: Plain,
  home: Home,
): Disguised {
  const converter = new Converter(standIns, home);
  const terms = params.map((_, i) => converter.fresh(`argument ${i}`));
  const values = params.map((_, i) => converter.fresh(`value ${i}`));
  const made = (param: Type, i: number): Expr => converter.convert("make", param, variable(terms[i] as Name));
  const called = call(variable(name), values.map(variable));
  const ended =
    left.length === 0 ? converter.convert("see", result, called) : seeLeft(converter, params, left, values, called);
  const body = params.reduceRight<Expr>(
    (rest, param, i) => ({ ...called, kind: "let", name: values[i] as Name, bound: made(param, i), body: rest }),
    ended,
  );
  const own = converter.fresh("function");
  const predicate = given && converter.fresh("predicate");
  const asked = (given?.arity ?? 0) === 0 ? [] : params.slice(0, given?.arity);
  const embedders = params.map((param) => {
    const x = converter.fresh("x");
    return standIns.holds(param)
      ? { name: converter.fresh("embed"), bound: lambda([x], converter.convert("embed", param, variable(x))) }
      : undefined;
  });
  const defs = [
    { kind: "one", name: own, bound: converter.own(lambda(terms, body)) } as const,
    ...(given === undefined || predicate === undefined
      ? []
      : [{ kind: "one", name: predicate, bound: predicateOf(converter, given.name, asked) } as const]),
    ...embedders.flatMap((each) =>
      each === undefined ? [] : [{ kind: "one", name: each.name, bound: converter.own(each.bound) } as const],
    ),
  ];
  return {
    program: {
      ...program,
      data: [...program.data, ...standIns.data],
      defs: [...program.defs, { kind: "rec", bindings: converter.bindings }, ...defs],
    },
    name: own,
    given: predicate,
    embed: embedders.map((each) => each?.name),
  };
}

/** The call, then what it left of some arguments. */
function seeLeft(
  converter: Converter,
  params: readonly Type[],
  left: readonly number[],
  values: readonly Name[],
  called: Expr,
): Expr {
  const seen = left.map((i) => converter.convert("see", params[i] as Type, variable(values[i] as Name)));
  const whole = seen.length === 1 ? (seen[0] as Expr) : make(tupleCtor(seen.length), seen);
  return { ...called, kind: "seq", items: [called, whole] };
}

function predicateOf(converter: Converter, predicate: Name, params: readonly Type[]): Expr {
  const names = params.map(() => converter.fresh("x"));
  const args = params.map((param, i) => converter.convert("make", param, variable(names[i] as Name)));
  return converter.own(lambda(names, call(variable(predicate), args)));
}

export function operationKey(family: Name, { path, role }: Pick<Operation, "path" | "role">): string {
  return `${family} ${role} ${role === "operation" ? path : ""}`;
}
