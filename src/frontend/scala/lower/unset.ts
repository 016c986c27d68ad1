// Fields that are looked at before they are set: they are 0, false or null then, which other programs need not reckon with.
import { visitDef, visitStat, visitTree } from "../subtrees.js";
import type { ClassSymbol, DefSymbol, Expr, ValueSymbol } from "../typed.js";
import { fieldIn, inherits, isStatic, type Member, methodIn } from "./hierarchy.js";
import { type Init, initialization } from "./initialization.js";
import type { Lowering } from "./lowering.js";
import { bodiesOf } from "./purity.js";
import { superTargets } from "./super-targets.js";
import { numberKind } from "./types.js";

/** Whether making an object of the class may look at one of its own fields that is null then. */
export function seesDefaults(l: Lowering, of: ClassSymbol): boolean {
  return !of.isAbstract && of.kind !== "trait" && looksAhead(l, of, isObject);
}

/** Whether making an object may look at one of these fields before it is set. */
export function looksAhead(l: Lowering, of: ClassSymbol, isMeant: (field: ValueSymbol) => boolean): boolean {
  const inits = initialization(l, of);
  const later = new Set(inits.flatMap(fieldsOf).filter(isMeant));
  return inits.some((init) => {
    const found = later.size > 0 && new Look(l, of, inits, later).looksAt(init);
    for (const field of fieldsOf(init)) later.delete(field);
    return found;
  });
}

function fieldsOf(init: Init): readonly ValueSymbol[] {
  if (init.kind === "field") return init.of.isLazy ? [] : [init.of];
  return init.stat.kind === "vals" ? init.owner.fields : [];
}

function isObject({ type }: ValueSymbol): boolean {
  const kind = numberKind(type);
  return kind === undefined || kind === "BigInt";
}

/**
 * Follows what a step may run: methods of the object as its class has them, functions and lazy values that it reads. An
 * object that stands alone can be used by all code that a step gets to.
 */
class Look {
  private found = false;
  private readonly seen = new Set<object>();

  constructor(
    private readonly l: Lowering,
    private readonly of: ClassSymbol,
    private readonly inits: readonly Init[],
    private readonly later: ReadonlySet<ValueSymbol>,
  ) {}

  looksAt(init: Init): boolean {
    if (init.kind === "stat") visitStat(init.stat, this.enter, () => {});
    else if (!isSuspended(init)) visitTree(init.value, this.enter, () => {});
    return this.found;
  }

  private readonly enter = (e: Expr): void => {
    if (this.found) return;
    if (e.kind === "field" || e.kind === "value") this.read(e.of);
    else if (e.kind === "call") this.call(e);
    else if (e.kind === "construct" && isStatic(this.of)) this.once(e.of, () => this.make(e.of));
    if (e.kind === "field" && e.from.kind === "object") this.use(e.from.of);
  };

  private read(field: ValueSymbol): void {
    const member = this.isOwn(field.owner) ? fieldIn(this.l, field, this.of) : undefined;
    if (member?.kind === "method") return this.run(member.of);
    const read = member?.of ?? field;
    if (this.later.has(read)) this.found = true;
    const init = this.inits.find((each) => each.kind === "field" && each.of === read);
    if (init?.kind === "field" && isSuspended(init)) this.once(init, () => visitTree(init.value, this.enter, () => {}));
  }

  private call(e: Extract<Expr, { kind: "call" }>): void {
    for (const member of this.membersOf(e)) {
      if (member.kind === "field") this.read(member.of);
      else this.run(member.of);
    }
    if (e.of.owner?.symbol === "class" && isStatic(e.of.owner)) this.use(e.of.owner);
  }

  private membersOf({ of, above }: Extract<Expr, { kind: "call" }>): readonly Member[] {
    const method = (def: DefSymbol): Member => ({ kind: "method", of: def, owner: this.of });
    if (!this.isOwn(of.owner)) return isStatic(this.of) ? bodiesOf(this.l, of).map(method) : [];
    const found =
      above === undefined
        ? [methodIn(this.l, of, this.of)]
        : superTargets(this.l, of, above).map(({ member }) => member);
    return found.filter((each) => each !== undefined);
  }

  private run(def: DefSymbol): void {
    this.once(def, () => visitDef(def, this.enter, () => {}));
  }

  /** Another object that stands alone is made when it is first used. */
  private use(object: ClassSymbol): void {
    if (object !== this.of && isStatic(this.of) && !object.inLibrary) this.once(object, () => this.make(object));
  }

  private make(of: ClassSymbol): void {
    for (const init of of.inLibrary ? [] : initialization(this.l, of)) this.looksAt(init);
  }

  private once(key: object, visit: () => void): void {
    if (this.found || this.seen.has(key)) return;
    this.seen.add(key);
    visit();
  }

  private isOwn(owner: DefSymbol["owner"]): boolean {
    return owner?.symbol === "class" && inherits(this.l, this.of, owner);
  }
}

/** Making it runs nothing of it. */
function isSuspended({ of, value }: Init & { kind: "field" }): boolean {
  return of.isLazy || value.kind === "lambda";
}
