// Constructors that tell something about their type, as A : int -> int t: to match one is to learn what the types
// in it are. What is learnt of a locally abstract type holds in that branch and nowhere else.
import { subpatterns } from "../subpatterns.js";
import type { Pattern } from "../syntax.js";
import { unifyAt } from "./clash.js";
import { type Context, freshName, type Why } from "./context.js";
import type { CtorInfo, TypeInfo } from "./entities.js";
import {
  childrenOf,
  con,
  declarationLevel,
  deeper,
  expandHead,
  GENERIC,
  newVar,
  somePart,
  substitute,
  type Ty,
  tuple,
} from "./ty.js";
import { isFree, unify } from "./unify.js";

export type Equation = { readonly info: TypeInfo; readonly is: Ty };

/** Where such a constructor may be looked at, types come up that mean nothing outside. */
export function whereTypesAreLocal<T>(ctx: Context, patterns: readonly Pattern[], body: () => T): T {
  if (!areLocal(ctx, patterns)) return body();
  const outer = ctx.existentialLevel;
  const result = deeper(() => {
    ctx.existentialLevel = declarationLevel();
    return body();
  });
  ctx.existentialLevel = outer;
  return result;
}

export function areLocal(ctx: Context, patterns: readonly Pattern[]): boolean {
  return ctx.generalised.size > 0 && patterns.some((pattern) => looksAt(ctx, pattern));
}

function looksAt(ctx: Context, pattern: Pattern): boolean {
  const own = pattern.kind === "construct" && ctx.generalised.has(pattern.ctor.name);
  return own || subpatterns(pattern).some((inner) => looksAt(ctx, inner));
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
  for (const { info, is } of learnt) info.manifest = is;
  body();
  forget(learnt);
}

function forget(learnt: readonly Equation[]): void {
  for (const { info } of learnt) info.manifest = undefined;
}

/** The arguments' types of a constructor that a pattern looks at, in what is then known. */
export function matchGeneralised(
  ctx: Context,
  ctor: CtorInfo,
  pattern: Pattern,
  expected: Ty,
  why: Why,
): readonly Ty[] {
  const { desc } = expandHead(expected);
  if (desc.kind === "var")
    unify(
      con(
        ctor.family,
        ctor.family.params.map(() => newVar()),
      ),
      expected,
    );
  const [result, ...args] = withExistentials(ctx, ctor, expected);
  if (result === undefined) return [];
  if (!equate(ctx, result, expected)) unifyAt(ctx, pattern.at, result, expected, why);
  return args;
}

/**
 * The constructor's variables stand for types that were chosen when the value was made: what the value's own
 * type says of them, else types of which nothing is known.
 */
function withExistentials(ctx: Context, ctor: CtorInfo, expected: Ty): readonly Ty[] {
  const whole = tuple([ctor.result, ...ctor.args]);
  const vars: Ty[] = [];
  somePart(whole, (node) => {
    if (isChosen(node)) vars.push(node);
    return false;
  });
  const told = toldBy(ctor, expected);
  const types = vars.map((node) => {
    const name = node.desc.kind === "var" ? (node.desc.name ?? "a") : "a";
    return told.get(node) ?? con(existential(ctx, `$${ctor.name}_'${name}`));
  });
  return childrenOf(substitute(whole, vars, types));
}

const isChosen = (node: Ty): boolean => node.desc.kind === "var" && node.level === GENERIC;

/** A : 'a -> 'a t matched as an int t: its 'a is int. */
function toldBy(ctor: CtorInfo, expected: Ty): ReadonlyMap<Ty, Ty> {
  const { desc } = expandHead(expected);
  if (desc.kind !== "con" || desc.info !== ctor.family) return new Map();
  const given = childrenOf(ctor.result).map((param, i) => [expandHead(param), desc.args[i]] as const);
  return new Map(given.flatMap(([param, arg]) => (isChosen(param) && arg !== undefined ? [[param, arg]] : [])));
}

function existential(ctx: Context, name: string): TypeInfo {
  return {
    name,
    modules: [],
    core: freshName(ctx, name),
    params: [],
    variance: [],
    manifest: undefined,
    level: ctx.existentialLevel,
    body: { kind: "abstract" },
    local: "existential",
  };
}

/** Makes two types equal by what can be learnt; false if they cannot be. */
function equate(ctx: Context, made: Ty, expected: Ty): boolean {
  const [a, b] = [expandHead(made), expandHead(expected)];
  if (a === b) return true;
  if (isFree(a) || isFree(b)) return unify(a, b) === undefined;
  if (learn(ctx, a, b) || learn(ctx, b, a)) return true;
  const { desc } = a;
  if (desc.kind === "con" && (b.desc.kind !== "con" || b.desc.info !== desc.info)) return false;
  if (desc.kind !== b.desc.kind || desc.kind === "variant" || desc.kind === "var") return unify(a, b) === undefined;
  const [as, bs] = [childrenOf(a), childrenOf(b)];
  return as.length === bs.length && as.every((part, i) => equate(ctx, part, bs[i] ?? newVar()));
}

/** An existential type is what it is for good. */
function learn(ctx: Context, { desc }: Ty, is: Ty): boolean {
  if (desc.kind !== "con" || desc.info.local === undefined || desc.info.manifest !== undefined) return false;
  const { info } = desc;
  if (somePart(is, (part) => part.desc.kind === "con" && part.desc.info === info)) return false;
  info.manifest = is;
  if (info.local === "abstract") ctx.equations.push({ info, is });
  return true;
}
