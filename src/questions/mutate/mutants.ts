// Small mistakes made on purpose in what the user wrote of a function and of all that it uses: tests that do not
// notice them are weak. One place is changed in each mutant, and every mutant has the types that it had. What cannot be
// written in the source is no mutant: nobody could make that mistake.
import type { Expr, Name, NodeId } from "../../core/expr.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import { freeNames, mapChildren, visit } from "../../core/traverse.js";
import type { Change, Edit, Facts } from "../../language/facts.js";
import { type Operator, variantsOf } from "./operators.js";

export type Mutant = {
  /** Its place in the list of all mutants of the function. */
  readonly id: number;
  readonly operator: Operator;
  readonly edit: Edit;
  /** The nodes of what the function needs that change. */
  readonly changed: readonly NodeId[];
  /** What the function needs, with this change. */
  readonly program: () => Program;
};

const MUTANTS_MAX = 400;

/** In the order of the text. `facts` are those of the program. */
export function mutantsOf(whole: Program, facts: Facts, entry: Name): readonly Mutant[] {
  const program = neededBy(whole, entry);
  const owners = ownersIn(program);
  const mutants: Mutant[] = [];
  const known = new Set<string>();
  for (const def of program.defs) {
    const self = namesOf(def);
    for (const e of boundIn(def).flatMap(writtenIn)) {
      for (const { operator, now } of variantsOf(e, { facts, self })) {
        if (mutants.length >= MUTANTS_MAX) return mutants;
        const edit = facts.edit({ before: e, now });
        const key = edit && `${edit.at.file} ${edit.at.start} ${edit.at.end} ${edit.text}`;
        if (edit === undefined || key === undefined || known.has(key)) continue;
        known.add(key);
        const changes = edit.core.filter(({ before }) => owners.has(before));
        if (changes.length === 0) throw new Error("an edit of another program");
        const changed = changes.map(({ before }) => before.id);
        const mutated = (): Program => replaced(program, owners, changes);
        mutants.push({ id: mutants.length, operator, edit, changed, program: mutated });
      }
    }
  }
  return mutants;
}

/** The definition that each node is in, by its number. */
function ownersIn({ defs }: Program): ReadonlyMap<Expr, number> {
  const owners = new Map<Expr, number>();
  for (const [i, def] of defs.entries()) for (const bound of boundIn(def)) visit(bound, (e) => void owners.set(e, i));
  return owners;
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

/** Every node that the user wrote. */
export function writtenIn(bound: Expr): readonly Expr[] {
  const written: Expr[] = [];
  visit(bound, (e) => {
    if (e.written) written.push(e);
  });
  return written;
}

function replaced(program: Program, owners: ReadonlyMap<Expr, number>, changes: readonly Change[]): Program {
  const now = new Map(changes.map((change) => [change.before, change.now]));
  const changed = new Set(changes.map(({ before }) => owners.get(before)));
  const go = (e: Expr): Expr => now.get(e) ?? mapChildren(e, go);
  return { ...program, defs: program.defs.map((def, i) => (changed.has(i) ? withBound(def, go) : def)) };
}

function withBound(def: Def, go: (bound: Expr) => Expr): Def {
  if (def.kind === "one") return { ...def, bound: go(def.bound) };
  return { ...def, bindings: def.bindings.map((b) => ({ ...b, bound: go(b.bound) })) };
}
