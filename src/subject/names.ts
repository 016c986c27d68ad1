// The function that users mean by a name.
import { spelled, unqualified } from "../core/across.js";
import type { Label } from "../core/type.js";
import type { DefinedValue, Loaded } from "../language/language.js";
import type { Side } from "./subject.js";

/**
 * What a name of one program is called in another. In one language where the module belongs to a function's name, nothing
 * else is meant; elsewhere the object that it is in may be called as it likes, and another language may spell it in its
 * own manner.
 */
export function nameMeant(loaded: Loaded, name: string, from: Loaded = loaded): string {
  const isExact = loaded.language === from.language && !loaded.language.row.inObjects;
  const byName = valuesByName(loaded);
  if (isExact || byName.has(name)) return name;
  const names = [...byName.keys()];
  const same = names.filter((each) => unqualified(each) === unqualified(name));
  const alike = same.length > 0 ? same : names.filter((each) => spelled(each) === spelled(name));
  return (alike.length === 1 ? alike[0] : undefined) ?? name;
}

export function sideMeant(loaded: Loaded, name: string): Side | undefined {
  return sideOf(loaded, nameMeant(loaded, name));
}

/** A reference, perhaps with a submission beside it, which may be in another language. */
type Programs = { readonly reference: Loaded; readonly submission?: Loaded };

export function nameInReference({ reference, submission = reference }: Programs, name: string): string {
  return nameMeant(reference, name, submission);
}

export function referenceSide(programs: Programs, name: string): Side | undefined {
  return sideOf(programs.reference, nameInReference(programs, name));
}

export function submissionSide({ reference, submission }: Required<Programs>, name: string): Side | undefined {
  return sideOf(submission, nameMeant(submission, name, reference));
}

export function sideOf(loaded: Loaded, name: string): Side | undefined {
  const value = valuesByName(loaded).get(name);
  return value && { program: loaded.comparable, name: value.core, type: value.type };
}

const indexed = new WeakMap<Loaded, ReadonlyMap<string, DefinedValue>>();

/** The last of each name: a program may define thousands, and asks for them by name. */
function valuesByName(loaded: Loaded): ReadonlyMap<string, DefinedValue> {
  const known =
    indexed.get(loaded) ?? new Map([...loaded.aliased, ...loaded.values].map((value) => [value.name, value]));
  indexed.set(loaded, known);
  return known;
}

export function arityOf(side: Side): number {
  return labelsOf(side).length;
}

/** One for each parameter. */
export function labelsOf({ type }: Side): readonly Label[] {
  const labels: Label[] = [];
  for (let rest = type; rest.kind === "fn"; rest = rest.to) labels.push(rest.label);
  return labels;
}
