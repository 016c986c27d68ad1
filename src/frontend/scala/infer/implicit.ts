// Implicit parameters: from implicit parameters in scope, then from what the library gives.
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import { showTy } from "../show/type.js";
import type { ClassSymbol, DefSymbol, Expr, Ty, ValueSymbol } from "../typed.js";
import { isBuiltinTy } from "./builtin.js";
import { type Context, force, makerOf, report, type Scope, unsupported } from "./context.js";
import { errorExpr } from "./error-expr.js";
import { backTo, mark } from "./leave-out.js";
import { linear, objectExpr, seenFrom, thisExpr } from "./member.js";
import { mayBeConverted } from "./scope.js";
import { type Inference, infer, known, outOfBounds, solve, solveRest } from "./solve.js";
import { type Bounds, isSubtype } from "./subtype.js";
import { ownValue } from "./symbols.js";
import { ERROR, NO_SUBST } from "./ty.js";
import { best, type Candidate, candidates, isView } from "./visible-implicits.js";

/** `open` has the variables of the call that may still occur in the type: what is found decides them. */
export function implicitArg(cx: Context, scope: Scope, type: Ty, around: Span, open: Inference): Expr {
  const at = madeAt(around);
  const found = type === ERROR ? errorExpr(at) : search(cx, scope, type, at, open, 0);
  if (found !== undefined) return found;
  if (mayBeConverted(cx, scope) || isOfWrapped(type) || cx.searched > SEARCHED_MAX) {
    unsupported(cx, at, `whether there is an implicit value of type \`${showTy(type)}\` is not known`);
    return errorExpr(at);
  }
  report(cx, "E201", "Unknown implicit value", at, `no implicit value of type \`${showTy(type)}\` is known here`);
  return errorExpr(at);
}

/** Strings and arrays are sequences by conversions that we lack in part. */
function isOfWrapped(type: Ty): boolean {
  const [from] = type.kind === "class" && type.of.name === "<:<" ? type.args : type.kind === "fn" ? type.params : [];
  return from !== undefined && (isBuiltinTy(from, "String") || isBuiltinTy(from, "Array"));
}

const DEPTH_MAX = 6;
/** Implicit definitions that need others can be put together in more ways than anybody waits for. */
const SEARCHED_MAX = 20_000;

function search(cx: Context, scope: Scope, type: Ty, at: Span, open: Inference, depth: number): Expr | undefined {
  if (depth > DEPTH_MAX) return undefined;
  const local = inScope(scope, type, at, open) ?? ownImplicit(cx, scope, type, at, open, depth);
  if (local !== undefined) return local;
  for (const given of cx.givens) {
    const found = fromGiven(cx, scope, given, type, at, open, depth);
    if (found !== undefined) return found;
  }
  return asFunction(cx, scope, type, at, open);
}

/** A function to what its parameter is already, or becomes by a view of the library. */
function asFunction(cx: Context, scope: Scope, type: Ty, at: Span, open: Inference): Expr | undefined {
  const from = type.kind === "fn" && type.params.length === 1 ? type.params[0] : undefined;
  if (type.kind !== "fn" || from === undefined) return undefined;
  const param: ValueSymbol = { ...ownValue(cx, scope, "x", from, at), kind: "param" };
  const value: Expr = { kind: "value", at, type: from, of: param };
  if (matches(from, type.result, open)) return { kind: "lambda", at, type, params: [param], body: value };
  for (const view of cx.views) {
    const body = viaView(view, value);
    if (body !== undefined && matches(body.type, type.result, open))
      return { kind: "lambda", at, type, params: [param], body };
  }
  return undefined;
}

