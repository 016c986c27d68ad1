// Constructors that tell something about their type, as A : int -> int t: to match one is to learn what the types
// in it are. As in OCaml's own checker, what is learnt is an equation between a type without parameters and another
// one; it holds in that branch and nowhere else. A type that was made with its help remembers the branch (its scope),
// and is not let out of it.
import { subpatterns } from "../subpatterns.js";
import type { Pattern } from "../syntax.js";
import { reportClash } from "./clash.js";
import { type Context, freshName, report, type Why } from "./context.js";
import type { CtorInfo, Scope, TypeInfo } from "./entities.js";
import { lackAt } from "./lacking.js";
import { newScope } from "./scope.js";
import {
  charge,
  childrenOf,
  con,
  deeper,
  expandHead,
  GENERIC,
  getLevel,
  instances,
  link,
  newVar,
  repr,
  somePart,
  substitute,
  type Ty,
  tuple,
  undoingOnFailure,
  withGenericStructure,
} from "./ty.js";
import { type Clash, isFree, unify } from "./unify.js";
import { isInjective } from "./variance.js";

export type Equation = { readonly info: TypeInfo; readonly is: Ty; readonly scope: number };

/** Whether a pattern may look at such a constructor. */
export function areLocal(ctx: Context, patterns: readonly Pattern[]): boolean {
  return ctx.generalised.size > 0 && patterns.some((pattern) => looksAt(ctx, pattern));
}

function looksAt(ctx: Context, pattern: Pattern): boolean {
  const own = pattern.kind === "construct" && ctx.generalised.has(pattern.ctor.name);
  return own || subpatterns(pattern).some((inner) => looksAt(ctx, inner));
}

/** Checks something in which types come up that mean nothing outside. */
export function inBranches<T>(ctx: Context, body: () => T): T {
  return deeper(() => atBranchLevel(ctx, body));
}

/** What patterns tell holds from this level on. */
export function atBranchLevel<T>(ctx: Context, body: () => T): T {
  const outer = ctx.branchLevel;
  ctx.branchLevel = getLevel();
  const result = body();
  ctx.branchLevel = outer;
  return result;
}

/** What a pattern tells about types; nothing of it holds afterwards. */
export function learning<T>(ctx: Context, body: () => T): { readonly value: T; readonly learnt: readonly Equation[] } {
  const outer = ctx.equations;
  ctx.equations = [];
  const value = body();
  const learnt = ctx.equations;
  ctx.equations = outer;
  forget(learnt);
  return { value, learnt };
}

/** Checks something where equations hold. */
export function knowing(learnt: readonly Equation[], body: () => void): void {
  for (const { info, is, scope } of learnt) info.equation = { is, scope };
  body();
  forget(learnt);
}

function forget(learnt: readonly Equation[]): void {
  for (const { info } of learnt) info.equation = undefined;
}

/** Where equations hold, every use of a variable has a type of its own: what is made of it there is not known outside. */
export function withOwnTypes(ctx: Context, scope: Scope, learnt: readonly Equation[]): Scope {
  if (learnt.length === 0) return scope;
  const inner = newScope(scope);
  for (let layer: Scope | undefined = scope; layer !== undefined && layer !== ctx.outermost; layer = layer.parent) {
    for (const [name, info] of layer.values)
      if (!inner.values.has(name)) inner.values.set(name, { ...info, type: withGenericStructure(info.type) });
  }
  return inner;
}

/** The arguments' types of a constructor that a pattern looks at, in what is then known. */
export function matchGeneralised(
  ctx: Context,
  ctor: CtorInfo,
  pattern: Pattern,
  expected: Ty,
  why: Why,
): readonly Ty[] {
  const [result, ...args] = withExistentials(ctx, ctor, pattern);
  if (result === undefined) return [];
  const clash = equate(ctx, result, expected);
  if (clash?.kind === "lacking") lackAt(ctx, pattern.at, clash);
  else if (clash !== undefined) reportClash(ctx, pattern.at, result, expected, clash, why);
  return args;
}

/** The arguments' types of a constructor where it makes a value of a type, or undefined if it cannot. */
export function constructorFor(ctx: Context, ctor: CtorInfo, type: Ty): readonly Ty[] | undefined {
  const [result, ...args] = ctor.gadt ? withExistentials(ctx, ctor, undefined) : instances([ctor.result, ...ctor.args]);
  return result === undefined || equate(ctx, result, type) !== undefined ? undefined : args;
}

