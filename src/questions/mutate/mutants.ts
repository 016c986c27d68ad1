// Small mistakes made on purpose in what the user wrote of a function and of all that it uses: tests that do not
// notice them are weak. One place is changed in each mutant, and every mutant has the types that it had.
import type { Expr, Name } from "../../core/expr.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import type { Span } from "../../core/span.js";
import { binders, freeNames, mapChildren, visit } from "../../core/traverse.js";
import { inferring, type LocalTypes } from "./local-types.js";
import { type Operator, variantsOf } from "./operators.js";

export type Mutant = {
  /** Its place in the list of all mutants of the function. */
  readonly id: number;
  readonly operator: Operator;
  readonly at: Span;
  /** What stands there now, and what stood there. */
  readonly now: Expr;
  readonly before: Expr;
  /** What the function needs, with this change. */
  readonly program: () => Program;
};

const MUTANTS_MAX = 400;

/** In the order of the text. */
export function mutantsOf(whole: Program, entry: Name): readonly Mutant[] {
  const program = neededBy(whole, entry);
  const infer = inferring(program);
  const mutants: Mutant[] = [];
  for (const [index, def] of program.defs.entries()) {
    const self = namesOf(def);
    for (const [i, bound] of boundIn(def).entries()) {
      const types = infer(self[i] as Name, bound);
      eachWritten(bound, types, (e, scope) => {
        for (const { operator, now } of variantsOf(e, { types, scope, self })) {
          if (mutants.length >= MUTANTS_MAX) return;
          const changed = (): Program => ({
            ...program,
            defs: program.defs.map((other, i) => (i === index ? replaced(other, e, now) : other)),
          });
          mutants.push({ id: mutants.length, operator, at: e.at, now, before: e, program: changed });
        }
      });
    }
  }
  return mutants;
}

/** A program with what a function needs, and nothing else: there are many mutants to load. */
function neededBy(program: Program, entry: Name): Program {
  const { defs } = program;
  const owner = new Map<Name, number>();
  for (const [i, def] of defs.entries()) for (const name of namesOf(def)) owner.set(name, i);
  const found = new Set<number>();
  const pending = [entry];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const at = owner.get(next);
    if (at === undefined || found.has(at)) continue;
    found.add(at);
    for (const bound of boundIn(defs[at] as Def)) pending.push(...freeNames(bound));
  }
  const kept = defs.filter((_, i) => found.has(i));
  const names = new Set(kept.flatMap(namesOf));
  return { ...program, defs: kept, types: new Map([...program.types].filter(([name]) => names.has(name))) };
}

function namesOf(def: Def): readonly Name[] {
  return def.kind === "one" ? [def.name] : def.bindings.map(({ name }) => name);
}

/** Every node that the user wrote, with the local names that can be used there, the nearest first. */
function eachWritten(
  bound: Expr,
  types: LocalTypes | undefined,
  found: (e: Expr, scope: readonly Name[]) => void,
): void {
  const walk = (e: Expr, scope: readonly Name[]): void => {
    if (e.written) found(e, scope);
    if (e.kind === "match" || e.kind === "try") {
      walk(e.kind === "match" ? e.on : e.body, scope);
      for (const arm of e.arms) {
        const inner = [...binders({ ...e, arms: [arm] }), ...scope];
        if (arm.guard !== undefined) walk(arm.guard, inner);
        walk(arm.body, inner);
      }
    } else if (e.kind === "let") {
      walk(e.bound, scope);
      walk(e.body, [e.name, ...scope]);
    } else {
      const inner = types === undefined ? scope : [...binders(e), ...scope];
      mapChildren(e, (child) => {
        walk(child, inner);
        return child;
      });
    }
  };
  walk(bound, []);
}

function replaced(def: Def, before: Expr, now: Expr): Def {
  const go = (e: Expr): Expr => (e === before ? now : mapChildren(e, go));
  const changed = (bound: Expr): Expr => (holds(bound, before) ? go(bound) : bound);
  return def.kind === "one"
    ? { ...def, bound: changed(def.bound) }
    : { ...def, bindings: def.bindings.map((b) => ({ ...b, bound: changed(b.bound) })) };
}

function holds(bound: Expr, inner: Expr): boolean {
  let found = false;
  visit(bound, (e) => {
    found ||= e === inner;
    return !found;
  });
  return found;
}
