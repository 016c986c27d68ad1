// The labels of functions inside of an expression: OCaml takes `fun ~a ~b -> a` where a function of `a:int -> b:int -> int`
// is expected, and no other. Types are followed from a function that is known, or from what is expected of the whole, to
// the functions among arguments, and to the calls of what those are given.
import { nth } from "../../../basis/known.js";
import { type Expr as Core, makeName, type Name, shownName, tupleWidth } from "../../../core/expr.js";
import { substituteTypes } from "../../../core/instance.js";
import type { CtorDecl, DataDecl } from "../../../core/program.js";
import { mapChildren } from "../../../core/traverse.js";
import { type Label, labelName, type Type } from "../../../core/type.js";
import type { Labels } from "./vocabulary.js";

/** An expression whose labelled parameters have names that nothing else has. */
export type Labelled = {
  readonly e: Core;
  /** Of such a parameter. */
  readonly params: ReadonlyMap<Name, string>;
  /** Of the parameters of such a parameter that is a function. */
  readonly calls: ReadonlyMap<Name, Labels>;
};

/** What is known of the names in an expression. */
export type Typing = {
  readonly typeOf: (name: Name) => Type | undefined;
  readonly declarationOf: (ctor: Name) => Declaration | undefined;
};

export const UNTYPED: Typing = { typeOf: () => undefined, declarationOf: () => undefined };

/** A constructor and its family. */
export type Declaration = { readonly family: DataDecl; readonly ctor: CtorDecl };

export function labelled(typing: Typing, e: Core, expected: Type | undefined): Labelled {
  const [params, calls] = [new Map<Name, string>(), new Map<Name, Labels>()];
  let serial = NAMES_FROM;
  const fresh = (shown: string): Name => makeName(shown, --serial);
  const walk: Walk = { ...typing, params, calls, local: new Map(), fresh };
  return { e: labelledIn(walk, e, expected), params, calls };
}

/** Below what lowering and naming count. */
const NAMES_FROM = -1_000_000;

type Walk = Typing & {
  readonly fresh: (shown: string) => Name;
  readonly params: Map<Name, string>;
  readonly calls: Map<Name, Labels>;
  readonly local: ReadonlyMap<Name, Type>;
};

function labelledIn(w: Walk, e: Core, expected: Type | undefined): Core {
  const children = (typeOf: (i: number) => Type | undefined): Core => {
    let i = 0;
    return mapChildren(e, (child) => labelledIn(w, child, typeOf(i++)));
  };
  switch (e.kind) {
    case "lam":
      return labelledFunction(w, e, expected);
    case "app": {
      const taken = e.fn.kind === "var" ? paramsOf(w.local.get(e.fn.name) ?? w.typeOf(e.fn.name)) : [];
      return children((i) => taken[i - 1]?.type);
    }
    case "make":
      return children((i) => fieldOf(w, e.ctor, i, expected));
    case "chain":
      return children((i) => (i < e.items.length ? fieldOf(w, e.ctor, 0, expected) : expected));
    case "let":
      return labelledLets(w, e, expected);
    case "if":
    case "match":
      return children((i) => (i === 0 ? undefined : expected));
    case "prim":
      return children(() => (HOLDING.has(e.op) && expected?.kind === "con" ? expected.args[0] : undefined));
    case "delay":
      return children(() => (expected?.kind === "con" ? expected.args[0] : undefined));
    case "seq":
      return children((i) => (i === e.items.length - 1 ? expected : undefined));
    default:
      return children(() => undefined);
  }
}

/** One after the other, since there may be many. */
function labelledLets(w: Walk, e: Let, expected: Type | undefined): Core {
  const lets: Let[] = [];
  let body: Core = e;
  for (; body.kind === "let"; body = body.body) lets.push(body);
  return lets.reduceRight(
    (inner: Core, each) => ({ ...each, bound: labelledIn(w, each.bound, undefined), body: inner }),
    labelledIn(w, body, expected),
  );
}

type Let = Extract<Core, { kind: "let" }>;

/** What makes something of values of one type. */
const HOLDING: ReadonlySet<string> = new Set(["cell.new", "array.of"]);

/** Its labelled parameters, and those that are functions with labels, get names that nothing else has. */
function labelledFunction(w: Walk, e: Extract<Core, { kind: "lam" }>, expected: Type | undefined): Core {
  const taken = paramsOf(expected);
  const now = new Map<Name, Name>();
  const local = new Map(w.local);
  e.params.forEach((param, i) => {
    const { label, type } = taken[i] ?? { label: undefined, type: undefined };
    const labels = paramsOf(type).map((each) => each.label);
    const isCalled = labels.some((each) => each !== undefined);
    if (type === undefined || (label === undefined && !isCalled)) return;
    const name = w.fresh(labelName(label) ?? shownName(param));
    now.set(param, name);
    local.set(name, type);
    if (label !== undefined) w.params.set(name, label);
    if (isCalled) w.calls.set(name, labels);
  });
  const body = now.size === 0 ? e.body : withFree(now, e.body);
  const params = e.params.map((param) => now.get(param) ?? param);
  return { ...e, params, body: labelledIn({ ...w, local }, body, resultAfter(expected, e.params.length)) };
}

/** With other names for some that are free; a function may bind one of them anew. */
function withFree(now: ReadonlyMap<Name, Name>, e: Core): Core {
  if (e.kind === "var") return { ...e, name: now.get(e.name) ?? e.name };
  const bound = e.kind === "lam" ? e.params : [];
  const left = bound.some((name) => now.has(name)) ? new Map([...now].filter(([name]) => !bound.includes(name))) : now;
  return mapChildren(e, (child) => withFree(left, child));
}

type Parameter = { readonly label: Label; readonly type: Type };

function paramsOf(type: Type | undefined): readonly Parameter[] {
  const params: Parameter[] = [];
  for (let rest = type; rest?.kind === "fn"; rest = rest.to) params.push({ label: rest.label, type: rest.from });
  return params;
}

/** What is left of a function's type after so many arguments. */
function resultAfter(type: Type | undefined, count: number): Type | undefined {
  let rest = type;
  for (let i = 0; i < count; i++) rest = rest?.kind === "fn" ? rest.to : undefined;
  return rest;
}

/** The type of a field, of a value that is expected to be of a type. */
function fieldOf(w: Walk, ctor: Name, i: number, expected: Type | undefined): Type | undefined {
  if (expected?.kind !== "con") return undefined;
  if (tupleWidth(ctor) !== undefined) return expected.args[i];
  const declared = w.declarationOf(ctor);
  const field = declared?.ctor.fields[i];
  if (declared === undefined || field === undefined) return undefined;
  if (declared.family.name !== expected.name) return undefined; // a tag, which several types have
  const by = declared.family.params.map((param, k) => [param, nth(expected.args, k)] as const);
  return substituteTypes(field, new Map(by));
}