/** A conversion of the program, to something that `wants` accepts. */
export function viaOwnView(
  cx: Context,
  scope: Scope,
  e: Expr,
  towards: Ty | undefined,
  wants: (type: Ty) => boolean,
): Expr | undefined {
  if (cx.implicits.size === 0 || e.type === ERROR) return undefined;
  const beside = new Set([...companionsOf(cx, e.type), ...(towards ? companionsOf(cx, towards) : [])]);
  const views = [...cx.implicits].filter(isView);
  if (views.length === 0) return undefined;
  const near = candidates(cx, scope, e.at).filter(({ of }) => isView(of));
  const far = views.filter(({ owner }) => owner?.symbol === "class" && beside.has(owner));
  const all = [
    ...near,
    ...far.filter((of) => !near.some((each) => each.of === of)).map((of) => ({ of, from: undefined })),
  ];
  const convert = (each: Candidate): Expr | undefined => {
    const { of } = each;
    if (!isView(of) || force(cx, of) || ++cx.searched > SEARCHED_MAX) return undefined;
    const made = applied(cx, scope, of, each.from, e);
    return made !== undefined && wants(made.type) ? made : undefined;
  };
  const isEligible = (each: Candidate): boolean => {
    const before = mark(cx);
    const found = convert(each);
    backTo(cx, before);
    return found !== undefined;
  };
  const chosen = best(cx, all, isEligible, e.at);
  return chosen && convert(chosen);
}

/** A conversion applied to a value, with the implicit arguments that it needs. */
function applied(cx: Context, scope: Scope, view: DefSymbol, from: Expr | undefined, e: Expr): Expr | undefined {
  const inference = infer(view.typeParams, from === undefined ? NO_SUBST : seenFrom(from.type, view.owner));
  if (!isSubtype(e.type, known(inference, view.params[0]?.[0]?.type ?? ERROR), inference.solver)) return undefined;
  solve(inference, () => false);
  solveRest(inference, known(inference, view.result));
  if (outOfBounds(inference) !== undefined) return undefined;
  const at = madeAt(e.at);
  const args: Expr[] = [e];
  for (const param of view.params.slice(1).flat()) {
    const arg = search(cx, scope, known(inference, param.type), at, inference, 1);
    if (arg === undefined) return undefined;
    args.push(arg);
  }
  const type = known(inference, view.result);
  const of = makerOf(cx, view);
  if (of !== undefined) return { kind: "construct", at, type, of, args };
  const receiver = from ?? (view.owner?.symbol === "class" ? objectExpr(view.owner, at) : undefined);
  return { kind: "call", at, type, of: view, receiver, args, above: undefined };
}

/** A view of the library applied to a value, if that is what it takes. */
export function viaView(view: DefSymbol, e: Expr): Expr | undefined {
  const inference = infer(view.typeParams, NO_SUBST);
  if (!isSubtype(e.type, known(inference, view.params[0]?.[0]?.type ?? ERROR), inference.solver)) return undefined;
  solve(inference, () => false);
  solveRest(inference, known(inference, view.result));
  const at = madeAt(e.at);
  const receiver = view.owner?.symbol === "class" ? objectExpr(view.owner, at) : undefined;
  return { kind: "call", at, type: known(inference, view.result), of: view, receiver, args: [e], above: undefined };
}

function inScope(scope: Scope, type: Ty, at: Span, open: Inference): Expr | undefined {
  for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
    for (const [of] of s.terms.values()) {
      if (of?.symbol === "value" && of.isImplicit && matches(of.type, type, open))
        return { kind: "value", at, type: of.type, of };
    }
    const param = s.template?.params.find((each) => each.isImplicit && matches(each.type, type, open));
    if (s.template !== undefined && param !== undefined) {
      return { kind: "field", at, type: param.type, from: thisExpr(s.template, at), of: param };
    }
  }
  return undefined;
}

// ---- what the program defines ----

/** Those that can be named here go first, then those of objects beside the classes that the type mentions. */
function ownImplicit(cx: Context, scope: Scope, type: Ty, at: Span, open: Inference, depth: number): Expr | undefined {
  if (cx.implicits.size === 0) return undefined;
  const near = candidates(cx, scope, at).filter(({ of }) => !isView(of));
  const found = best(cx, near, (each) => isEligible(cx, scope, each, type, at, open, depth), at);
  if (found !== undefined) return fromCandidate(cx, scope, found, type, at, open, depth);
  const beside = companionsOf(cx, type);
  const far = [...cx.implicits].flatMap((of): Candidate[] => {
    const isThere = of.owner?.symbol === "class" && beside.has(of.owner);
    return isThere && !isView(of) ? [{ of, from: undefined }] : [];
  });
  const other = best(cx, far, (each) => isEligible(cx, scope, each, type, at, open, depth), at);
  return other && fromCandidate(cx, scope, other, type, at, open, depth);
}

