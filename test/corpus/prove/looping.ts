// Mutants that may never end, which the usual operators seldom make: a recursive call gets what the function itself got, an
// argument that was to get smaller stays, or two arguments change places.
import type { App, Expr, Lam, Name } from "../../../src/core/expr.js";
import { boundIn, type Program } from "../../../src/core/program.js";
import { visit } from "../../../src/core/traverse.js";
import type { Change, Edit, Facts } from "../../../src/language/facts.js";

type Around = { readonly names: ReadonlyMap<Name, Lam> };

export function loopingEdits(program: Program, facts: Facts): readonly Edit[] {
  const edits = new Map<string, Edit>();
  for (const def of program.defs) {
    const own = def.kind === "rec" ? lamsOf(def.bindings) : new Map<Name, Lam>();
    for (const bound of boundIn(def))
      for (const change of changesIn(bound, { names: own }, facts)) {
        const edit = facts.edit(change);
        if (edit !== undefined) edits.set(`${edit.at.start} ${edit.at.end} ${edit.text}`, edit);
      }
  }
  return [...edits.values()];
}

function lamsOf(bindings: readonly { readonly name: Name; readonly bound: Expr }[]): ReadonlyMap<Name, Lam> {
  return new Map(bindings.flatMap(({ name, bound }) => (bound.kind === "lam" ? [[name, bound] as const] : [])));
}

function changesIn(bound: Expr, { names }: Around, facts: Facts): readonly Change[] {
  const known = new Map(names);
  const changes: Change[] = [];
  visit(bound, (e) => {
    if (e.kind === "letrec") for (const [name, lam] of lamsOf(e.bindings)) known.set(name, lam);
    if (e.kind !== "app" || e.fn.kind !== "var" || !e.written) return;
    const lam = known.get(e.fn.name);
    if (lam !== undefined) changes.push(...ofCall(e, lam, facts));
  });
  return changes;
}

function ofCall(e: App, lam: Lam, facts: Facts): readonly Change[] {
  const visible = facts.scopeAt(e.id);
  const param = (i: number, at: Expr): Expr | undefined => {
    const name = lam.params[i];
    return visible.some((each) => each.name === name) ? ({ ...at, kind: "var", name } as Expr) : undefined;
  };
  const changes: Change[] = [];
  for (const [i, arg] of e.args.entries()) {
    if (!arg.written) continue;
    const same = param(i, arg);
    const type = facts.typeOf(arg.id);
    const others = visible.filter((each) => JSON.stringify(each.type) === JSON.stringify(type)).slice(0, 4);
    const instead = [
      ...(same === undefined ? [] : [same]),
      ...others.map(({ name }) => ({ ...arg, kind: "var", name }) as Expr),
      ...(arg.kind === "prim" ? arg.args.filter((each) => each.written) : []),
    ];
    for (const now of instead) if (!isSame(arg, now)) changes.push({ before: arg, now });
  }
  const [a, b, ...rest] = e.args;
  if (a !== undefined && b !== undefined && sameType(facts, a, b))
    changes.push({ before: e, now: { ...e, args: [b, a, ...rest] } });
  return changes;
}

function isSame(a: Expr, b: Expr): boolean {
  return a === b || (a.kind === "var" && b.kind === "var" && a.name === b.name);
}

function sameType(facts: Facts, a: Expr, b: Expr): boolean {
  const [one, other] = [facts.typeOf(a.id), facts.typeOf(b.id)];
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
