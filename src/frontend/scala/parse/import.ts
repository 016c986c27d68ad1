// Imports.
import type { Ident, ImportClause, ImportSelector, Stat } from "../syntax.js";
import { accept, at, atWord, braced, type Cursor, fail, from, ident, refuseAll, separated, skip } from "./cursor.js";
import { spanOf } from "./tokens.js";

export function importStat(p: Cursor): Stat {
  const first = p.index;
  skip(p);
  const clauses = separated(p, () => clause(p));
  return { kind: "import", at: from(p, first), clauses };
}

function clause(p: Cursor): ImportClause {
  const first = p.index;
  const path: Ident[] = [ident(p)];
  while (accept(p, ".")) {
    if (at(p, "{")) {
      const list = braced(p, () => separated(p, () => selector(p)));
      const selectors = list.flatMap((each) => (each === "all" ? [] : [each]));
      return { path, selectors, all: selectors.length < list.length, at: from(p, first) };
    }
    if (at(p, "_") || atWord(p, "*")) {
      skip(p);
      return { path, selectors: [], all: true, at: from(p, first) };
    }
    refuseGiven(p);
    path.push(ident(p));
  }
  return lastName(p, first, path);
}

/** import a.b.c, import a.b.c as d */
function lastName(p: Cursor, first: number, path: readonly Ident[]): ImportClause {
  const name = path[path.length - 1];
  const renamed = atWord(p, "as");
  if (name === undefined || (path.length < 2 && !renamed)) {
    const label = "this imports nothing from anywhere";
    const hint = "Write what to import behind a dot: `import Trees._`";
    return fail(p, { code: "E101", at: from(p, first), label, hint });
  }
  const alias = renamed ? aliasName(p) : undefined;
  return { path: path.slice(0, -1), selectors: [{ name, alias, hidden: false }], all: false, at: from(p, first) };
}

function aliasName(p: Cursor): Ident {
  skip(p);
  return ident(p);
}

function selector(p: Cursor): ImportSelector | "all" {
  refuseGiven(p);
  if (at(p, "_") || atWord(p, "*")) {
    skip(p);
    return "all";
  }
  const name = ident(p);
  if (!at(p, "=>") && !atWord(p, "as")) return { name, alias: undefined, hidden: false };
  skip(p);
  if (accept(p, "_")) return { name, alias: undefined, hidden: true };
  return { name, alias: ident(p), hidden: false };
}

function refuseGiven(p: Cursor): void {
  if (at(p, "given")) refuseAll(p, spanOf(p.words, p.index, p.index), "given instances");
}
