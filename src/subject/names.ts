// The function that users mean by a name.
import { spelled, unqualified } from "../core/across.js";
import type { Loaded } from "../language/language.js";
import type { Side } from "./subject.js";

/**
 * What a name of one program is called in another. In one language where the module belongs to a function's name, nothing
 * else is meant; elsewhere the object that it is in may be called as it likes, and another language may spell it in its
 * own manner.
 */
export function nameMeant(loaded: Loaded, name: string, from: Loaded = loaded): string {
  const names = [...new Set(loaded.values.map((value) => value.name))];
  const isExact = loaded.language === from.language && !loaded.language.row.inObjects;
  if (isExact || names.includes(name)) return name;
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

export function sideOf({ comparable: program, values }: Loaded, name: string): Side | undefined {
  const value = values.findLast((each) => each.name === name);
  return value && { program, name: value.core, type: value.type };
}

export function arityOf({ type }: Side): number {
  let arity = 0;
  for (let rest = type; rest.kind === "fn"; rest = rest.to) arity++;
  return arity;
}
