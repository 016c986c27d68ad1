// Definitions whose meaning depends on what happens to be known of types at the time: which of two constructors of one
// name is meant, which argument a label is for, whether a string is a format. A change elsewhere may change that.
import type { Facts } from "../infer/context.js";
import type { Scope, ValueInfo } from "../infer/entities.js";
import { findCtors, findFields, findModule } from "../infer/scope.js";
import { outermostIn, patternsIn, subexpressions } from "../subexpressions.js";
import { subpatterns } from "../subpatterns.js";
import type { Expr, Item, Pattern } from "../syntax.js";

/** `isGiven`: of a value that its type comes from how it is used, and not from its definition. */
export type Asking = { readonly facts: Facts; readonly isGiven: (value: ValueInfo) => boolean };

export function isDirected(a: Asking, item: Item): boolean {
  if (item.kind === "rec-modules") return true; // what is known of them beforehand depends on what they use of each other
  const { places } = a.facts;
  return outermostIn(item).some(({ e, pattern }) => {
    const patterns = pattern === undefined ? [] : [pattern];
    return patterns.some((each) => isDirectedPattern(a, places.get(e)?.scope, each)) || hasDirected(a, e);
  });
}

function hasDirected(a: Asking, e: Expr): boolean {
  const pending: { readonly e: Expr; readonly parent: Expr | undefined }[] = [{ e, parent: undefined }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { e: here } = next;
    if (isDirectedHere(a, here, next.parent)) return true;
    for (const part of subexpressions(here)) pending.push({ e: part, parent: here });
  }
  return false;
}

function isDirectedHere(a: Asking, e: Expr, parent: Expr | undefined): boolean {
  const { facts } = a;
  const scope = facts.places.get(e)?.scope;
  if (facts.erasures.has(e) || patternsIn(e).some((pattern) => isDirectedPattern(a, scope, pattern))) return true;
  switch (e.kind) {
    case "apply":
      return (facts.applications.has(e) || e.args.some(isLabelled)) && !isWellKnown(a, e);
    case "coerce":
      return e.from === undefined;
    case "pack":
      return e.type === undefined && parent?.kind !== "apply";
    case "constant":
      return facts.formats.has(e) && parent?.kind !== "apply";
    case "construct":
      return isOtherCtor(facts, scope, e);
    case "field":
    case "set-field":
      return isOtherField(facts, scope, e, e.field);
    case "record":
      return e.fields.some((item) => isOtherField(facts, scope, item, item.field));
    default:
      return false;
  }
}

function isLabelled({ kind }: Expr): boolean {
  return kind === "labelled";
}

/** Whether labels of the function that is applied follow from its definition. */
function isWellKnown(a: Asking, e: Extract<Expr, { kind: "apply" }>): boolean {
  const fn = a.facts.applications.get(e)?.fn ?? e.fn;
  const known = a.facts.idents.get(fn);
  const isPlain = fn !== e.fn && fn.kind !== "apply"; // x |> f, f @@ x
  return known === undefined ? isPlain && !e.args.some(isLabelled) : !a.isGiven(known.info);
}

function isDirectedPattern(a: Asking, scope: Scope | undefined, pattern: Pattern): boolean {
  const { facts } = a;
  switch (pattern.kind) {
    case "unpack":
      return pattern.type === undefined;
    case "construct":
      if (facts.ctors.get(pattern)?.gadt === true || isOtherCtor(facts, scope, pattern)) return true;
      break;
    case "record":
      if (pattern.fields.some((item) => isOtherField(facts, scope, item, item.field))) return true;
      break;
    default:
  }
  return subpatterns(pattern).some((inner) => isDirectedPattern(a, scope, inner));
}

type Keyed<M> = M extends ReadonlyMap<infer K, unknown> ? K : never;
type Construct = Extract<Expr | Pattern, { kind: "construct" }>;

/** Not the last one of its name. */
function isOtherCtor(facts: Facts, scope: Scope | undefined, e: Construct): boolean {
  if (e.ctor.name.startsWith("`")) return false;
  const inner = scope && through(scope, e.ctor.modules);
  const ctor = facts.ctors.get(e);
  return inner === undefined || ctor === undefined || findCtors(inner, e.ctor.name)[0] !== ctor;
}

/** Those of a constructor's own record are told by the constructor. */
function isOtherField(
  facts: Facts,
  scope: Scope | undefined,
  of: Keyed<Facts["fields"]>,
  path: { readonly modules: readonly string[]; readonly name: string },
): boolean {
  const inner = scope && through(scope, path.modules);
  const field = facts.fields.get(of);
  if (inner === undefined || field === undefined) return true;
  return field.record.inline !== true && findFields(inner, path.name)[0] !== field;
}

/** Where the modules in front of a name lead. */
function through(scope: Scope, modules: readonly string[]): Scope | undefined {
  return modules.reduce<Scope | undefined>((inner, name) => {
    const module = inner && findModule(inner, name);
    return module && { ...module.scope, parent: undefined };
  }, scope);
}
