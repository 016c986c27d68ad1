// The law of edits, for a Scala program: whatever mutant of whatever function of it, if there is an edit, the piece that
// it replaces is a piece of the source, and the edited source is read as the mutant.
import type { Arm, Expr, Name } from "../../src/core/expr.js";
import type { PrimName } from "../../src/core/primitive.js";
import { printExpr } from "../../src/core/print.js";
import { boundIn, type Def, type Program } from "../../src/core/program.js";
import { withReplaced } from "../../src/core/replace.js";
import type { Source } from "../../src/core/span.js";
import { mapChildren, visit } from "../../src/core/traverse.js";
import type { Edit } from "../../src/language/facts.js";
import type { Language, Loaded } from "../../src/language/language.js";
import { type Operator, variantsOf } from "../../src/questions/mutate/operators.js";
import { repairChanges } from "./repair-changes.js";

/** A change that a mutant would make, whether or not it can be written. */
export type Variant = { readonly operator: Operator | string; readonly before: Expr; readonly now: Expr };

type VariantsOf = (loaded: Loaded) => (before: Expr, self: readonly Name[]) => readonly Omit<Variant, "before">[];

const MUTANTS: VariantsOf =
  ({ facts }) =>
  (before, self) =>
    variantsOf(before, { facts, self });

/** Changes as repairs make them. */
const repairs =
  ({ text }: Source, every: number): VariantsOf =>
  ({ program, facts }) => {
    const byNode = new Map<Expr, Omit<Variant, "before">[]>();
    for (const { kind, change } of repairChanges(program, facts, text).filter((_, i) => i % every === 0))
      byNode.set(change.before, [...(byNode.get(change.before) ?? []), { operator: kind, now: change.now }]);
    return (before) => byNode.get(before) ?? [];
  };

export type Tried = {
  readonly mutant: Variant;
  readonly edit: Edit | undefined;
  /** Why it breaks the law. */
  readonly wrong: string | undefined;
};

/** `most`: so many mutants of a program, from all over it. */
export function tryEdits(language: Language, source: Source, most: number): readonly Tried[] {
  return tryChanges(language, source, most, MUTANTS);
}

/** The same of changes that are no mutants, of every so many of them. */
export function tryRepairs(language: Language, source: Source, most: number, every = 1): readonly Tried[] {
  return tryChanges(language, source, most, repairs(source, every));
}

function tryChanges(language: Language, source: Source, most: number, variants: VariantsOf): readonly Tried[] {
  const loaded = language.read([source], []);
  if (!loaded.ok) return [];
  const all = changesIn(loaded.value, variants(loaded.value));
  return spread(all, most).map((each) => tried(language, source, loaded.value, each));
}

/** A change of a function, by its number: several may have one name. */
type Of = { readonly mutant: Variant; readonly index: number };

/** Functions use each other: each node with the first of them. */
function changesIn({ program, values }: Loaded, variants: ReturnType<VariantsOf>): readonly Of[] {
  const seen = new Set<Expr>();
  const bound = new Map(program.defs.flatMap((def) => namesOf(def).map((name, i) => [name, boundIn(def)[i] as Expr])));
  return values.flatMap(({ core }, index) => {
    const own: Of[] = [];
    for (const name of reachedFrom(core, bound)) {
      visit(bound.get(name) as Expr, (before) => {
        if (!before.written || seen.has(before)) return true;
        seen.add(before);
        for (const { operator, now } of variants(before, [name]))
          own.push({ mutant: { operator, before, now }, index });
        return true;
      });
    }
    return own;
  });
}

function reachedFrom(entry: Name, bound: ReadonlyMap<Name, Expr>): readonly Name[] {
  const found = new Set<Name>(bound.has(entry) ? [entry] : []);
  for (const name of found)
    visit(bound.get(name) as Expr, (e) => {
      if (e.kind === "var" && bound.has(e.name)) found.add(e.name);
      return true;
    });
  return [...found];
}

function spread<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, items.length / most);
  return items.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

