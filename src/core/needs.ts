// Which definitions of a program need which, and which expressions do nothing that can be seen.
import type { Expr, Name } from "./expr.js";
import { definedNames, neededNames } from "./library.js";
import { isDraw } from "./primitive.js";
import { boundIn, type Def, type Program } from "./program.js";
import { children, visit } from "./traverse.js";

/** Which definition gives a name its value. */
export type Makers = ReadonlyMap<Name, Def>;

export function makersOf(defs: readonly Def[]): Makers {
  return new Map(defs.flatMap((def) => definedNames(def).map((name) => [name, def] as const)));
}

const known = new WeakMap<Program, Makers>();

/** Of a whole program, which is asked for them again and again. */
export function makersIn(program: Program): Makers {
  const makers = known.get(program) ?? makersOf(program.defs);
  known.set(program, makers);
  return makers;
}

/** What a name is defined as. */
export function boundAs(program: Program, name: Name): Expr | undefined {
  const def = makersIn(program).get(name);
  return def?.kind === "one" ? def.bound : def?.bindings.find((each) => each.name === name)?.bound;
}

/** All that the definition of a name needs, itself first. */
export function neededBy(program: Program, name: Name): readonly Def[] {
  const own = makersIn(program).get(name);
  return own === undefined ? [] : [...reachedFrom(own, makersIn(program))];
}

/** A definition and all that it needs. */
export function reachedFrom(start: Def, makers: Makers): ReadonlySet<Def> {
  const reached = new Set([start]);
  for (const def of reached) {
    for (const name of neededNames(def)) {
      const maker = makers.get(name);
      if (maker !== undefined) reached.add(maker);
    }
  }
  return reached;
}

/** Whether it, or what it needs, takes something from the world that nobody can foretell. */
export function mayDraw(program: Program, name: Name): boolean {
  return neededBy(program, name).some(draws);
}

const drawing = new WeakMap<Def, boolean>();

function draws(def: Def): boolean {
  const before = drawing.get(def);
  if (before !== undefined) return before;
  let found = false;
  for (const bound of boundIn(def))
    visit(bound, (e) => {
      found ||= e.kind === "prim" && isDraw(e.op);
      return !found;
    });
  drawing.set(def, found);
  return found;
}

/** What the runs would say that end where a definition, or what it needs, comes to something that is not there. */
export function stopsOf(program: Program, name: Name): readonly string[] {
  const found: string[] = [];
  for (const def of neededBy(program, name))
    for (const bound of boundIn(def))
      visit(bound, (e) => {
        const [said] = e.kind === "prim" && e.op === "sys.unsupported" ? e.args : [];
        if (said?.kind === "lit" && said.value.kind === "str") found.push(said.value.value);
      });
  return found;
}

/** Whether evaluating it does nothing that can be seen, and makes nothing that can be changed. */
export function isPure(e: Expr): boolean {
  switch (e.kind) {
    case "lit":
    case "var":
    case "lam":
    case "delay":
      return true;
    case "make":
    case "chain":
      return children(e).every(isPure);
    default:
      return false;
  }
}

/** A definition that does nothing but define. */
export function onlyDefines(def: Def): boolean {
  return boundIn(def).every(isPure);
}
