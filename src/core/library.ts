// Programs and libraries. A library is plain data, so it can be kept as JSON; each of its
// definitions is decoded when the first program needs it. A program gets exactly the
// definitions that it can reach, in the library's order, in front of its own.
import { decodeDef, encodeDef, nodeCount } from "./codec.js";
import type { Name } from "./expr.js";
import { boundIn, type CtorDecl, type DataDecl, type Def, type Program } from "./program.js";
import { freeNames } from "./traverse.js";

export type Library = {
  readonly data: readonly DataDecl[];
  readonly exceptions: readonly CtorDecl[];
  readonly defs: readonly LibraryDef[];
};

export type LibraryDef = {
  readonly names: readonly Name[];
  readonly needs: readonly Name[]; // other definitions of the library
  readonly firstId: number; // of its nodes, which are numbered without gaps
  readonly code: string;
};

/** Nodes are numbered from 0 in order; none gets an id beyond their number. */
export function toLibrary(data: readonly DataDecl[], exceptions: readonly CtorDecl[], defs: readonly Def[]): Library {
  let firstId = 0;
  const compiled = defs.map((def): LibraryDef => {
    const start = firstId;
    firstId += nodeCount(def);
    return { names: definedNames(def), needs: neededNames(def), firstId: start, code: encodeDef(def) };
  });
  return { data, exceptions, defs: compiled };
}

export function definedNames(def: Def): readonly Name[] {
  return def.kind === "one" ? [def.name] : def.bindings.map((b) => b.name);
}

/** The top-level names that a definition mentions, without its own. */
export function neededNames(def: Def): readonly Name[] {
  const names = new Set(boundIn(def).flatMap((bound) => [...freeNames(bound)]));
  for (const name of definedNames(def)) names.delete(name);
  return [...names];
}

export function withLibrary(program: Program, library: Library): Program {
  const providers = providersOf(library);
  const reached = new Set<LibraryDef>();
  const pending = program.defs.flatMap(neededNames);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const def = providers.get(name);
    if (def === undefined || reached.has(def)) continue;
    reached.add(def);
    pending.push(...def.needs);
  }
  return {
    ...program,
    data: [...library.data, ...program.data],
    exceptions: [...library.exceptions, ...program.exceptions],
    defs: [...library.defs.filter((def) => reached.has(def)).map(decoded), ...program.defs],
  };
}

const providersKnown = new WeakMap<Library, ReadonlyMap<Name, LibraryDef>>();

function providersOf(library: Library): ReadonlyMap<Name, LibraryDef> {
  const known =
    providersKnown.get(library) ?? new Map(library.defs.flatMap((def) => def.names.map((name) => [name, def])));
  providersKnown.set(library, known);
  return known;
}

const decodedKnown = new WeakMap<LibraryDef, Def>();

/** The same definition for every program, so facts about its nodes can be shared. */
function decoded(def: LibraryDef): Def {
  const known = decodedKnown.get(def) ?? decodeDef(def.code, def.firstId);
  decodedKnown.set(def, known);
  return known;
}
