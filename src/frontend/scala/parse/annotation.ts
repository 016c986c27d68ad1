// Annotations: kept with what they stand before, not interpreted.
import type { Annotation, Arg, TypeExpr } from "../syntax.js";
import { accept, at, type Cursor, from, ident, token } from "./cursor.js";

export function annotations(p: Cursor): readonly Annotation[] {
  const list: Annotation[] = [];
  while (at(p, "@")) list.push(annotation(p));
  return list;
}

function annotation(p: Cursor): Annotation {
  const first = p.index;
  accept(p, "@");
  const path = [ident(p, "the name of an annotation")];
  while (accept(p, ".")) path.push(ident(p));
  const type: TypeExpr = { kind: "name", at: from(p, first + 1), path };
  const args: (readonly Arg[])[] = [];
  // Arguments stand right behind the name: `@a (x)` could be an annotated parenthesis.
  while (at(p, "(") && token(p).newlines === 0) args.push(p.go.args(p));
  return { type, args, at: from(p, first) };
}
