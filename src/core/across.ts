// What corresponds in programs of two languages: names that are spelled in each one's manner, numbers and texts of
// different widths, records and classes with one constructor.
import { type Name, shownName } from "./expr.js";
import type { CtorDecl, DataDecl } from "./program.js";

/** For programs in two languages; in one language, names and types must be the same. */
export type Across = {
  /** Whether exceptions of these names are the same, whatever they carry. */
  readonly alike: (reference: string, submission: string) => boolean;
  /** What each language has in the place of an integer, character or string of the other. */
  readonly own: Readonly<Record<"reference" | "submission", (other: Name) => Name | undefined>>;
};

/** What both are written as: fooBar and foo_bar, Stack.push and push. */
export function spelled(name: string): string {
  return unqualified(name)
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase();
}

/** Without the modules or objects that it is in. An operator may have dots of its own. */
export function unqualified(name: string): string {
  return /^(?:[A-Za-z_][\w']*\.)+(.+)$/.exec(name)?.[1] ?? name;
}

/** From narrow to wide. */
const INTEGERS: readonly (readonly string[])[] = [["i32"], ["i63"], ["i64", "native"], ["big"]];
const TEXTS: readonly (readonly string[])[] = [
  ["char", "char16"],
  ["str", "str16"],
];

/** Of the types that a language has, the usual ones first, what is in the place of a type of another language. */
export function inPlaceOf(other: Name, kinds: readonly Name[]): Name | undefined {
  const usual = kinds.find((kind) => narrower(kind, other) !== undefined);
  const hasAll = usual !== undefined && narrower(usual, other) === other;
  return !hasAll && kinds.includes(other) ? other : usual;
}

/** Of two types that need no declaration, the one whose values both have; undefined: they do not correspond. */
export function narrower(a: Name, b: Name): Name | undefined {
  if (a === b) return a;
  const [i, j] = [a, b].map((name) => INTEGERS.findIndex((kinds) => kinds.includes(name))) as [number, number];
  if (i >= 0 && j >= 0) return i <= j ? a : b;
  const texts = TEXTS.find((kinds) => kinds.includes(a) && kinds.includes(b));
  return texts?.[0] as Name | undefined;
}

/** How many bits its integers have; undefined: it is none, or has no bounds. */
export function bitsOf(name: Name): number | undefined {
  const bits: Readonly<Record<string, number>> = { i32: 32, i63: 63, i64: 64, native: 64 };
  return bits[name];
}

/** What has one constructor only, a record or a class, is known by its labels or by its own name. */
export function correspondingOnly(family: DataDecl, other: DataDecl): boolean {
  const [[wanted, ...more], [given, ...others]] = [family.ctors, other.ctors];
  if (wanted === undefined || given === undefined || more.length + others.length > 0) return false;
  if (wanted.fields.length !== given.fields.length) return false;
  return (
    sameLabels(wanted, given) ||
    spelled(shownName(family.name)) === spelled(shownName(other.name)) ||
    spelled(shownName(family.name)) === spelled(shownName(given.name)) ||
    spelled(shownName(wanted.name)) === spelled(shownName(other.name))
  );
}

function sameLabels({ labels: a }: CtorDecl, { labels: b }: CtorDecl): boolean {
  return a !== undefined && b !== undefined && a.every((label, i) => spelled(label) === spelled(b[i] ?? ""));
}