/** Whether it would do; nothing is decided by looking. */
function isEligible(
  cx: Context,
  scope: Scope,
  each: Candidate,
  type: Ty,
  at: Span,
  open: Inference,
  depth: number,
): boolean {
  const before = mark(cx);
  const trial = { ...open, solver: new Map([...open.solver].map(([variable, bounds]) => [variable, copied(bounds)])) };
  const found = fromCandidate(cx, scope, each, type, at, trial, depth);
  backTo(cx, before);
  return found !== undefined;
}

function fromCandidate(
  cx: Context,
  scope: Scope,
  { of, from }: Candidate,
  type: Ty,
  at: Span,
  open: Inference,
  depth: number,
): Expr | undefined {
  const found = fromGiven(cx, scope, of, type, at, open, depth);
  if (found === undefined || from === undefined) return found;
  if (found.kind === "call") return { ...found, receiver: from };
  return found.kind === "field" ? { ...found, from } : found;
}

/** Objects beside the classes of a type, its arguments' and parents' included. */
function companionsOf(cx: Context, type: Ty): ReadonlySet<ClassSymbol> {
  const found = new Set<ClassSymbol>();
  const look = (part: Ty): void => {
    if (part.kind === "class") {
      for (const each of linear(cx, part.of)) if (each.companion !== undefined) found.add(each.companion);
      part.args.forEach(look);
    } else if (part.kind === "fn") [...part.params, part.result].forEach(look);
    else if (part.kind === "tuple") part.items.forEach(look);
    else if (part.kind === "both") part.parts.forEach(look);
  };
  look(type);
  return found;
}

function fromGiven(
  cx: Context,
  scope: Scope,
  given: ClassSymbol | DefSymbol | ValueSymbol,
  type: Ty,
  at: Span,
  open: Inference,
  depth: number,
): Expr | undefined {
  if (++cx.searched > SEARCHED_MAX) return undefined;
  if (given.symbol === "class") {
    const object = objectExpr(given, at);
    return matches(object.type, type, open) ? object : undefined;
  }
  const receiver = given.owner?.symbol === "class" ? objectExpr(given.owner, at) : undefined;
  if (force(cx, given)) return undefined;
  if (given.symbol === "value") {
    if (!matches(given.type, type, open)) return undefined;
    if (receiver === undefined) return { kind: "value", at, type: given.type, of: given };
    return { kind: "field", at, type: given.type, from: receiver, of: given };
  }
  const inference = infer(given.typeParams, NO_SUBST);
  if (!matches(known(inference, given.result), type, open, inference)) return undefined;
  solve(inference, () => true);
  solveRest(inference, known(inference, given.result));
  if (outOfBounds(inference) !== undefined) return undefined;
  const args: Expr[] = [];
  for (const param of given.params.flat()) {
    const arg = search(cx, scope, known(inference, param.type), at, open, depth + 1);
    if (arg === undefined) return undefined;
    args.push(arg);
  }
  return { kind: "call", at, type: known(inference, given.result), of: given, receiver, args, above: undefined };
}

/** Variables of both sides are decided only if it fits. */
function matches(has: Ty, wants: Ty, ...inferences: readonly Inference[]): boolean {
  const trial = new Map(
    inferences.flatMap(({ solver }) => [...solver].map(([variable, each]) => [variable, copied(each)])),
  );
  if (!isSubtype(has, wants, trial)) return false;
  for (const { solver } of inferences) {
    for (const variable of [...solver.keys()])
      solver.set(variable, trial.get(variable) ?? copied({ low: [], high: [], weak: [] }));
  }
  return true;
}

function copied({ low, high, weak }: Bounds): Bounds {
  return { low: [...low], high: [...high], weak: [...weak] };
}
