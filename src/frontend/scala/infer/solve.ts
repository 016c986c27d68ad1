// The type variables of one call: what is known of them, and what they are solved to.
import type { Ty, TypeParam } from "../typed.js";
import type { Bounds, Solver } from "./subtype.js";
import { glb, isSubtype, lub, weakLub } from "./subtype.js";
import { ANY, freshened, HOLE, hasHole, mapTy, mentions, NOTHING, type Subst, substitute } from "./ty.js";

export type Inference = {
  subst: Subst; // of everything that is not a variable any more
  readonly vars: TypeParam[];
  readonly solver: Map<TypeParam, Bounds>;
  readonly solved: Map<TypeParam, Ty>;
  /** Of arguments that leave types open, as Nil() does: others may decide them, and they count as Nothing if not. */
  readonly borrowed: Set<TypeParam>;
};

/** Variables for the type parameters that are not given. */
export function infer(params: readonly TypeParam[], given: Subst): Inference {
  const open = params.filter((param) => !given.has(param));
  const { vars, subst } = freshened(open);
  const all = new Map([...given, ...subst]);
  const inference: Inference = { subst: all, vars: [], solver: new Map(), solved: new Map(), borrowed: new Set() };
  for (const variable of vars) addVariable(inference, variable, given);
  return inference;
}

export function addVariable(inference: Inference, variable: TypeParam, given: Subst): void {
  const bounds: Bounds = { low: [], high: [], weak: [] };
  inference.vars.push(variable);
  inference.solver.set(variable, bounds);
  if (variable.low) bounds.low.push(substitute(variable.low, given));
  if (variable.high && !mentions(variable.high, (param) => param === variable)) {
    bounds.high.push(substitute(variable.high, given));
  }
}

/** The type of an argument with its open variables, which this call may decide. */
export function borrow(inference: Inference, type: Ty, vars: readonly TypeParam[]): Ty {
  for (const variable of vars) {
    addVariable(inference, variable, new Map());
    inference.borrowed.add(variable);
  }
  return type;
}

/** The type as far as it is known; variables that are not solved stay. */
export function known(inference: Inference, type: Ty): Ty {
  const { solved } = inference;
  const once = substitute(type, inference.subst);
  return solved.size === 0 ? once : substitute(once, solved);
}

/** What is expected of an argument: variables are what the result demands of them, or open. */
export function expectedOf(inference: Inference, type: Ty): Ty {
  return mapTy(known(inference, type), (param) => {
    const bounds = inference.solver.get(param);
    if (bounds === undefined) return undefined;
    return bounds.high.length === 0 ? HOLE : plain(inference, glb(bounds.high));
  });
}

/** For an anonymous function: the types of its parameters are needed now. */
export function expectedOfFunction(inference: Inference, type: Ty): Ty {
  const formal = known(inference, type);
  const settle = (part: Ty): Ty =>
    mapTy(part, (param) =>
      inference.solver.has(param) ? (guess(inference, param) ?? closed(inference, param) ?? HOLE) : undefined,
    );
  if (formal.kind === "fn") {
    return { kind: "fn", params: formal.params.map(settle), result: expectedOf(inference, formal.result) };
  }
  if (formal.kind === "class" && formal.of.name === "PartialFunction") {
    const [from, to] = formal.args;
    return from && to ? { ...formal, args: [settle(from), expectedOf(inference, to)] } : formal;
  }
  return expectedOf(inference, formal);
}

function plain(inference: Inference, type: Ty): Ty {
  return mapTy(type, (param) => (inference.solver.has(param) ? HOLE : undefined));
}

/** What a variable would be solved to now. */
export function guess(inference: Inference, variable: TypeParam, wide = false): Ty | undefined {
  const bounds = inference.solver.get(variable);
  if (bounds === undefined) return undefined;
  const usable = (type: Ty): boolean => !hasHole(type) && !mentions(type, (param) => inference.solver.has(param));
  const now = (type: Ty): Ty => substitute(type, inference.solved);
  const low = bounds.low.map(now).filter(usable);
  const high = bounds.high.map(now).filter(usable);
  const some = [...low, ...bounds.weak];
  const useless = some.every((type) => type.kind === "nothing");
  if (high.length > 0 && (useless || wide)) return glb(high);
  if (some.length === 0) return undefined;
  return low.length === 0 ? weakLub(bounds.weak) : lub(some);
}

