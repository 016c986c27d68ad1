// Functions with locally abstract types: fun (type a) (x : a) -> e, and let f : type a. t = e.
import type { Span } from "../../../core/span.js";
import type { Expr, Ident, TypeExpr } from "../syntax.js";
import { type Branch, type Handlers, type Part, pathOf, patternOf, type Reading, spanOfPart } from "./part.js";

export const ABSTRACT_TYPES: Handlers = {
  abstract_type: (r, n) => ({ sort: "abstract-types", names: namesOf(r, n) }),
};

/** Of `(type a b)`, or of `type a b` in front of a type. */
function namesOf(r: Reading, n: Branch): readonly Ident[] {
  const parts = n.kids.filter((part) => part.piece.sort === "name");
  return parts.map((part) => ({ name: pathOf(r, part).name, at: spanOfPart(r, part) }));
}

/** The function with these parameters, patterns or types; an inner one extends from its first parameter. */
export function functionOf(r: Reading, at: Span, params: readonly Part[], body: Expr): Expr {
  const types = params.findIndex((part) => part.piece.sort === "abstract-types");
  const patterns = (types === -1 ? params : params.slice(0, types)).map((part) => patternOf(r, part));
  const rest = types === -1 ? body : overTypes(r, at, params.slice(types), body);
  return patterns.length === 0 ? rest : { kind: "fun", at, params: patterns, body: rest };
}

function overTypes(r: Reading, { file, end }: Span, [first, ...rest]: readonly Part[], body: Expr): Expr {
  if (first?.piece.sort !== "abstract-types") return body;
  const next = rest[0] ?? first;
  const inner = functionOf(r, { file, start: spanOfPart(r, next).start, end }, rest, body);
  return newtypes({ file, start: spanOfPart(r, first).start, end }, first.piece.names, inner);
}

export function newtypes(at: Span, names: readonly Ident[], body: Expr): Expr {
  return names.reduceRight<Expr>((inner, name) => ({ kind: "newtype", at, name, body: inner }), body);
}

/** The type for all 'a that a type says with `a` locally abstract. */
export function forAll(at: Span, names: readonly Ident[], written: TypeExpr): TypeExpr & { kind: "poly" } {
  const vars = names.map(({ name }) => name);
  return { kind: "poly", at, vars, body: withVariables(written, new Set(vars)), abstract: { names, type: written } };
}

function withVariables(type: TypeExpr, names: ReadonlySet<string>): TypeExpr {
  const go = (inner: TypeExpr): TypeExpr => withVariables(inner, names);
  switch (type.kind) {
    case "arrow":
      return { ...type, from: go(type.from), to: go(type.to) };
    case "tuple":
      return { ...type, items: type.items.map(go) };
    case "constr": {
      const { path, args, at } = type;
      const isName = path.within === undefined && path.modules.length === 0 && args.length === 0;
      return isName && names.has(path.name) ? { kind: "var", at, name: path.name } : { ...type, args: args.map(go) };
    }
    case "alias":
      return { ...type, inner: go(type.inner) };
    default:
      return type;
  }
}
