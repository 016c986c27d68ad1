// A library of compiled definitions, of which a program takes only what it can reach.
import { decodeDef, encodeDef } from "./codec.js";
import type { Expr, Name } from "./expr.js";
import type { CtorDecl, DataDecl, Def, Program } from "./program.js";
import { visit } from "./traverse.js";

export type Library = {
  readonly data: readonly DataDecl[];
  readonly exceptions: readonly CtorDecl[];
  /** In order of evaluation; a definition is decoded when it is first needed. */
  readonly defs: readonly LibraryDef[];
};

export type LibraryDef = { readonly names: readonly Name[]; readonly needs: readonly Name[]; readonly code: string };

export function toLibrary(data: readonly DataDecl[], exceptions: readonly CtorDecl[], defs: readonly Def[]): Library {
  const own = new Set(defs.flatMap(namesOf));
  const entry = (def: Def): LibraryDef => ({
    names: namesOf(def),
    needs: [...usedBy(def)].filter((name) => own.has(name)),
    code: encodeDef(def),
  });
  return { data, exceptions, defs: defs.map(entry) };
}

/** The program with the library's definitions that it needs in front of its own. */
export function withLibrary(program: Program, library: Library): Program {
  const byName = new Map(library.defs.flatMap((def) => def.names.map((name) => [name, def] as const)));
  const needed = new Set<LibraryDef>();
  const pending: Name[] = [...program.defs.flatMap((def) => [...usedBy(def)])];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const def = byName.get(name);
    if (def === undefined || needed.has(def)) continue;
    needed.add(def);
    pending.push(...def.needs);
  }
  return {
    ...program,
    data: [...library.data, ...program.data],
    exceptions: [...library.exceptions, ...program.exceptions],
    defs: [...library.defs.filter((def) => needed.has(def)).map((def) => decodeDef(def.code)), ...program.defs],
  };
}

function namesOf(def: Def): readonly Name[] {
  return def.kind === "one" ? [def.name] : def.bindings.map((binding) => binding.name);
}

/** Every variable that a definition mentions. */
function usedBy(def: Def): ReadonlySet<Name> {
  const names = new Set<Name>();
  const bounds: readonly Expr[] = def.kind === "one" ? [def.bound] : def.bindings.map((binding) => binding.bound);
  for (const bound of bounds) {
    visit(bound, (e) => {
      if (e.kind === "var") names.add(e.name);
    });
  }
  return names;
}