/** What a variable would be if nobody decides what arguments leave open. */
function closed(inference: Inference, variable: TypeParam): Ty | undefined {
  const bounds = inference.solver.get(variable);
  if (bounds === undefined || inference.borrowed.size === 0) return undefined;
  const nothing: Subst = new Map([...inference.borrowed].map((param) => [param, NOTHING]));
  const low = bounds.low
    .map((type) => substitute(substitute(type, inference.solved), nothing))
    .filter((type) => !hasHole(type) && !mentions(type, (param) => inference.solver.has(param)));
  return low.every((type) => type.kind === "nothing") ? undefined : lub(low);
}

/** Solves what is known of; `wide`: those that what comes later may still widen. */
export function solve(inference: Inference, wide: (variable: TypeParam) => boolean): void {
  // Bounds may mention other variables: those that are solved first help the others.
  for (let round = 0; round < 3; round++) {
    for (const variable of inference.vars) {
      if (!inference.solver.has(variable)) continue;
      const type = guess(inference, variable, wide(variable));
      if (type === undefined) continue;
      decide(inference, variable, type);
    }
  }
  for (const variable of inference.borrowed.size === 0 ? [] : inference.vars) {
    const type = closed(inference, variable);
    if (type !== undefined) decide(inference, variable, type);
  }
}

function decide(inference: Inference, variable: TypeParam, type: Ty): void {
  inference.solver.delete(variable);
  inference.solved.set(variable, type);
}

/** What nothing is known of becomes Nothing, or Any where the result only takes it. */
export function solveRest(inference: Inference, result: Ty): readonly TypeParam[] {
  const open = inference.vars.filter((variable) => inference.solver.has(variable));
  for (const variable of open) {
    const isTaken = occurs(result, variable, "taken") && !occurs(result, variable, "given");
    inference.solved.set(variable, isTaken ? (variable.high ?? ANY) : NOTHING);
  }
  return open;
}

type Place = "given" | "taken";

/** Whether a type mentions a variable in such a place: what functions are given is taken. */
function occurs(type: Ty, variable: TypeParam, place: Place): boolean {
  const other = place === "given" ? "taken" : "given";
  const within = (part: Ty): boolean => occurs(part, variable, place);
  switch (type.kind) {
    case "param":
      return type.of === variable && place === "given";
    case "fn":
      return within(type.result) || type.params.some((param) => occurs(param, variable, other));
    case "class":
      return type.args.some((arg, i) => {
        const variance = type.of.typeParams[i]?.variance;
        return (
          (variance !== "contravariant" && within(arg)) || (variance !== "covariant" && occurs(arg, variable, other))
        );
      });
    case "tuple":
      return type.items.some(within);
    case "both":
      return type.parts.some(within);
    default:
      return false;
  }
}

/** A variable whose solution is not within the bounds that its type parameter has. */
export function outOfBounds(inference: Inference): TypeParam | undefined {
  return inference.vars.find((variable) => {
    const type = inference.solved.get(variable);
    if (type === undefined || variable.high === undefined) return false;
    return !isSubtype(type, known(inference, variable.high));
  });
}

/** Adds what is expected of the result, if it is possible at all. */
export function expectResult(inference: Inference, result: Ty, expected: Ty): void {
  const copy: Solver = new Map(
    [...inference.solver].map(([variable, { low, high, weak }]) => [
      variable,
      { low: [...low], high: [...high], weak: [...weak] },
    ]),
  );
  if (!isSubtype(known(inference, result), expected, copy)) return;
  for (const [variable, bounds] of copy) inference.solver.set(variable, bounds);
}
