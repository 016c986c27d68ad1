// One path of a symbolic execution. Where the explorer's run follows a model and has every other
// side solved before it is taken, this one takes both sides of every open branch, as the paper's
// executor does, and asks nobody: a script says which side to take, the first n times.
import type { Value } from "../../../../src/core/value.js";
import { itemsOf, Run, START } from "../../../../src/explore/run.js";
import type { ExploredWorld } from "../../../../src/explore/unknown.js";
import { type BoolTerm, Lit } from "../../../../src/smt/term.js";

export type Script = readonly boolean[];

/** A path condition and what the path gave: undefined where it raised or went too far (the paper's ⊥). */
export type Guarded = { readonly condition: readonly Lit[]; readonly value: Value | undefined };

/** A kind of run: the explorer's hooks and primitives want one, and only how it decides is another. */
export class PathRun extends Run {
  private script: Script = [];
  private taken: boolean[] = [];
  /** What was not taken, as scripts. */
  notTaken: Script[] = [];
  /** Called where both sides are possible. */
  onOpen: () => void = () => undefined;

  constructor(world: ExploredWorld) {
    super(world, [], () => undefined);
  }

  begin(script: Script): void {
    this.start(START);
    this.script = script;
    this.taken = [];
    this.notTaken = [];
  }

  conditions(): readonly Lit[] {
    return itemsOf(this.position().condition);
  }

  /** What earlier conditions settle has one side only: the paper's check for contradictory clauses. */
  override branch(term: BoolTerm): boolean {
    if (!(term instanceof Lit)) return term;
    const known = this.settled(term);
    if (known !== undefined) return known;
    const side = this.script[this.taken.length] ?? true;
    if (this.taken.length >= this.script.length) this.notTaken.push([...this.taken, !side]);
    this.taken.push(side);
    this.assume(side ? term : new Lit(term.cond, !term.side));
    this.onOpen();
    return side;
  }

  override distinguish(term: BoolTerm): boolean {
    return this.branch(term);
  }
}
