// Terms of a certificate as terms of this checker, which are not evaluated yet.
import type { Name } from "../core/expr.js";
import type { Type } from "../core/type.js";
import type { ProofTerm, Variable } from "../questions/equate/certificate.js";
import { topLevel } from "./evaluate.js";
import type { Knowledge } from "./knowledge.js";
import { directName } from "./library.js";
import { refuse } from "./refusal.js";
import { call, fun, literal, make, op, type Term, type Terms, variable } from "./terms.js";
import { fresh, resolved, termType } from "./typing.js";

/** What the variables of a certificate stand for. */
export type Scope = ReadonlyMap<string, Term>;

/** One that has a type: nothing else is evaluated. */
export function readTerm(k: Knowledge, scope: Scope, term: ProofTerm): Term {
  const read = readAny(k, scope, term);
  termType(k.world.typing, read);
  return read;
}

function readAny(k: Knowledge, scope: Scope, term: ProofTerm): Term {
  const go = (each: ProofTerm): Term => readAny(k, scope, each);
  switch (term.kind) {
    case "var":
      return scope.get(term.name) ?? refuse("step", `no variable ${term.name}`);
    case "lit":
      return literal(term.value);
    case "global":
      return readName(k, term.name);
    case "make":
      return make(term.ctor, term.args.map(go));
    case "fun":
      return readFunction(k, term.code, term.env.map(go), term.held.map(go));
    case "call":
      return call(go(term.fn), term.args.map(go));
    case "prim":
      return op(term.op, ...term.args.map(go));
  }
}

/** Definitions of the library that were replaced have names of their own in certificates. */
export function readName(k: Knowledge, name: Name): Term {
  return topLevel(k, name.endsWith("/direct") ? (directName(name) ?? name) : name);
}

function readFunction(k: Knowledge, name: Name | number, env: Terms, held: Terms): Term {
  const term = typeof name === "number" ? undefined : readName(k, name);
  const code =
    typeof name === "number" ? k.world.definitions.numbered.get(name) : term?.kind === "fun" ? term.code : undefined;
  if (code === undefined || code.captured.length !== env.length || held.length >= code.lam.params.length)
    return refuse("unknown-function", String(name));
  return fun(code, env, held);
}

/** With new variables, whose names are not taken. */
export function withVariables(
  k: Knowledge,
  scope: Scope,
  names: readonly string[],
  types: readonly Type[],
  given: boolean,
): Scope {
  const all = new Map(scope);
  for (const [i, name] of names.entries()) {
    if (all.has(name)) refuse("case", `the name ${name} is taken`);
    all.set(name, variable(k.world.counters.variable++, types[i] as Type, given));
  }
  return all;
}

/** The variables of a lemma; types that it does not say are found out. */
export function declared(k: Knowledge, vars: readonly Variable[]): Scope {
  const { typing } = k.world;
  const types = vars.map(({ type }) => (type === undefined ? fresh(typing) : resolved(typing, type)));
  return withVariables(
    k,
    new Map(),
    vars.map(({ name }) => name),
    types,
    true,
  );
}
