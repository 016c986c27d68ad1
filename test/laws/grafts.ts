// Changes for tests in the words of OCaml: what is new stands in a function of its own beside the one that is changed,
// and uses the names of that.
import { type Arm, type Expr, makeName, type Name, shownName } from "../../src/core/expr.js";
import { definedNames } from "../../src/core/library.js";
import { boundIn } from "../../src/core/program.js";
import { withNames } from "../../src/core/supply.js";
import { binders, visit } from "../../src/core/traverse.js";
import type { Facts } from "../../src/language/facts.js";
import type { Language } from "../../src/language/language.js";

export type WithArms = Extract<Expr, { kind: "match" | "try" }>;

/** The function `f` of a text, and what stands in `g`, with the names that `f` has for it. */
export type Grafting = {
  readonly facts: Facts;
  readonly own: Expr;
  readonly graft: Expr;
};

export function grafting(language: Language, text: string): Grafting {
  const read = language.read([{ name: "f.ml", text }], []);
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
  return withNames(now, other.body);
}

/** The matches and handlers of an expression, from the outside. */
export function matchesIn(e: Expr): readonly WithArms[] {
  const found: WithArms[] = [];
  visit(e, (each) => void (each.written && (each.kind === "match" || each.kind === "try") && found.push(each)));
  return found;
}

/** The text of `f` once an arm, or whatever else, has been changed. */
export function editedText(text: string, { facts }: Grafting, before: Expr, now: Expr): string | undefined {
  const edit = facts.edit({ before, now });
  if (edit === undefined) return undefined;
  const edited = text.slice(0, edit.at.start) + edit.text + text.slice(edit.at.end);
  return edited.slice(0, edited.indexOf("let g ")).trimEnd();
}

export function withArms(e: WithArms, arms: readonly Arm[]): Expr {
  return { ...e, arms };
}
