// Packages: only at the top of a file, and in each other.
import type { Stat } from "../syntax.js";
import { memberStats } from "./block.js";
import { accept, at, type Cursor, from, ident, skip } from "./cursor.js";
import { bodyOf, template } from "./template.js";

/** What may stand at the top of a file and in packages, beside definitions. */
export function packageStats(p: Cursor): readonly Stat[] | undefined {
  return at(p, "package") ? [packageStat(p)] : undefined;
}

/** `package p` without braces holds the rest of the file. */
function packageStat(p: Cursor): Stat {
  const first = p.index;
  skip(p);
  if (at(p, "object")) return packageObject(p, first);
  const path = [ident(p)];
  while (accept(p, ".")) path.push(ident(p));
  const body = bodyOf(p, packageStats)?.stats ?? memberStats(p, packageStats);
  return { kind: "package", at: from(p, first), path, object: false, body };
}

function packageObject(p: Cursor, first: number): Stat {
  skip(p);
  const path = [ident(p)];
  const body = template(p)?.stats ?? [];
  return { kind: "package", at: from(p, first), path, object: true, body };
}
