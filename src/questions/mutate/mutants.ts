// Small mistakes made on purpose in what the user wrote of a function and of all that it uses: tests that do not
// notice them are weak. One place is changed in each mutant, and every mutant has the types that it had. What cannot be
// written in the source is no mutant: nobody could make that mistake.
import { nth } from "../../basis/known.js";
import type { Expr, Name, NodeId } from "../../core/expr.js";
import { idsBeyond, withOwnIds } from "../../core/ids.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import { withReplaced } from "../../core/replace.js";
import { wellFormed } from "../../core/self-check.js";
import { freeNames, visit } from "../../core/traverse.js";
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
  const needed = new Set(program.defs.flatMap(boundIn).flatMap(nodesIn));
  const mutants = new Map<string, Mutant>();
  for (const def of program.defs) {
    const place = { facts, self: namesOf(def) };
    for (const before of boundIn(def).flatMap(nodesIn)) {
      for (const { operator, now } of before.written ? variantsOf(before, place) : []) {
        if (mutants.size >= MUTANTS_MAX) return [...mutants.values()];
        const edit = facts.edit({ before, now });
        const key = edit && `${edit.at.file} ${edit.at.start} ${edit.at.end} ${edit.text}`;
        if (edit === undefined || key === undefined || mutants.has(key)) continue;
        const changes = edit.core.filter((change) => needed.has(change.before));
        mutants.set(key, { id: mutants.size, operator, edit, ...mutated(program, changes) });
      }
    }
  }
  return [...mutants.values()];
}

function mutated(program: Program, changes: readonly Change[]): Pick<Mutant, "changed" | "program"> {
  if (changes.length === 0) throw new Error("an edit of another program");
  const changed = changes.map(({ before }) => before.id);
  return { changed, program: () => wellFormed("mutant", withReplaced(program, replacements(program, changes))) };
}

/** What is written in one place may be made of one part twice, or in several places the same. */
function replacements({ defs }: Program, changes: readonly Change[]): ReadonlyMap<Expr, Expr> {
  const ids = idsBeyond(
    defs,
    changes.map(({ now }) => now),
  );
  return new Map(
    changes.map(({ before, now }) => {
      const old = new Set(nodesIn(before).map(({ id }) => id));
      return [before, withOwnIds(ids, now, (id) => old.has(id))];
    }),
  );
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
    for (const bound of boundIn(nth(defs, at))) pending.push(...freeNames(bound));
  }
  const kept = defs.filter((_, i) => found.has(i));
  const names = new Set(kept.flatMap(namesOf));
  return { ...program, defs: kept, types: new Map([...program.types].filter(([name]) => names.has(name))) };
}

function namesOf(def: Def): readonly Name[] {
  return def.kind === "one" ? [def.name] : def.bindings.map(({ name }) => name);
}

function nodesIn(bound: Expr): readonly Expr[] {
  const nodes: Expr[] = [];
  visit(bound, (e) => void nodes.push(e));
  return nodes;
}
