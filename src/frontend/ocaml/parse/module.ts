// Modules, functors and first-class modules: one handler per kind of node.
import type { Expr, Ident, ModuleExpr, ModuleParam, ModuleTypeExpr } from "../syntax.js";
import { expr } from "./expr.js";
import { functorOf, moduleItems } from "./module-items.js";
import {
  type Branch,
  exprOf,
  type Handlers,
  hasKid,
  kid,
  kidAfter,
  type ModuleBinding,
  misplaced,
  moduleOf,
  moduleTypeOf,
  type Part,
  type Piece,
  pathOf,
  type Reading,
  refuse,
  spanOfPart,
} from "./part.js";
import { itemsOf } from "./structure.js";
import { spanOf } from "./tokens.js";

export const MODULES: Handlers = {
  module_definition: moduleDefinition,
  module_binding: moduleBinding,
  module_parameter: moduleParameter,
  open_module: (r, n) => ({
    sort: "item",
    item: { kind: "open", at: spanOfPart(r, n), module: moduleOf(r, kid(n, n.kids.length - 1)) },
  }),
  include_module: (r, n) => ({
    sort: "item",
    item: { kind: "include", at: spanOfPart(r, n), module: moduleOf(r, kid(n, 1)) },
  }),
  structure: (r, n) => module({ kind: "structure", at: spanOfPart(r, n), items: itemsOf(r, n) }),
  parenthesized_module_expression: (r, n) => module(moduleOf(r, kid(n, 1))),
  typed_module_expression: (r, n) =>
    module({ kind: "sealed", at: spanOfPart(r, n), body: moduleOf(r, kid(n, 1)), type: moduleTypeOf(r, kid(n, 3)) }),
  functor: (r, n) => module(withParams(r, n, moduleOf(r, kid(n, n.kids.length - 1)))),
  module_application: moduleApplication,
  packed_module: packedModule,
  package_expression: packageExpression,
  package_pattern: packagePattern,
  package_type: (r, n) => ({
    sort: "type",
    type: { kind: "package", at: spanOfPart(r, n), type: moduleTypeOf(r, kid(n, 2)) },
  }),
  let_module_expression: letModule,
};

function module(m: ModuleExpr): Piece {
  return { sort: "module", module: m };
}

// ---- definitions ----

function moduleDefinition(r: Reading, n: Branch): Piece {
  const bindings = n.kids.flatMap(({ piece }) => (piece.sort === "module-binding" ? [piece.binding] : []));
  const extra = n.kids.find((part) => part.kind === "and");
  const recursive = hasKid(n, "rec");
  if (extra !== undefined && !recursive) misplaced(r, extra.first);
  return { sort: "module-bindings", recursive, bindings };
}

/** Both `module M : S = ...` of a structure and `module M : S` of a signature: who holds it knows which. */
function moduleBinding(r: Reading, n: Branch): Piece {
  const type = kidAfter(n, ":");
  const body = kidAfter(n, "=") ?? kidAfter(n, ":=");
  const binding: ModuleBinding = {
    name: nameOf(r, kid(n, 0)),
    params: paramsOf(n),
    type: type === undefined ? undefined : moduleTypeOf(r, type),
    body: body === undefined ? undefined : moduleOf(r, body),
    substitution: n.kids.find((part) => part.kind === ":=")?.first,
    first: n.first,
    last: n.last,
  };
  return { sort: "module-binding", binding };
}

function nameOf(r: Reading, part: Part): Ident {
  return { name: pathOf(r, part).name, at: spanOfPart(r, part) };
}

function moduleParameter(r: Reading, n: Branch): Piece {
  const type = kidAfter(n, ":");
  if (type === undefined) return { sort: "module-param", param: undefined };
  return { sort: "module-param", param: { name: nameOf(r, kid(n, 1)), type: moduleTypeOf(r, type) } };
}

function paramsOf(n: Branch): readonly (ModuleParam | undefined)[] {
  return n.kids.flatMap(({ piece }) => (piece.sort === "module-param" ? [piece.param] : []));
}

function withParams(r: Reading, n: Branch, body: ModuleExpr): ModuleExpr {
  return functorOf(paramsOf(n), body, spanOfPart(r, n));
}

// ---- applications and first-class modules ----

function moduleApplication(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const arg = hasKid(n, "(") ? undefined : moduleOf(r, kid(n, 1));
  return module({ kind: "apply", at, fn: moduleOf(r, kid(n, 0)), arg });
}

/** (val e : S) */
function packedModule(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const value = exprOf(r, kid(n, 2));
  const type = kidAfter(n, ":");
  if (hasKid(n, ":>")) return refuse(r, at, "coercions of modules");
  if (type === undefined) return module({ kind: "unpack", at, value });
  const wanted = moduleTypeOf(r, type);
  const typed: Expr = { kind: "typed", at, value, type: { kind: "package", at: wanted.at, type: wanted } };
  return module({ kind: "unpack", at, value: typed });
}

/** (module M : S) */
function packageExpression(r: Reading, n: Branch): Piece {
  const type = kidAfter(n, ":");
  const wanted: ModuleTypeExpr | undefined = type === undefined ? undefined : moduleTypeOf(r, type);
  return expr({ kind: "pack", at: spanOfPart(r, n), module: moduleOf(r, kid(n, 2)), type: wanted });
}

/** (module M : S) as a parameter */
function packagePattern(r: Reading, n: Branch): Piece {
  const name = nameOf(r, kid(n, 2));
  const type = kidAfter(n, ":");
  return {
    sort: "pattern",
    pattern: {
      kind: "unpack",
      at: spanOfPart(r, n),
      name: name.name === "_" ? undefined : name,
      type: type === undefined ? undefined : moduleTypeOf(r, type),
    },
  };
}

function letModule(r: Reading, n: Branch): Piece {
  const definition = kid(n, 1);
  if (definition.piece.sort === "module-bindings" && definition.piece.recursive) misplaced(r, definition.first + 1);
  const [item] = moduleItems(r, definition);
  if (item === undefined) return { sort: "refused" };
  return expr({ kind: "let-item", at: spanOf(r.words, n.first, n.last), item, body: exprOf(r, kid(n, 3)) });
}
