// Which values the variable of a quantifier has to be tried with: those that the premises of `forall`, or the conjuncts of
// `exists`, leave. They need not be exact: the whole body is computed for each.
import type { Span } from "../../../core/span.js";
import { type Comparison, conjuncts, namesIn, type Term, type Variable } from "./term.js";

export type Domain =
  | { readonly kind: "range"; readonly low: Limit; readonly high: Limit }
  | { readonly kind: "members"; readonly of: "list" | "array"; readonly term: Term }
  | { readonly kind: "one"; readonly term: Term }
  | { readonly kind: "booleans" };

/** `outside`: the limit itself is not one of the values. */
export type Limit = { readonly term: Term; readonly outside: boolean };

/** What is tried for one of the variables; `before`: what holds before that is looked at. */
export type Choice = { readonly variable: Variable; readonly domain: Domain; readonly before: readonly Term[] };

/** Undefined: none of the variables has bounds that do not depend on the others. */
export function chooseVariable(variables: readonly Variable[], guards: readonly Term[]): Choice | undefined {
  const names = new Set(variables.map(({ name }) => name));
  const isFree = (term: Term): boolean => ![...namesIn(term)].some((name) => names.has(name));
  // What comes after a condition on the variables may make sense only where that holds.
  const bound = guards.findIndex((guard) => !isFree(guard));
  for (const variable of variables) {
    const domain = domainOf(variable, guards, isFree);
    if (domain !== undefined) return { variable, domain, before: bound === -1 ? [] : guards.slice(0, bound) };
  }
  return undefined;
}

/** What must be true for the body to matter. */
export function guardsOf(all: boolean, body: Term): readonly Term[] {
  if (!all) return conjuncts(body);
  return body.kind === "implies" ? [...conjuncts(body.left), ...guardsOf(true, body.right)] : [];
}

type IsFree = (term: Term) => boolean;

function domainOf({ name, type }: Variable, guards: readonly Term[], isFree: IsFree): Domain | undefined {
  if (type?.kind === "constr" && type.path.name === "bool") return { kind: "booleans" };
  for (const guard of guards) {
    const members = membersOf(name, guard);
    if (members !== undefined && isFree(members.term)) return members;
  }
  const pairs = guards.flatMap(comparisons);
  const one = pairs.flatMap((pair) => equalTo(name, pair)).find(isFree);
  if (one !== undefined) return { kind: "one", term: one };
  const low = limitOf(name, pairs, isFree, "low", new Set());
  const high = limitOf(name, pairs, isFree, "high", new Set());
  return low === undefined || high === undefined ? undefined : { kind: "range", low, high };
}

/** List.mem x l, mem x l: of lists, unless `mem` is something else, which `express` would have seen. */
function membersOf(name: string, guard: Term): (Domain & { kind: "members" }) | undefined {
  if (guard.kind !== "apply" || guard.fn.kind !== "name" || guard.fn.path.name !== "mem") return undefined;
  const [element, of] = guard.args;
  const { modules } = guard.fn.path;
  if (of === undefined || guard.args.length !== 2 || !isVariable(element, name)) return undefined;
  if (modules.join(".") === "List") return { kind: "members", of: "list", term: of };
  return modules.join(".") === "Array" ? { kind: "members", of: "array", term: of } : undefined;
}

function isVariable(term: Term | undefined, name: string): boolean {
  return term?.kind === "name" && term.path.modules.length === 0 && term.path.name === name;
}

type Pair = { readonly left: Term; readonly op: Comparison["op"]; readonly right: Term; readonly at: Span };

function comparisons(guard: Term): readonly Pair[] {
  if (guard.kind !== "compare") return [];
  return guard.rest.map(({ op, term, at }, i) => ({
    left: guard.rest[i - 1]?.term ?? guard.first,
    op,
    right: term,
    at,
  }));
}

function equalTo(name: string, { left, op, right }: Pair): readonly Term[] {
  if (op !== "=") return [];
  return [...(isVariable(left, name) ? [right] : []), ...(isVariable(right, name) ? [left] : [])];
}

const TURNED = { "=": "=", "<>": "<>", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

/** A limit may be another variable, which has a limit itself. */
function limitOf(
  name: string,
  pairs: readonly Pair[],
  isFree: IsFree,
  side: "low" | "high",
  seen: ReadonlySet<string>,
): Limit | undefined {
  const further: { readonly name: string; readonly outside: boolean }[] = [];
  for (const { left, op, right } of pairs) {
    const turned = isVariable(left, name) ? { op, term: right } : { op: TURNED[op], term: left };
    if (!isVariable(left, name) && !isVariable(right, name)) continue;
    const { term } = turned;
    if (side === "low" ? turned.op !== ">" && turned.op !== ">=" : turned.op !== "<" && turned.op !== "<=") continue;
    const outside = turned.op === "<" || turned.op === ">";
    if (isFree(term)) return { term, outside };
    if (term.kind === "name" && term.path.modules.length === 0) further.push({ name: term.path.name, outside });
  }
  for (const next of further) {
    if (seen.has(next.name)) continue;
    const limit = limitOf(next.name, pairs, isFree, side, new Set([...seen, name]));
    if (limit !== undefined) return { term: limit.term, outside: limit.outside || next.outside };
  }
  return undefined;
}
