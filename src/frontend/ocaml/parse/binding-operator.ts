// let* x = e and* y = f in body: the operators applied, ( let* ) (( and* ) e f) (fun (x, y) -> body).
import type { Span } from "../../../core/span.js";
import type { Binding, Expr, Ident, Pattern } from "../syntax.js";
import { type Branch, misplaced, type Part, type Piece, type Reading, reject, spanOfPart } from "./part.js";
import { wordAt } from "./tokens.js";

/** A binding, and the operator that it stands after. */
export type OperatorBinding = { readonly operator: Ident; readonly binding: Binding };

/** The bindings of a `let` that begins with an operator; undefined for any other `let`. */
export function operatorBindings(r: Reading, n: Branch): Piece | undefined {
  const operators = n.kids.filter((part) => part.kind === "let_operator" || part.kind === "let_and_operator");
  const [first] = operators;
  if (first === undefined) return undefined;
  const stray = first.kind === "let_operator" ? n.kids.find((part) => part.kind === "and") : first;
  if (stray !== undefined) misplaced(r, stray.first);
  const bindings = n.kids.flatMap(({ piece }) => (piece.sort === "binding" ? [piece.binding] : []));
  if (bindings.length !== operators.length) return { sort: "refused" };
  const pairs = bindings.flatMap((binding, i) => {
    const part = operators[i];
    const { pattern } = binding;
    if (pattern.kind === "typed" && pattern.type.kind === "poly")
      reject(r, pattern.type.at, "what an operator binds cannot have a type for all `'a`", undefined);
    return part === undefined ? [] : [{ operator: operatorName(r, part), binding }];
  });
  return { sort: "operator-bindings", bindings: pairs };
}

function operatorName(r: Reading, part: Part): Ident {
  return { name: wordAt(r.words, part.first), at: spanOfPart(r, part) };
}

export function letOperator(at: Span, bindings: readonly OperatorBinding[], body: Expr): Expr {
  const [first, ...ands] = bindings;
  if (first === undefined) throw new Error("a let has bindings");
  const operand = ands.reduce((left, { operator, binding }) => {
    const where = { ...left.at, end: binding.bound.at.end };
    return operation(where, operator, [left, binding.bound]);
  }, first.binding.bound);
  const pattern = ands.reduce<Pattern>((left, { binding }) => {
    const where = { ...left.at, end: binding.pattern.at.end };
    return { kind: "tuple", at: where, items: [left, binding.pattern] };
  }, first.binding.pattern);
  // OCaml places the failure of the pattern at the body.
  const rest: Expr = { kind: "fun", at: body.at, params: [pattern], body };
  return operation(at, first.operator, [operand, rest]);
}

function operation(at: Span, { name, at: where }: Ident, args: readonly Expr[]): Expr {
  const fn: Expr = { kind: "ident", at: where, path: { modules: [], name, at: where } };
  return { kind: "apply", at, fn, args, binding: true };
}
