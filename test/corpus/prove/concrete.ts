// Terms of a certificate as core expressions that can be run: what a lemma says is tried on values.
import { call, lambda, letIn, lit, prim, variable } from "../../../src/core/build.js";
import { type Expr, type LetRec, makeName, type Name } from "../../../src/core/expr.js";
import { neededNames } from "../../../src/core/library.js";
import { makersOf } from "../../../src/core/needs.js";
import { isPrimitive } from "../../../src/core/primitive.js";
import { boundIn, type Def, type Program } from "../../../src/core/program.js";
import { visit } from "../../../src/core/traverse.js";
import type { ProofTerm, Variable } from "../../../src/questions/equate/certificate.js";
import { Functions } from "../../../src/questions/equate/check/functions.js";
import type { Statement } from "../../../src/questions/equate/statement.js";

/** Not a term that can be run here. */
export class NotConcrete extends Error {}

/** A program with the statement's definitions, and these terms as functions of the variables. */
export function programOf(
  statement: Statement,
  vars: readonly Variable[],
  terms: readonly ProofTerm[],
): { readonly program: Program; readonly names: readonly Name[] } {
  const written = new Writer(statement);
  const params = new Map(vars.map(({ name }, i) => [name, makeName(`lemma ${name}`, i)]));
  const names = terms.map((_, i) => makeName("lemma side", i));
  const { data, exceptions, faults, types, defs } = statement;
  const bodies = terms.map((term) => written.term(term, params));
  const own = bodies.map((body, i) => ({
    kind: "one" as const,
    name: names[i] as Name,
    bound: params.size === 0 ? lambda([makeName("unit", 0)], body) : lambda([...params.values()], body),
  }));
  return { program: { data, exceptions, faults, types, defs: [...inOrder(defs), ...own] }, names };
}

/** Each after what it needs. */
function inOrder(defs: readonly Def[]): readonly Def[] {
  const makers = makersOf(defs);
  const done = new Set<Def>();
  const seen = new Set<Def>();
  const add = (def: Def): void => {
    if (seen.has(def)) return;
    seen.add(def);
    for (const name of neededNames(def)) {
      const maker = makers.get(name);
      if (maker !== undefined) add(maker);
    }
    done.add(def);
  };
  defs.forEach(add);
  return [...done];
}

class Writer {
  private readonly functions: Functions;
  private readonly groups = new Map<number, LetRec>();

  constructor(statement: Statement) {
    this.functions = new Functions(statement);
    for (const bound of statement.defs.flatMap(boundIn))
      visit(bound, (e) => {
        if (e.kind === "letrec") for (const each of e.bindings) this.groups.set(each.bound.id, e);
      });
  }

  term(term: ProofTerm, names: ReadonlyMap<string, Name>): Expr {
    const all = (terms: readonly ProofTerm[]): readonly Expr[] => terms.map((each) => this.term(each, names));
    switch (term.kind) {
      case "var": {
        const name = names.get(term.name);
        if (name === undefined) throw new NotConcrete(term.name);
        return variable(name);
      }
      case "lit":
        return lit(typeof term.value.value === "bigint" ? { kind: "i63", value: term.value.value } : term.value);
      case "global":
        return variable(term.name);
      case "make":
        return { kind: "make", id: 0, at: NO_PLACE, written: false, ctor: term.ctor, args: all(term.args) };
      case "call":
        return call(this.term(term.fn, names), all(term.args));
      case "fun": {
        const fn = this.closure(term.code, all(term.env));
        return term.held.length === 0 ? fn : call(fn, all(term.held));
      }
      case "prim":
        return primitive(term.op, all(term.args));
    }
  }

  /** What it captured gets its names back around it. */
  private closure(code: Name | number, env: readonly Expr[]): Expr {
    if (typeof code !== "number") return variable(code);
    const { captures, lam } = this.functions.fn(code);
    const group = this.groups.get(code);
    const own = group?.bindings.find(({ bound }) => bound.id === code);
    const inner: Expr = group !== undefined && own !== undefined ? { ...group, body: variable(own.name) } : lam;
    return captures.reduceRight((body: Expr, name, i): Expr => letIn(name, env[i] as Expr, body), inner);
  }
}

const NO_PLACE = variable(makeName("x", 0)).at;

function primitive(op: string, args: readonly Expr[]): Expr {
  const [a, b] = args;
  const zero = lit({ kind: "i63", value: 0n });
  if (a === undefined) throw new NotConcrete(op);
  if (op === "ge0") return prim("i63.ge", a, zero);
  if (op === "eq0") return prim("i63.eq", a, zero);
  if (op === "not") return prim("bool.not", a);
  if (op === "add" || op === "mul" || op === "div" || op === "mod") return prim(`i63.${op}`, ...args);
  if (op === "str.concat" && b !== undefined)
    return args.slice(1).reduce((whole, part) => prim("str.concat", whole, part), a);
  if (!isPrimitive(op)) throw new NotConcrete(op);
  return prim(op, ...args);
}
