// The types of a program's definitions.
import type { Source } from "../core/span.js";
import type { Language, Loaded } from "../language/language.js";
import type { Checked, Notice } from "../report/diagnostic.js";

export type TypedProgram = {
  readonly signature: string;
  readonly functions: readonly TypedFunction[];
  readonly unchecked: readonly Notice[];
};

/** A function of a program, the last of its name, in whatever it is. */
export type TypedFunction = { readonly name: string; readonly type: string };

export function typeProgram({ read }: Language, source: Source): Checked<TypedProgram> {
  const loaded = read([source], []);
  if (!loaded.ok) return loaded;
  const { signature, unchecked } = loaded.value;
  return { ok: true, value: { signature, functions: functionsOf(loaded.value), unchecked } };
}

function functionsOf({ values }: Loaded): readonly TypedFunction[] {
  const last = new Map(values.filter(({ type }) => type.kind === "fn").map(({ name, shownType }) => [name, shownType]));
  return [...last].map(([name, type]) => ({ name, type }));
}
