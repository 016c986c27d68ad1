// New names for what a pass over core makes, and copies of expressions with other names.
import { type Arm, type Expr, fixedName, type Name, type NodeId, type Pattern, shownName } from "./expr.js";
import { binders, children, mapChildren, patternNames, visit } from "./traverse.js";

/** Makes names that nothing has yet; what the user called it stays. */
export type Supply = { readonly name: (like: Name) => Name };

/** `pass`: no other names end so. */
export function supplyOfNames(pass: string): Supply {
  let next = 0;
  return { name: (like) => fixedName(`${shownName(like)}/${pass}${next++}`) };
}

/** The same expression with other names for all that it binds. */
export function freshCopy(supply: Supply, e: Expr): Expr {
  return withNames(namesForBound(supply, e), e);
}

/** The same expression with other names for all that is bound in it, but the first of each that is kept. */
export function withOwnNames(supply: Supply, e: Expr, isKept: (name: Name) => boolean = () => true): Expr {
  return keepsNames(e, isKept) ? e : boundOnce({ supply, met: new Set(), isKept, now: new Map() }, e);
}

type Renaming = {
  readonly supply: Supply;
  readonly met: Set<Name>;
  readonly isKept: (name: Name) => boolean;
  readonly now: ReadonlyMap<Name, Name>;
};

/** What stays as it is stays the same object. */
function boundOnce(r: Renaming, e: Expr): Expr {
  const now = renamedOnce(r, e);
  return areSame(children(now), children(e)) && areSame(namesOf(now), namesOf(e)) ? e : now;
}

function areSame<T>(now: readonly T[], before: readonly T[]): boolean {
  return now.every((each, i) => each === before[i]);
}

function namesOf(e: Expr): readonly Name[] {
  return e.kind === "var" ? [e.name] : binders(e);
}

function renamedOnce(r: Renaming, e: Expr): Expr {
  const go = (part: Expr): Expr => boundOnce(r, part);
  const name = (each: Name): Name => r.now.get(each) ?? each;
  switch (e.kind) {
    case "var":
      return { ...e, name: name(e.name) };
    case "lam": {
      const inside = binding(r, e.params);
      return { ...e, params: e.params.map(inside.name), body: inside.go(e.body) };
    }
    case "let": {
      const bound = go(e.bound);
      const inside = binding(r, [e.name]);
      return { ...e, name: inside.name(e.name), bound, body: inside.go(e.body) };
    }
    case "letrec": {
      const inside = binding(r, binders(e));
      const bindings = e.bindings.map((each) => ({ name: inside.name(each.name), bound: inside.go(each.bound) }));
      return { ...e, bindings, body: inside.go(e.body) };
    }
    case "match":
      return { ...e, on: go(e.on), arms: e.arms.map((arm) => armBoundOnce(r, arm)) };
    case "try":
      return { ...e, body: go(e.body), arms: e.arms.map((arm) => armBoundOnce(r, arm)) };
    default:
      return mapChildren(e, go);
  }
}

function armBoundOnce(r: Renaming, arm: Arm): Arm {
  const names = patternNames(arm.pattern);
  const inside = binding(r, names);
  const [guard, body] = [arm.guard && inside.go(arm.guard), inside.go(arm.body)];
  if (areSame(names.map(inside.name), names))
    return guard === arm.guard && body === arm.body ? arm : { ...arm, guard, body };
  const pattern = renamedPattern({ name: inside.name, ctor: (ctor) => ctor }, arm.pattern);
  return { pattern, guard, body };
}

/** Where these names are bound, under new ones if they were bound before. */
function binding(r: Renaming, names: readonly Name[]) {
  const inner = new Map(r.now);
  for (const each of names) {
    inner.set(each, r.met.has(each) || !r.isKept(each) ? r.supply.name(each) : each);
    r.met.add(each);
  }
  const go = (e: Expr): Expr => boundOnce({ ...r, now: inner }, e);
  return { name: (each: Name): Name => inner.get(each) ?? each, go };
}

function keepsNames(e: Expr, isKept: (name: Name) => boolean): boolean {
  const met = new Set<Name>();
  let isSame = true;
  visit(e, (part) => {
    for (const name of binders(part)) {
      isSame &&= isKept(name) && !met.has(name);
      met.add(name);
    }
    return isSame;
  });
  return isSame;
}

/** A new name for each that an expression binds. */
export function namesForBound(supply: Supply, e: Expr): ReadonlyMap<Name, Name> {
  const now = new Map<Name, Name>();
  visit(e, (node) => {
    for (const name of binders(node)) if (!now.has(name)) now.set(name, supply.name(name));
    return true;
  });
  return now;
}

/** With other names for some, where they are bound and where they are used. */
export function withNames(now: ReadonlyMap<Name, Name>, e: Expr): Expr {
  return renamed({ name: (each) => now.get(each) ?? each, ctor: (each) => each, id: (id) => id }, e);
}

export type Names = {
  readonly name: (name: Name) => Name;
  readonly ctor: (name: Name) => Name;
  readonly id: (id: NodeId) => NodeId;
};

/** Where they are bound and where they are used. */
export function renamed(names: Names, e: Expr): Expr {
  const inside = { ...mapChildren(e, (child) => renamed(names, child)), id: names.id(e.id) };
  const { name, ctor } = names;
  switch (inside.kind) {
    case "var":
    case "let":
      return { ...inside, name: name(inside.name) };
    case "lam":
      return { ...inside, params: inside.params.map(name) };
    case "letrec":
      return { ...inside, bindings: inside.bindings.map((each) => ({ ...each, name: name(each.name) })) };
    case "make":
    case "chain":
      return { ...inside, ctor: ctor(inside.ctor) };
    case "match":
    case "try":
      return { ...inside, arms: inside.arms.map((arm) => ({ ...arm, pattern: renamedPattern(names, arm.pattern) })) };
    default:
      return inside;
  }
}

/** What is inside gets its names first. */
export function renamedPattern(names: Pick<Names, "name" | "ctor">, pattern: Pattern): Pattern {
  const go = (each: Pattern): Pattern => renamedPattern(names, each);
  switch (pattern.kind) {
    case "bind":
      return { ...pattern, name: names.name(pattern.name) };
    case "as":
      return { ...pattern, inner: go(pattern.inner), name: names.name(pattern.name) };
    case "ctor":
      return { ...pattern, ctor: names.ctor(pattern.ctor), args: pattern.args.map(go) };
    case "or":
      return { ...pattern, options: pattern.options.map(go) };
    case "cell":
      return { ...pattern, inner: go(pattern.inner) };
    case "array":
      return { ...pattern, items: pattern.items.map(go) };
    default:
      return pattern;
  }
}
