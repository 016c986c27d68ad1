// What a handler of the parser gives for one node of tree-sitter's tree, and how its parent reads it.
// The same words may be an expression or a pattern (`Some`, `1`, `x`): the parent decides.
import type { Span } from "../../../core/span.js";
import type { Diagnostic, SourceChange } from "../../../report/diagnostic.js";
import type { Lack } from "../lack.js";
import type {
  Binding,
  Case,
  Constant,
  Constraint,
  CtorDecl,
  Expr,
  Extension,
  FieldDecl,
  FieldExpr,
  FieldPattern,
  Ident,
  Item,
  ModuleExpr,
  ModuleParam,
  ModuleTypeExpr,
  Path,
  Pattern,
  Spec,
  TagType,
  TypeDecl,
  TypeExpr,
} from "../syntax.js";
import type { OperatorBinding } from "./binding-operator.js";
import { explainToken } from "./syntax-error.js";
import { spanOf, type Words } from "./tokens.js";

export type Piece =
  | { readonly sort: "word" } // punctuation or a keyword
  | { readonly sort: "name"; readonly name: string }
  | { readonly sort: "path"; readonly path: Path }
  | { readonly sort: "constant"; readonly value: Constant }
  | { readonly sort: "ctor"; readonly path: Path } // not applied, not in parentheses
  | { readonly sort: "expr"; readonly expr: Expr }
  | { readonly sort: "pattern"; readonly pattern: Pattern }
  | { readonly sort: "type"; readonly type: TypeExpr }
  | { readonly sort: "binding"; readonly binding: Binding }
  | { readonly sort: "operator-bindings"; readonly bindings: readonly OperatorBinding[] }
  | { readonly sort: "bindings"; readonly recursive: boolean; readonly bindings: readonly Binding[] }
  | { readonly sort: "case"; readonly case: Case }
  | { readonly sort: "field-expr"; readonly field: FieldExpr }
  | { readonly sort: "field-pattern"; readonly field: FieldPattern }
  | {
      readonly sort: "ctor-decl";
      readonly ctor: CtorDecl;
      readonly alias: { readonly path: Path; readonly first: number } | undefined;
    }
  | { readonly sort: "field-decl"; readonly field: FieldDecl }
  | { readonly sort: "type-body"; readonly body: TypeDecl["body"] }
  | { readonly sort: "type-decl"; readonly decl: TypeDecl }
  | { readonly sort: "tag-type"; readonly tag: TagType }
  | { readonly sort: "extensions"; readonly ctors: readonly Extension[]; readonly equals: number } // with an `=`
  | { readonly sort: "module"; readonly module: ModuleExpr }
  | { readonly sort: "module-type"; readonly type: ModuleTypeExpr }
  | { readonly sort: "module-param"; readonly param: ModuleParam | undefined }
  | { readonly sort: "module-binding"; readonly binding: ModuleBinding }
  | { readonly sort: "module-bindings"; readonly recursive: boolean; readonly bindings: readonly ModuleBinding[] }
  | { readonly sort: "spec"; readonly spec: Spec }
  | { readonly sort: "constraint"; readonly constraint: Constraint }
  | { readonly sort: "item"; readonly item: Item }
  | { readonly sort: "items"; readonly items: readonly Item[] }
  | { readonly sort: "abstract-types"; readonly names: readonly Ident[] }
  | { readonly sort: "refused"; readonly lack?: Lack }; // reported already, and a stand-in takes its place

/** What stands between `module` and `and`, in a structure or a signature; `substitution` is the token `:=`. */
export type ModuleBinding = {
  readonly name: Ident;
  readonly params: readonly (ModuleParam | undefined)[];
  readonly type: ModuleTypeExpr | undefined;
  readonly body: ModuleExpr | undefined;
  readonly substitution: number | undefined;
  readonly first: number;
  readonly last: number;
};

/** `kind` is tree-sitter's; `first` and `last` are its first and last token. */
export type Part = { readonly kind: string; readonly first: number; readonly last: number; readonly piece: Piece };

/** A node whose children are parts already. */
export type Branch = {
  readonly kind: string;
  readonly first: number;
  readonly last: number;
  readonly kids: readonly Part[];
};

export type Handler = (r: Reading, node: Branch) => Piece;
export type Handlers = Readonly<Record<string, Handler>>;

/** One run of the parser: the text, and what was found wrong with it so far. */
export type Reading = {
  readonly words: Words;
  readonly errors: Diagnostic[];
  readonly lacks: Lack[];
};

// ---- what is wrong ----

/** The grammar let a token pass that OCaml would not have taken here. */
export function misplaced(r: Reading, token: number): void {
  r.errors.push(explainToken(r.words, token));
}

