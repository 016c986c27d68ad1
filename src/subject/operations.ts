// The operations that a program has for the types that cannot be looked into: which ones are needed, and the
// program read once more with them, so that it has all that they use.
import type { Name } from "../core/expr.js";
import type { Source } from "../core/span.js";
import type { Type } from "../core/type.js";
import type { Loaded } from "../language/language.js";
import type { Checked } from "../report/diagnostic.js";
import type { Operation, Operations } from "./hidden/operation.js";

/** An operation to be read after a program. */
export type Wanted = {
  readonly family: Name;
  readonly path: string;
  readonly role: Operation["role"];
  readonly mutable: boolean;
  readonly text: string;
};

/** For all hidden types that these types, or operations for them, mention. */
export function wantedOperations({ program, operations }: Loaded, types: readonly Type[]): readonly Wanted[] {
  const families = new Map(program.data.map((decl) => [decl.name, decl]));
  const seen = new Set<Name>();
  const wanted: Wanted[] = [];
  const met = new Set<Type>(); // abbreviations share their parts: without this, doubled ones are walked doubly
  const pending = [...types];
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    if (met.has(type)) continue;
    met.add(type);
    if (type.kind === "fn") pending.push(type.from, type.to);
    if (type.kind !== "con") continue;
    pending.push(...type.args);
    if (seen.has(type.name)) continue;
    const { name } = type;
    seen.add(name);
    const decl = families.get(name);
    pending.push(...(decl?.ctors ?? []).flatMap(({ fields }) => fields));
    if (decl?.abstract !== true && !BUILT_IN.has(name)) continue;
    const own = operations(name);
    wanted.push(...own.map(({ path, role, mutable, text }) => ({ family: name, path, role, mutable, text })));
    pending.push(...own.map((operation) => operation.type));
  }
  return wanted;
}

/** Types of the core language that cannot be looked into by programs. */
const BUILT_IN: ReadonlySet<string> = new Set(["bytes", "lazy"]);

export type Offered = { readonly loaded: Loaded; readonly operations: Operations };

/** `read` reads the program with expressions after it, others too. What cannot be read there is left out. */
export function offering(
  loaded: Loaded,
  wanted: readonly Wanted[],
  others: readonly Source[],
  read: (expressions: readonly Source[]) => Checked<Loaded>,
): Offered {
  for (let sources = [...others, ...wanted.map(sourceOf)]; wanted.length > 0; ) {
    const again = read(sources);
    if (again.ok) return { loaded: again.value, operations: operationsIn(again.value, wanted) };
    const wrong = new Set(again.errors.map(({ at }) => at.file));
    const rest = sources.filter(({ name }) => !wrong.has(name));
    if (rest.length === sources.length) break;
    sources = rest;
  }
  return { loaded, operations: new Map() };
}

function sourceOf({ family, path, role, text }: Wanted): Source {
  return { name: `operation ${family} ${role} ${path}`, text };
}

function operationsIn({ entries, program }: Loaded, wanted: readonly Wanted[]): Operations {
  const bodies = new Map(program.defs.flatMap((def) => (def.kind === "one" ? [[def.name, def.bound]] : [])));
  const operations = new Map<Name, Operation[]>();
  for (const each of wanted) {
    const { name } = sourceOf(each);
    const entry = entries.find(({ at }) => at.file === name);
    const bound = entry && bodies.get(entry.name);
    if (entry === undefined || bound?.kind !== "lam") continue;
    const { path, role, mutable, family } = each;
    const own = operations.get(family) ?? [];
    operations.set(family, own);
    own.push({ path, role, mutable, entry: entry.name, type: entry.type, shown: bound.body });
  }
  return operations;
}
