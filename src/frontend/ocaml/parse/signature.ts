// Signatures and module types: one handler per kind of node.
import type { Constraint, ModuleTypeExpr, Spec, TypeDecl } from "../syntax.js";
import {
  type Branch,
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
  typeOf,
} from "./part.js";
import { typeParam } from "./type.js";

export const SIGNATURES: Handlers = {
  module_type_definition: moduleTypeDefinition,
  signature: (r, n) => moduleType({ kind: "signature", at: spanOfPart(r, n), specs: specsOf(r, n) }),
  value_specification: valueSpecification,
  include_module_type: (r, n) => spec({ kind: "include", at: spanOfPart(r, n), type: moduleTypeOf(r, kid(n, 1)) }),
  parenthesized_module_type: (r, n) => moduleType(moduleTypeOf(r, kid(n, 1))),
  module_type_of: (r, n) => moduleType({ kind: "type-of", at: spanOfPart(r, n), module: moduleOf(r, kid(n, 3)) }),
  functor_type: functorType,
  module_type_constraint: withConstraints,
  constrain_type: constrainType,
  constrain_module: constrainModule,
  constrain_module_type: (r, n) => refuse(r, spanOfPart(r, n), "constraints on module types"),
};

function moduleType(type: ModuleTypeExpr): Piece {
  return { sort: "module-type", type };
}

function spec(it: Spec): Piece {
  return { sort: "spec", spec: it };
}

function moduleTypeDefinition(r: Reading, n: Branch): Piece {
  const name = { name: pathOf(r, kid(n, 2)).name, at: spanOfPart(r, kid(n, 2)) };
  const substitution = n.kids.find((part) => part.kind === ":=");
  if (substitution !== undefined) return refuse(r, spanOfPart(r, n), "substitutions of module types");
  const body = kidAfter(n, "=");
  const type = body === undefined ? undefined : moduleTypeOf(r, body);
  return { sort: "item", item: { kind: "module-type", at: spanOfPart(r, n), name, type } };
}

/** S -> T is a functor whose parameter has no name. */
function functorType(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const result = moduleTypeOf(r, kid(n, n.kids.length - 1));
  const params = n.kids.flatMap(({ piece }) => (piece.sort === "module-param" ? [piece.param] : []));
  if (kid(n, 0).kind !== "functor") {
    params.push({ name: { name: "_", at: spanOfPart(r, kid(n, 0)) }, type: moduleTypeOf(r, kid(n, 0)) });
  }
  return moduleType(
    params.reduceRight<ModuleTypeExpr>((inner, param) => ({ kind: "functor", at, param, result: inner }), result),
  );
}

// ---- with ----

function withConstraints(r: Reading, n: Branch): Piece {
  const constraints = n.kids.flatMap(({ piece }) => (piece.sort === "constraint" ? [piece.constraint] : []));
  return moduleType({ kind: "with", at: spanOfPart(r, n), base: moduleTypeOf(r, kid(n, 0)), constraints });
}

function constraint(it: Constraint): Piece {
  return { sort: "constraint", constraint: it };
}

function constrainType(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const nameAt = n.kids.findIndex((part) => part.kind === "type_constructor_path");
  const name = kid(n, nameAt);
  const path = pathOf(r, name);
  const decl: TypeDecl = {
    name: { name: path.name, at: spanOfPart(r, name) },
    params: n.kids.slice(0, nameAt).flatMap((part) => typeParam(r, part)),
    body: { kind: "abstract" },
    manifest: typeOf(r, kid(n, n.kids.length - 1)),
    private: hasKid(n, "private"),
    substituted: hasKid(n, ":="),
    unboxed: false,
    at,
  };
  return constraint({ kind: "type", at, path, decl });
}

function constrainModule(r: Reading, n: Branch): Piece {
  const module = moduleOf(r, kid(n, n.kids.length - 1));
  return constraint({
    kind: "module",
    at: spanOfPart(r, n),
    path: pathOf(r, kid(n, 1)),
    module,
    substituted: hasKid(n, ":="),
  });
}

// ---- what a signature lists ----

function valueSpecification(r: Reading, n: Branch): Piece {
  const name = kid(n, 1);
  const ident = { name: pathOf(r, name).name, at: spanOfPart(r, name) };
  if (kid(n, 3).kind === "polymorphic_type") misplaced(r, kid(n, 3).first);
  return spec({ kind: "value", at: spanOfPart(r, n), name: ident, type: typeOf(r, kid(n, 3)) });
}

function specsOf(r: Reading, n: Branch): readonly Spec[] {
  return n.kids.flatMap((part): readonly Spec[] => {
    const { piece } = part;
    if (piece.sort === "spec") return [piece.spec];
    if (piece.sort === "module-bindings") return moduleSpecs(r, part, piece.bindings, piece.recursive);
    if (piece.sort !== "item") return [];
    const { item } = piece;
    switch (item.kind) {
      case "type":
      case "exception":
      case "extend":
      case "module-type":
      case "open":
        return [item];
      case "external":
        return [{ kind: "value", at: item.at, name: item.name, type: item.type }];
      default:
        misplaced(r, part.first);
        return [];
    }
  });
}

function moduleSpecs(r: Reading, part: Part, all: readonly ModuleBinding[], recursive: boolean): readonly Spec[] {
  if (!recursive) return all.flatMap((binding) => moduleSpec(r, part, binding));
  const bindings = all.flatMap((binding) => {
    const type = typeOfBinding(r, binding);
    return type === undefined ? [] : [{ name: binding.name, type, at: spanOfPart(r, binding) }];
  });
  return [{ kind: "rec-modules", at: spanOfPart(r, part), bindings }];
}

function moduleSpec(r: Reading, part: Part, binding: ModuleBinding): readonly Spec[] {
  const at = spanOfPart(r, part);
  const { name, body, substitution } = binding;
  if (body !== undefined && binding.type === undefined)
    return [{ kind: "alias", at, name, module: body, substituted: substitution !== undefined }];
  const type = typeOfBinding(r, binding);
  return type === undefined ? [] : [{ kind: "module", at, name, type }];
}

function typeOfBinding(r: Reading, binding: ModuleBinding): ModuleTypeExpr | undefined {
  const { type, params, body, last } = binding;
  if (type === undefined || body !== undefined) misplaced(r, last + 1);
  if (type === undefined) return undefined;
  const at = spanOfPart(r, binding);
  return params.reduceRight<ModuleTypeExpr>((result, param) => ({ kind: "functor", at, param, result }), type);
}
