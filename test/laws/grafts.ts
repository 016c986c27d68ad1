// Changes for tests in the words of a language: what is new stands in a function of its own beside the one that is changed,
// and uses the names of that.
import { type Arm, type Expr, makeName, type Name, shownName } from "../../src/core/expr.js";
import { definedNames } from "../../src/core/library.js";
import { boundIn } from "../../src/core/program.js";
import { renamed } from "../../src/core/supply.js";
import { binders, mapChildren, visit } from "../../src/core/traverse.js";
import type { Facts } from "../../src/language/facts.js";
import type { Language } from "../../src/language/language.js";
import { fileOf } from "../../src/language/row.js";

export type WithArms = Extract<Expr, { kind: "match" | "try" }>;

/** The function `f` of a text, and what stands in `g`, with the names that `f` has for it. */
type Grafting = {
  readonly facts: Facts;
  readonly own: Expr;
  readonly graft: Expr;
};

function grafting(language: Language, text: string): Grafting {
  const read = language.read([{ name: fileOf("f", language.row), text }], []);
  if (!read.ok) throw new Error(`${read.errors[0].title}: ${read.errors[0].label}`);
  const { program, facts, values } = read.value;
  const bound = (shown: string): Expr => {
    const core = values.findLast(({ name }) => name === shown)?.core;
    const found = program.defs.flatMap((def) =>
      definedNames(def).flatMap((name, i) => (name === core ? [boundIn(def)[i] as Expr] : [])),
    );
    if (found[0] === undefined) throw new Error(`no ${shown}`);
    return found[0];
  };
  const [own, other] = [bound("f"), bound("g")];
  const self = values.findLast(({ name }) => name === "f")?.core;
  return { facts, own, graft: other.kind === "lam" ? inNamesOf(own, other, self) : other };
}

/** The parameters of a function are the names of another; what else it binds is new. */
function inNamesOf(own: Expr, other: Extract<Expr, { kind: "lam" }>, self: Name | undefined): Expr {
  const known = new Map<string, Name>(self === undefined ? [] : [["f", self]]);
  visit(own, (e) => void binders(e).map((name) => known.set(shownName(name), name)));
  const now = new Map<Name, Name>();
  let serial = 1_000_000;
  visit(other, (e) => {
    for (const name of binders(e)) {
      const same = other.params.includes(name) ? known.get(shownName(name)) : undefined;
      now.set(name, same ?? makeName(shownName(name), serial++));
    }
    return true;
  });
  return renamed({ name: (name) => now.get(name) ?? name, ctor: (name) => name, id: () => serial++ }, other.body);
}

/** The matches and handlers of an expression, from the outside. */
function matchesIn(e: Expr): readonly WithArms[] {
  const found: WithArms[] = [];
  visit(e, (each) => void (each.written && (each.kind === "match" || each.kind === "try") && found.push(each)));
  return found;
}

/** The text of `f` once an arm, or whatever else, has been changed. */
function editedText(text: string, { facts }: Grafting, before: Expr, now: Expr): string | undefined {
  const edit = facts.edit({ before, now });
  if (edit === undefined) return undefined;
  const edited = text.slice(0, edit.at.start) + edit.text + text.slice(edit.at.end);
  return edited.slice(0, edited.search(/(let g |def g\()/)).trimEnd();
}

// ---- repairs ----

/** Of `f`, with what stands in `g`: what changes, and what it is then. */
export type Repair = (own: Expr, graft: Expr) => readonly [Expr, Expr];

/** The text of `f` once it is repaired; undefined: that cannot be written. */
export function repaired(language: Language, text: string, graft: string, repair: Repair): string | undefined {
  const whole = `${text}\n${graft}\n`;
  const g = grafting(language, whole);
  const [before, now] = repair(g.own, g.graft);
  return editedText(whole, g, before, now);
}

export const first = (e: Expr, index = 0): WithArms => matchesIn(e)[index] as WithArms;
export const arms = (e: WithArms, now: readonly Arm[]): readonly [Expr, Expr] => [e, { ...e, arms: now }];

/** The first arm of what stands in `g` as the arm of a number; `of`: of which match. */
export const inserted =
  (at: number, of = 0): Repair =>
  (own, graft) => {
    const e = first(own, of);
    return arms(e, [...e.arms.slice(0, at), first(graft).arms[0] as Arm, ...e.arms.slice(at)]);
  };

export const changed =
  (at: number, change: (arm: Arm, graft: Expr) => Arm): Repair =>
  (own, graft) => {
    const e = first(own);
    return arms(e, e.arms.with(at, change(e.arms[at] as Arm, graft)));
  };

export const reordered =
  (...order: readonly number[]): Repair =>
  (own) => {
    const e = first(own);
    return arms(e, [...order.map((i) => e.arms[i] as Arm), ...e.arms.slice(order.length)]);
  };

export const bodyOf = (e: Expr): Expr => (e.kind === "lam" ? e.body : e);

/** `old` in `g` is what `f` does. */
export const around: Repair = (own, graft) => [bodyOf(own), filled(graft, bodyOf(own))];

export function filled(e: Expr, old: Expr): Expr {
  return e.kind === "var" && shownName(e.name) === "old" ? old : mapChildren(e, (part) => filled(part, old));
}
