// The functions of a statement as users know them: what they are called, what their parameters are called, whose they are.
import { type Expr, fixedName, type Lam, type Name, type Pattern, shownName } from "../../../core/expr.js";
import { freeNames, visit } from "../../../core/traverse.js";
import type { Statement } from "../statement.js";

export type KnownFunction = {
  /** Undefined: it has none. */
  readonly name: Name | undefined;
  readonly lam: Lam;
  /** What it captures, in the order in which a certificate has it. */
  readonly captures: readonly Name[];
  readonly written: boolean;
  /** The definition that it is in, if it is none itself. */
  readonly within: Name | undefined;
};

export type KnownFunctions = {
  /** By the name of a definition, or the id of a node. */
  readonly function: (code: Name | number) => KnownFunction | undefined;
  /** What the programs call the parts of a constructor, where one of them takes them apart. */
  readonly fields: (ctor: Name) => readonly (string | undefined)[];
  /** What the functions are called that users wrote: variables are called otherwise. */
  readonly names: ReadonlySet<string>;
  /** What both programs have functions of. */
  readonly shared: ReadonlySet<string>;
};

export function knownFunctions(statement: Statement): KnownFunctions {
  const functions = new Map<Name | number, KnownFunction>();
  const fields = new Map<Name, readonly (string | undefined)[]>();
  const top = new Set<Name>(statement.defs.flatMap((def) => bindingsOf(def).map(([name]) => name)));
  const capturesOf = (bodies: readonly Expr[], own: readonly Name[]): readonly Name[] => {
    const free = new Set(bodies.flatMap((body) => [...freeNames(body)]));
    return [...free].filter((name) => !top.has(name) && !own.includes(name)).sort();
  };
  const enter = (e: Expr): boolean => {
    if (e.kind === "letrec") {
      const captures = capturesOf(
        e.bindings.map(({ bound }) => bound),
        e.bindings.map(({ name }) => name),
      );
      for (const { name, bound } of e.bindings)
        if (bound.kind === "lam")
          functions.set(bound.id, { name, lam: bound, captures, written: bound.written, within });
    }
    if (e.kind === "let" && e.bound.kind === "lam") functions.set(e.bound.id, known(e.name, e.bound));
    if (e.kind === "lam" && !functions.has(e.id)) functions.set(e.id, known(undefined, e));
    if (e.kind === "match" && e.written) for (const { pattern } of e.arms) noteFields(pattern, fields);
    return true;
  };
  const known = (name: Name | undefined, lam: Lam): KnownFunction => ({
    name,
    lam,
    captures: capturesOf([lam], []),
    written: lam.written,
    within,
  });
  let within: Name | undefined;
  for (const def of statement.defs) {
    for (const [name, bound] of bindingsOf(def))
      if (bound.kind === "lam")
        functions.set(name, { name, lam: bound, captures: [], written: bound.written, within: undefined });
    for (const [name, bound] of bindingsOf(def)) {
      within = name;
      visit(bound, enter);
    }
  }
  const { reference, submission } = statement; // written, but their loops may have been rewritten
  const isWritten = ({ name, written }: KnownFunction): boolean => written || name === reference || name === submission;
  const all = [...functions.values()].filter(isWritten).flatMap(({ name }) => name ?? []);
  const own = new Set(all.filter((name) => !isMarked(name)).map(shownName));
  const marked = new Set(all.filter(isMarked).map(shownName));
  return {
    function: (code) => functions.get(code),
    fields: (ctor) => fields.get(ctor) ?? [],
    names: new Set([...own, ...marked]),
    shared: new Set([...own].filter((name) => marked.has(name))),
  };
}

function bindingsOf(def: Statement["defs"][number]): readonly (readonly [Name, Expr])[] {
  return def.kind === "one" ? [[def.name, def.bound]] : def.bindings.map(({ name, bound }) => [name, bound] as const);
}

/** The first names win, but any are better than none. */
function noteFields(pattern: Pattern, fields: Map<Name, readonly (string | undefined)[]>): void {
  if (pattern.kind === "as") return noteFields(pattern.inner, fields);
  if (pattern.kind === "or") for (const option of pattern.options) noteFields(option, fields);
  if (pattern.kind !== "ctor") return;
  const before = fields.get(pattern.ctor) ?? [];
  fields.set(
    pattern.ctor,
    pattern.args.map((arg, i) => before[i] ?? boundName(arg)),
  );
  for (const arg of pattern.args) noteFields(arg, fields);
}

function boundName(pattern: Pattern): string | undefined {
  if (pattern.kind !== "bind" && pattern.kind !== "as") return undefined;
  return wordIn(pattern.name);
}

/** What a user could have called a variable: what lowering calls arguments and objects is no name. */
export function wordIn(name: Name): string | undefined {
  const shown = withoutMark(shownName(name));
  return /^[a-z]\w*'*$/i.test(shown) && !/^(arg\d*|this)$/.test(shown) ? shown : undefined;
}

/** As the submission itself has it: the names of its definitions end with a mark in a statement. */
export function ownName(name: Name): Name {
  return fixedName(withoutMark(name));
}

/** What we put around a function of the user. */
export function isAdded(name: Name): boolean {
  return name.startsWith("elenchus ");
}

export function isMarked(name: Name): boolean {
  return name.endsWith("'") && name.includes("/");
}

function withoutMark(name: string): string {
  return name.includes("/") && name.endsWith("'") ? name.slice(0, -1) : name;
}
