// Changes as repairs make them, made out of parts of the program itself so that they have its types: arms that are new,
// moved, or have another pattern or guard, and expressions around old ones.
import { type Arm, type Expr, fixedName, makeName, type Name, type Pattern, shownName } from "../../src/core/expr.js";
import type { Literal } from "../../src/core/literal.js";
import { boundIn, type Program } from "../../src/core/program.js";
import { renamed, renamedPattern } from "../../src/core/supply.js";
import { binders, freeNames, patternNames, visit } from "../../src/core/traverse.js";
import type { Change, Facts } from "../../src/language/facts.js";
import { isImplied } from "../../src/questions/cover/instrument.js";

export type Wanted = { readonly kind: string; readonly change: Change };

/** Of every written node; `facts` are those of the program, which was read from this text. */
export function repairChanges(program: Program, facts: Facts, text: string): readonly Wanted[] {
  const m = newMaker();
  const wanted: Wanted[] = [];
  for (const bound of program.defs.flatMap(boundIn))
    visit(bound, (before) => {
      if (!before.written) return true;
      const hasCases = /\b(with|function|case)\b/.test(text.slice(before.at.start, before.at.end)); // not a field's name
      if (hasCases && (before.kind === "match" || before.kind === "try")) wanted.push(...changesOfArms(m, before));
      const type = facts.typeOf(before.id);
      const isValue = type !== undefined && (type.kind !== "con" || !["cell", "lazy"].includes(type.name));
      if (before.kind !== "lam" && isValue) wanted.push(...wrapped(m, before));
      return true;
    });
  return wanted;
}

// ---- new nodes ----

type Maker = { readonly name: (shown: string) => Name; readonly id: () => number };

function newMaker(): Maker {
  let [serial, id] = [1_000_000, 10_000_000];
  return { name: (shown) => makeName(shown, serial++), id: () => id++ };
}

/** Nothing of it is old. */
function copyOf(m: Maker, e: Expr): Expr {
  return copied(m, e, new Map());
}

function copied(m: Maker, e: Expr, now: Map<Name, Name>): Expr {
  visit(e, (node) => {
    for (const name of binders(node)) if (!now.has(name)) now.set(name, m.name(shownName(name)));
    return true;
  });
  return renamed({ name: (name) => now.get(name) ?? name, ctor: (name) => name, id: m.id }, e);
}

function copyOfArm(m: Maker, arm: Arm): Arm {
  const now = new Map(patternNames(arm.pattern).map((name) => [name, m.name(shownName(name))]));
  return {
    pattern: renamedPattern({ name: (name) => now.get(name) ?? name, ctor: (name) => name }, arm.pattern),
    guard: arm.guard && copied(m, arm.guard, now),
    body: copied(m, arm.body, now),
  };
}

type Made<K extends Expr["kind"]> = Omit<Extract<Expr, { kind: K }>, "kind" | "id" | "at" | "written">;

function node<K extends Expr["kind"]>(m: Maker, kind: K, like: Expr, rest: Made<K>): Expr {
  return { kind, id: m.id(), at: like.at, written: true, ...rest } as unknown as Expr;
}

const truth = (m: Maker, like: Expr, value = true): Expr =>
  node(m, "lit", like, { value: { kind: "bool", value } as Literal });

const variable = (m: Maker, like: Expr, name: Name): Expr => node(m, "var", like, { name });

function conditional(m: Maker, yes: Expr, no: Expr): Expr {
  return node(m, "if", yes, { cond: truth(m, yes), yes, no });
}

// ---- arms ----

type WithArms = Extract<Expr, { kind: "match" | "try" }>;