/** The constructor's result and arguments: what only the arguments mention was chosen when the value was made. */
function withExistentials(ctx: Context, ctor: CtorInfo, pattern: Pattern | undefined): readonly Ty[] {
  const told = variablesOf(ctor.result);
  const whole = tuple([ctor.result, ...ctor.args]);
  const vars = variablesOf(whole);
  const types = vars.map((node) =>
    told.includes(node) ? newVar() : con(existential(ctx, `$${ctor.name}_'${nameOf(node)}`)),
  );
  if (ctx.plainBinding !== undefined && pattern !== undefined && vars.length > told.length)
    report(ctx, "E204", "Types that must not be known here", pattern.at, ctx.plainBinding, {
      hint: `\`${ctor.name}\` hides a type: look at it with \`match\`, or by a \`let\` alone.`,
    });
  return childrenOf(substitute(whole, vars, types));
}

function variablesOf(type: Ty): readonly Ty[] {
  const vars: Ty[] = [];
  somePart(type, (node) => {
    if (node.desc.kind === "var" && node.level === GENERIC) vars.push(node);
    return false;
  });
  return vars;
}

function nameOf({ desc }: Ty): string {
  return (desc.kind === "var" ? desc.name : undefined) ?? "a";
}

function existential(ctx: Context, name: string): TypeInfo {
  return {
    name,
    modules: [],
    core: freshName(ctx, name),
    params: [],
    variance: [],
    manifest: undefined,
    level: ctx.branchLevel,
    body: { kind: "abstract" },
    local: "existential",
  };
}

// ---- making types equal by what can be learnt ----

function equate(ctx: Context, made: Ty, expected: Ty): Clash | undefined {
  charge();
  const [a, b] = [expandHead(made), expandHead(expected)];
  if (a === b) return undefined;
  if (isFree(a) || isFree(b)) return unify(a, b);
  const [left, right] = [a.desc, b.desc];
  if (left.kind === "con" && right.kind === "con" && left.info === right.info)
    return equateArguments(ctx, left.info, left.args, right.args);
  const told = learn(ctx, a, b);
  if (told !== "nothing") return told;
  if (left.kind === "var" || right.kind === "var" || left.kind === "variant" || right.kind === "variant")
    return unify(a, b);
  if (left.kind === "con" || right.kind === "con") {
    const kept = hideVariables(ctx, a) ?? hideVariables(ctx, b);
    return kept ?? (mayBeEqual(ctx, a, b) ? undefined : { kind: "differ", left: a, right: b });
  }
  if (!sameShape(a, b)) return { kind: "differ", left: a, right: b };
  return equateAll(ctx, childrenOf(a), childrenOf(b));
}

function sameShape(a: Ty, b: Ty): boolean {
  if (a.desc.kind === "arrow" && b.desc.kind === "arrow") return a.desc.label === b.desc.label;
  return a.desc.kind === b.desc.kind && childrenOf(a).length === childrenOf(b).length;
}

function equateAll(ctx: Context, as: readonly Ty[], bs: readonly Ty[]): Clash | undefined {
  for (const [i, a] of as.entries()) {
    const b = bs[i];
    const clash = b === undefined ? undefined : equate(ctx, a, b);
    if (clash !== undefined) return clash;
  }
  return undefined;
}

/** Of an abstract type of another module nobody knows whether equal types have equal parameters. */
function equateArguments(ctx: Context, info: TypeInfo, as: readonly Ty[], bs: readonly Ty[]): Clash | undefined {
  if (isDeclaredHere(ctx, info) || isData(info)) return equateAll(ctx, as, bs);
  for (const [i, a] of as.entries()) {
    const b = bs[i];
    if (b === undefined) continue;
    const clash = isInjective(info, i) ? equate(ctx, a, b) : equalOrHidden(ctx, a, b);
    if (clash !== undefined) return clash;
  }
  return undefined;
}

function equalOrHidden(ctx: Context, a: Ty, b: Ty): Clash | undefined {
  const clash = undoingOnFailure(() => unify(a, b));
  return clash && (hideVariables(ctx, a) ?? hideVariables(ctx, b));
}

/** The equation that two types give, if one of them is a type of which more can be learnt. */
function learn(ctx: Context, a: Ty, b: Ty): Clash | undefined | "nothing" {
  const [one, other] = [learnable(ctx, a), learnable(ctx, b)];
  if (one !== undefined && other !== undefined)
    return (one.level ?? 0) > (other.level ?? 0) ? addEquation(ctx, one, b) : addEquation(ctx, other, a);
  if (one !== undefined) return addEquation(ctx, one, b);
  if (other !== undefined) return addEquation(ctx, other, a);
  return "nothing";
}