function tried(language: Language, source: Source, { program, facts, values }: Loaded, { mutant, index }: Of): Tried {
  const edit = facts.edit({ before: mutant.before, now: mutant.now });
  if (edit === undefined) return { mutant, edit, wrong: undefined };
  const { at, text } = edit;
  const isPiece = at.file === source.name && at.start < at.end && at.end <= source.text.length;
  if (!isPiece || text === source.text.slice(at.start, at.end)) return { mutant, edit, wrong: "no piece is replaced" };
  const again = language.read(
    [{ ...source, text: source.text.slice(0, at.start) + text + source.text.slice(at.end) }],
    [],
  );
  if (!again.ok) return { mutant, edit, wrong: again.errors.map(({ label }) => label).join("; ") };
  const [before, now] = [values[index], again.value.values[index]];
  if (now === undefined || now.name !== before?.name) return { mutant, edit, wrong: "its functions are others" };
  const [wanted, got] = [
    shapeOf(withReplaced(program, new Map(edit.core.map((change) => [change.before, change.now]))), before.core),
    shapeOf(again.value.program, now.core),
  ];
  return { mutant, edit, wrong: wanted === got ? undefined : difference(wanted, got) };
}

function difference(wanted: string, got: string): string {
  const at = [...wanted].findIndex((sign, i) => sign !== got[i]);
  return `reads ${got.slice(Math.max(0, at - 80), at + 80)}\n   not ${wanted.slice(Math.max(0, at - 80), at + 80)}`;
}

// ---- the shape of a function ----

/** A function with all that it needs, as a text in which own names are numbered as they come and others are whole. */
function shapeOf(program: Program, entry: Name | undefined): string {
  const bound = new Map(program.defs.flatMap((def) => namesOf(def).map((name, i) => [name, boundIn(def)[i] as Expr])));
  const numbers = new Map<string, string>();
  const texts: string[] = [];
  const found = new Set<Name>(entry === undefined ? [] : [entry]);
  for (const name of found) {
    const e = bound.get(name);
    if (e === undefined || !isWritten(e)) continue;
    texts.push(numbered(`${name} = ${printExpr(plain(e)).replaceAll("~", "").replaceAll(/\s+/g, " ")}`, numbers));
    visit(e, (inner) => {
      if (inner.kind === "var" && bound.has(inner.name)) found.add(inner.name);
      return true;
    });
  }
  return texts.join("\n");
}

/** What nobody wrote looks for methods in the classes that a program has objects of: fewer, where a mutant drops one. */
function isWritten(e: Expr): boolean {
  let found = false;
  visit(e, (inner) => {
    found ||= inner.written;
    return !found;
  });
  return found;
}

function namesOf(def: Def): readonly Name[] {
  return def.kind === "one" ? [def.name] : def.bindings.map(({ name }) => name);
}

function numbered(text: string, numbers: Map<string, string>): string {
  return text
    .replaceAll(/[^\s()[\]"|]+\/\d+/g, (name) => {
      const known = numbers.get(name) ?? `#${numbers.size}`;
      numbers.set(name, known);
      return known;
    })
    .replaceAll(/(\d):(?:i32|i64|big)\b/g, "$1");
}

/** What means the same has one form: mutants have some that are never read from a source. */
function plain(e: Expr): Expr {
  const inner = mapChildren(e, plain);
  if (inner.kind === "match") return { ...inner, arms: written(inner.arms) };
  if (inner.kind !== "prim") return inner;
  if (inner.op.endsWith(".ne")) {
    const equal: Expr = { ...inner, op: inner.op.replace(/ne$/, "eq") as PrimName };
    return { ...inner, op: "bool.not", args: [equal] };
  }
  const parts = inner.op === "str.concat" ? inner.args.filter((arg) => !isEmptyText(arg)) : [];
  return parts.length === 1 ? (parts[0] as Expr) : inner;
}

function isEmptyText(e: Expr): boolean {
  return e.kind === "lit" && e.value.value === "";
}

/** Without what follows a case that always fits, and without what a language says where none does. */
function written(arms: readonly Arm[]): readonly Arm[] {
  const open = arms.findIndex(({ pattern, guard }) => guard === undefined && ["any", "bind"].includes(pattern.kind));
  const upTo = open < 0 ? arms : arms.slice(0, open + 1);
  const last = upTo.at(-1);
  const isImplied = last?.pattern.kind === "any" && !last.body.written && ["raise", "make"].includes(last.body.kind);
  return isImplied ? upTo.slice(0, -1) : upTo;
}
