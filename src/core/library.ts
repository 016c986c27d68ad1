// Programs and libraries. A library is plain data, so it can be kept as JSON; each of its
// definitions is decoded when the first program needs it. A program gets exactly the
// definitions that it can reach, in the library's order, in front of its own.
import { decodeDef, encodeDef, nodeCount } from "./codec.js";
import type { Name } from "./expr.js";
import { Ids } from "./ids.js";
import { boundIn, type CtorDecl, type DataDecl, type Def, type Program } from "./program.js";
import { freeNames } from "./traverse.js";

/** Of the definitions, each column is one text with a mark between them: a few long texts load faster than many short ones. */
export type Library = {
  readonly data: readonly DataDecl[];
  readonly exceptions: readonly CtorDecl[];
  readonly names: string; // of each definition, with spaces between them
  readonly needs: string; // the same, of other definitions of the library
  readonly firstIds: readonly number[]; // of its nodes, which are numbered without gaps
  readonly codes: string;
};

/** A character that JSON need not escape. */
const MARK = "\x7f";

type LibraryDef = {
  readonly names: readonly Name[];
  readonly needs: string;
  readonly firstId: number;
  readonly code: string;
};

/** Its nodes are numbered anew, in order: none gets an id beyond those that they had. */
export function toLibrary(data: readonly DataDecl[], exceptions: readonly CtorDecl[], defs: readonly Def[]): Library {
  const ids = new Ids();
  const firstIds = defs.map((def) => ids.row(nodeCount(def)));
  const column = (text: (def: Def) => string): string => defs.map(text).join(MARK);
  return {
    data,
    exceptions,
    names: column((def) => definedNames(def).join(" ")),
    needs: column((def) => neededNames(def).join(" ")),
    firstIds,
    codes: column((def) => encodeDef(def).replaceAll(MARK, "\\u007f")),
  };
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
  const { defs, providers } = opened(library);
  const reached = new Set<LibraryDef>();
  const pending = program.defs.flatMap(neededNames);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const def = providers.get(name);
    if (def === undefined || reached.has(def)) continue;
    reached.add(def);
    if (def.needs !== "") pending.push(...namesIn(def.needs));
  }
  return {
    ...program,
    data: [...library.data, ...program.data],
    exceptions: [...library.exceptions, ...program.exceptions],
    defs: [...defs.filter((def) => reached.has(def)).map(decoded), ...program.defs],
  };
}

type Opened = { readonly defs: readonly LibraryDef[]; readonly providers: ReadonlyMap<Name, LibraryDef> };

const openedKnown = new WeakMap<Library, Opened>();

function opened(library: Library): Opened {
  const known = openedKnown.get(library) ?? open(library);
  openedKnown.set(library, known);
  return known;
}

function open({ names, needs, firstIds, codes }: Library): Opened {
  const [needsOf, codeOf] = [needs.split(MARK), codes.split(MARK)];
  const namesOf = firstIds.length === 0 ? [] : names.split(MARK);
  const providers = new Map<Name, LibraryDef>();
  const defs = namesOf.map((own, i): LibraryDef => {
    const def = { names: namesIn(own), needs: needsOf[i] ?? "", firstId: firstIds[i] ?? 0, code: codeOf[i] ?? "" };
    for (const name of def.names) providers.set(name, def);
    return def;
  });
  return { defs, providers };
}

function namesIn(text: string): readonly Name[] {
  return text.split(" ") as Name[];
}

const decodedKnown = new WeakMap<LibraryDef, Def>();

/** The same definition for every program, so facts about its nodes can be shared. */
function decoded(def: LibraryDef): Def {
  const known = decodedKnown.get(def) ?? decodeDef(def.code, new Ids(def.firstId));
  decodedKnown.set(def, known);
  return known;
}