function learnable(ctx: Context, { desc }: Ty): TypeInfo | undefined {
  if (desc.kind !== "con" || desc.args.length > 0) return undefined;
  const { info } = desc;
  const isAbstract = info.body.kind === "abstract" && info.manifest === undefined && info.extensible !== true;
  return isAbstract && (info.local !== undefined || !isDeclaredHere(ctx, info)) ? info : undefined;
}

function addEquation(ctx: Context, info: TypeInfo, is: Ty): Clash | undefined {
  const kept = hideVariables(ctx, is);
  if (kept !== undefined) return kept;
  if (mentions(is, info)) return undefined; // of such a type nothing is learnt, as in OCaml
  const equation = { info, is: withGenericStructure(is), scope: ctx.branchLevel };
  info.equation = equation;
  ctx.equations.push(equation);
  return undefined;
}

/** Also by way of what is known of the types in it. */
function mentions(type: Ty, info: TypeInfo): boolean {
  const seen = new Set<TypeInfo>();
  const types = [type];
  for (const each of types)
    for (const part of namesIn(each)) {
      if (part === info) return true;
      if (part.equation !== undefined && !seen.has(part)) types.push(part.equation.is);
      seen.add(part);
    }
  return false;
}

function namesIn(type: Ty): readonly TypeInfo[] {
  const infos: TypeInfo[] = [];
  somePart(type, ({ desc }) => {
    if (desc.kind === "con") infos.push(desc.info);
    return false;
  });
  return infos;
}

/** What is not known of a type that a branch tells something about is a type that the branch alone knows. */
function hideVariables(ctx: Context, type: Ty): Clash | undefined {
  const vars: Ty[] = [];
  somePart(type, (node) => {
    if (isFree(node)) vars.push(node);
    return false;
  });
  for (const node of vars) {
    const hidden = existential(ctx, `$${nameOf(node)}`);
    if (node.level < ctx.branchLevel) return { kind: "escapes", name: hidden.name, local: true };
    link(node, con(hidden));
  }
  return undefined;
}

// ---- which types may turn out to be the same ----

/** Builtin types and those of the module that we are inside of are what they are declared to be. */
function isDeclaredHere(ctx: Context, info: TypeInfo): boolean {
  return info.local === undefined && info.modules.every((name, i) => ctx.modules[i] === name);
}

function isData(info: TypeInfo): boolean {
  return info.body.kind !== "abstract";
}

function mayBeEqual(ctx: Context, one: Ty, other: Ty): boolean {
  charge();
  const [a, b] = [expandHead(one), expandHead(other)];
  const [left, right] = [a.desc, b.desc];
  if (a === b || left.kind === "var" || right.kind === "var") return true;
  if (left.kind === "con" && right.kind === "con" && left.info !== right.info)
    return mayBeNamesOfOne(ctx, left.info, right.info);
  if (left.kind === "con" && right.kind !== "con") return mayBeAnything(ctx, left.info);
  if (right.kind === "con" && left.kind !== "con") return mayBeAnything(ctx, right.info);
  if (left.kind === "con" && !isDeclaredHere(ctx, left.info) && !isData(left.info)) return true;
  return sameShape(a, b) && childrenOf(a).every((part, i) => mayBeEqual(ctx, part, childrenOf(b)[i] ?? repr(part)));
}

function mayBeAnything(ctx: Context, info: TypeInfo): boolean {
  return !isData(info) && !isDeclaredHere(ctx, info);
}

/** Two declarations of one type have the same constructors or fields. */
function mayBeNamesOfOne(ctx: Context, a: TypeInfo, b: TypeInfo): boolean {
  if (isDeclaredHere(ctx, a) && isDeclaredHere(ctx, b)) return false;
  if (!isData(a) && !isData(b)) return true;
  if (!isData(a) || !isData(b)) return mayBeAnything(ctx, isData(a) ? b : a);
  return partNames(a).join() === partNames(b).join();
}

function partNames({ body }: TypeInfo): readonly string[] {
  if (body.kind === "variant") return body.ctors.map(({ name }) => name);
  return body.kind === "record" ? body.fields.map(({ name }) => name) : [];
}
