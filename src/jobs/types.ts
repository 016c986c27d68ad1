// The types of a program's definitions.
import { unqualified } from "../core/across.js";
import type { Source } from "../core/span.js";
import type { Language, Loaded } from "../language/language.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";

export type TypedProgram = {
  readonly signature: string;
  readonly functions: readonly TypedFunction[];
  readonly unchecked: readonly NotChecked[];
};

/** A function of a program, the last of its name, in whatever it is. Byte strings. */
export type TypedFunction = {
  readonly name: string;
  readonly type: string; // on one line
  /** In a module that the program defines. */
  readonly inModule: boolean;
};

export function typeProgram({ read }: Language, source: Source): Checked<TypedProgram> {
  const loaded = read([source], []);
  if (!loaded.ok) return loaded;
  const { signature, unchecked } = loaded.value;
  return { ok: true, value: { signature, functions: functionsOf(loaded.value), unchecked: notSupported(unchecked) } };
}

function functionsOf({ values }: Loaded): readonly TypedFunction[] {
  const last = new Map(values.filter(({ type }) => type.kind === "fn").map(({ name, shownType }) => [name, shownType]));
  return [...last].map(([name, type]) => ({
    name,
    type: type.replaceAll(/\s+/g, " "),
    inModule: unqualified(name) !== name,
  }));
}