export function reject(
  r: Reading,
  at: Span,
  label: string,
  hint: string | undefined,
  change: SourceChange | undefined = undefined,
): void {
  r.errors.push({ code: "E101", title: "Syntax error", at, label, also: [], hint, ...(change && { change }) });
}

/** `what` is a plural: "labelled arguments". */
export function refuse(r: Reading, at: Span, what: string): Piece {
  const lack: Lack = { at, what, many: true, whole: true };
  r.lacks.push(lack);
  return { sort: "refused", lack };
}

/** In the place of an expression or a type it can be taken for one. */
function stoodFor(lack: Lack): { readonly kind: "lacking"; readonly lack: Lack } {
  lack.whole = false;
  return { kind: "lacking", lack };
}

// ---- reading parts ----

export function spanOfPart(r: Reading, part: { readonly first: number; readonly last: number }): Span {
  return spanOf(r.words, part.first, part.last);
}

/** The grammar promises that it is there. */
export function kid(node: Branch, index: number): Part {
  const part = node.kids[index];
  if (part === undefined) throw new Error(`${node.kind} has no child ${index}`);
  return part;
}

/** The part that follows the first child of this kind, if there is such a child. */
export function kidAfter(node: Branch, kind: string): Part | undefined {
  const index = node.kids.findIndex((part) => part.kind === kind);
  return index === -1 ? undefined : node.kids[index + 1];
}

export function hasKid(node: Branch, kind: string): boolean {
  return node.kids.some((part) => part.kind === kind);
}

/** The children that are no punctuation. */
export function content(node: Branch): readonly Part[] {
  return node.kids.filter((part) => part.piece.sort !== "word");
}

export function exprOf(r: Reading, part: Part): Expr {
  const { piece } = part;
  const at = spanOfPart(r, part);
  switch (piece.sort) {
    case "expr":
      return piece.expr;
    case "constant":
      return { kind: "constant", at, value: piece.value };
    case "ctor":
      return { kind: "construct", at, ctor: piece.path, arg: undefined };
    case "path":
      return { kind: "ident", at, path: piece.path };
    default:
      if (piece.sort === "refused" && piece.lack !== undefined) return { ...stoodFor(piece.lack), at };
      notExpected(r, part);
      return { kind: "construct", at, ctor: { modules: [], name: "()", at }, arg: undefined };
  }
}

export function patternOf(r: Reading, part: Part): Pattern {
  const { piece } = part;
  const at = spanOfPart(r, part);
  switch (piece.sort) {
    case "pattern":
      return piece.pattern;
    case "constant":
      return { kind: "constant", at, value: piece.value };
    case "ctor":
      return { kind: "construct", at, ctor: piece.path, arg: undefined };
    case "name":
      return piece.name === "_" ? { kind: "any", at } : { kind: "var", at, name: piece.name };
    default:
      notExpected(r, part);
      return { kind: "any", at };
  }
}

export function typeOf(r: Reading, part: Part): TypeExpr {
  const { piece } = part;
  const at = spanOfPart(r, part);
  switch (piece.sort) {
    case "type":
      return piece.type;
    case "path":
      return { kind: "constr", at, path: piece.path, args: [] };
    case "name":
      return { kind: "var", at, name: piece.name };
    default:
      if (piece.sort === "refused" && piece.lack !== undefined) return { ...stoodFor(piece.lack), at };
      notExpected(r, part);
      return { kind: "any", at };
  }
}

export function moduleOf(r: Reading, part: Part): ModuleExpr {
  const { piece } = part;
  const at = spanOfPart(r, part);
  if (piece.sort === "module") return piece.module;
  if (piece.sort === "path") return { kind: "path", at, path: piece.path };
  notExpected(r, part);
  return { kind: "structure", at, items: [] };
}

export function moduleTypeOf(r: Reading, part: Part): ModuleTypeExpr {
  const { piece } = part;
  const at = spanOfPart(r, part);
  if (piece.sort === "module-type") return piece.type;
  if (piece.sort === "path") return { kind: "path", at, path: piece.path };
  notExpected(r, part);
  return { kind: "signature", at, specs: [] };
}

export function pathOf(r: Reading, part: Part): Path {
  const { piece } = part;
  if (piece.sort === "path" || piece.sort === "ctor") return piece.path;
  const at = spanOfPart(r, part);
  return { modules: [], name: piece.sort === "name" ? piece.name : "?", at };
}

// Whatever was refused has been reported; anything else here is a shape of tree that OCaml does not have.
function notExpected(r: Reading, part: Part): void {
  if (part.piece.sort !== "refused") misplaced(r, part.first);
}