function changesOfArms(m: Maker, before: WithArms): readonly Wanted[] {
  const written = before.arms.filter((arm) => !isImplied(arm));
  const implied = before.arms.filter(isImplied);
  const to = (kind: string, arms: readonly Arm[]): Wanted => ({
    kind,
    change: { before, now: { ...before, arms: [...arms, ...implied] } },
  });
  if (written.length === 0) return [];
  const inserted = [...written, undefined].map((_, i) => {
    const like = written[i % written.length] as Arm;
    return to("new arm", [...written.slice(0, i), copyOfArm(m, like), ...written.slice(i)]);
  });
  const moved = written.slice(1).flatMap((arm, i) => {
    const others = written.filter((other) => other !== arm);
    return [to("moved arm", [arm, ...others]), to("moved arm", [...others.slice(0, i), arm, ...others.slice(i)])];
  });
  const changed = written.flatMap((arm, i) =>
    variantsOfArm(m, arm, before).map(({ kind, now }) => to(kind, written.with(i, now))),
  );
  return [...inserted, ...moved, ...changed];
}

type ArmVariant = { readonly kind: string; readonly now: Arm };

function variantsOfArm(m: Maker, arm: Arm, at: Expr): readonly ArmVariant[] {
  const { pattern, guard, body } = arm;
  const guards: ArmVariant[] = [{ kind: "guard", now: { ...arm, guard: truth(m, body) } }];
  if (guard !== undefined) {
    guards.push({ kind: "guard", now: { ...arm, guard: undefined } });
    guards.push({ kind: "guard", now: { ...arm, guard: node(m, "prim", guard, { op: "bool.not", args: [guard] }) } });
  }
  const named: Pattern = { kind: "as", at: at.at, inner: pattern, name: m.name("whole") };
  const patterns = [named, ...partsChanged(m, pattern, usedIn(arm))];
  return [
    ...guards,
    ...patterns.map((now) => ({ kind: "other pattern", now: { ...arm, pattern: now } })),
    ...patterns.map((now) => ({
      kind: "pattern and body",
      now: { ...arm, pattern: now, body: conditional(m, body, copyOf(m, body)) },
    })),
    { kind: "other body", now: { ...arm, body: conditional(m, copyOf(m, body), body) } },
  ];
}

function usedIn({ guard, body }: Arm): ReadonlySet<Name> {
  return new Set([...(guard === undefined ? [] : freeNames(guard)), ...freeNames(body)]);
}

/** With a name for each part that has none, and without each part that is not used. */
function partsChanged(m: Maker, pattern: Pattern, used: ReadonlySet<Name>): readonly Pattern[] {
  if (pattern.kind === "any") return [{ kind: "bind", at: pattern.at, name: m.name("part") }];
  if (pattern.kind === "or" || pattern.kind === "cell") return [];
  const isUsed = patternNames(pattern).some((name) => used.has(name));
  const without: Pattern[] = isUsed ? [] : [{ kind: "any", at: pattern.at }];
  if (pattern.kind !== "ctor") return without;
  const inside = pattern.args.flatMap((arg, i) =>
    partsChanged(m, arg, used).map((now): Pattern => ({ ...pattern, args: pattern.args.with(i, now) })),
  );
  return [...without, ...inside];
}

// ---- around old expressions ----

function wrapped(m: Maker, e: Expr): readonly Wanted[] {
  const to = (kind: string, now: Expr): Wanted => ({ kind: `around: ${kind}`, change: { before: e, now } });
  const [x, y, z] = [m.name("x"), m.name("x"), m.name("x")];
  const call = node(m, "lam", e, { params: [y], body: variable(m, e, y) });
  const unit = node(m, "make", e, { ctor: fixedName("tuple0"), args: [] });
  const later = node(m, "lam", e, { params: [m.name("u")], body: e });
  const arms: Arm[] = [
    { pattern: { kind: "bind", at: e.at, name: z }, guard: truth(m, e), body: variable(m, e, z) },
    { pattern: { kind: "any", at: e.at }, guard: undefined, body: copyOf(m, e) },
  ];
  return [
    to("if", conditional(m, copyOf(m, e), e)),
    to("let", node(m, "let", e, { name: m.name("x"), bound: copyOf(m, e), body: e })),
    to("bound", node(m, "let", e, { name: x, bound: e, body: variable(m, e, x) })),
    to("call", node(m, "app", e, { fn: call, args: [e] })),
    to("function", node(m, "app", e, { fn: later, args: [unit] })),
    to("match", node(m, "match", e, { on: e, arms })),
  ];
}
