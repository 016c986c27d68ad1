// Functions of two languages that take their arguments in different ways: several, or one tuple of them; unit, or none.
// The submission's gets a definition beside it that takes them as the reference's does.
import { call, cases, lambda, make, variable } from "../core/build.js";
import { type Expr, makeName, type Name, type Pattern, tupleCtor, tupleWidth } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import type { Def } from "../core/program.js";
import { NOWHERE } from "../core/span.js";
import { con, fn, type Type } from "../core/type.js";
import { uncurried } from "./hidden/operation.js";
import type { OfferedSide } from "./subject.js";

/** How the reference's parameters become the submission's, in order. */
export type Fit = readonly Piece[];
type Piece =
  | { readonly kind: "same" }
  | { readonly kind: "spread"; readonly width: number } // one tuple of the reference, several parameters here
  | { readonly kind: "gather"; readonly width: number } // several of the reference, one tuple here
  | { readonly kind: "drop" } // unit, and no parameter here
  | { readonly kind: "unit" }; // no parameter, and unit here

/** undefined: they take them in the same way, or in no way that corresponds. */
export function fitOf(reference: Type, submission: Type): Fit | undefined {
  const [wanted, given] = [uncurried(reference).params, uncurried(submission).params];
  if (given.length === 0 && wanted.length === 1 && widthOf(wanted[0]) === 0) return [{ kind: "drop" }];
  if (wanted.length === 0 && given.length === 1 && widthOf(given[0]) === 0) return [{ kind: "unit" }];
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < wanted.length && j < given.length) {
    const [a, b] = [widthOf(wanted[i]), widthOf(given[j])];
    const piece: Piece =
      a > 1 && b === 1
        ? { kind: "spread", width: a }
        : a === 1 && b > 1
          ? { kind: "gather", width: b }
          : { kind: "same" };
    pieces.push(piece);
    i += piece.kind === "gather" ? piece.width : 1;
    j += piece.kind === "spread" ? piece.width : 1;
  }
  const fits = i === wanted.length && j === given.length;
  return fits && pieces.some(({ kind }) => kind !== "same") ? pieces : undefined;
}

/** What is known to be a tuple; anything else counts as one. */
function widthOf(type: Type | undefined): number {
  return type?.kind === "con" ? (tupleWidth(type.name) ?? 1) : 1;
}

/** The arguments of the reference's function as the submission's takes them; undefined: they cannot be taken apart. */
export function fittedArguments(fit: Fit, args: readonly Expr[]): readonly Expr[] | undefined {
  const rest = [...args];
  const fitted: Expr[] = [];
  for (const piece of fit) {
    if (piece.kind === "gather") fitted.push(tuple(rest.splice(0, piece.width)));
    if (piece.kind === "unit") fitted.push(tuple([]));
    const arg = piece.kind === "gather" || piece.kind === "unit" ? undefined : rest.shift();
    if (piece.kind === "same" && arg !== undefined) fitted.push(arg);
    if (piece.kind !== "spread") continue;
    if (arg?.kind !== "make") return undefined;
    fitted.push(...arg.args);
  }
  return [...fitted, ...rest];
}

const FITTED = makeName("elenchus fitted", 0);

/** With a definition of its own that takes its arguments as the reference's does. */
export function fitted(side: OfferedSide, fit: Fit): OfferedSide {
  const params: Name[] = [];
  const param = (): Name => {
    const name = makeName("elenchus argument", params.length);
    params.push(name);
    return name;
  };
  const tuples: { readonly on: Name; readonly parts: readonly Name[] }[] = [];
  const args = fit.flatMap((piece): readonly Expr[] => {
    if (piece.kind === "gather") return [tuple(Array.from({ length: piece.width }, () => variable(param())))];
    if (piece.kind === "unit") return [tuple([])];
    const name = param();
    if (piece.kind !== "spread") return piece.kind === "same" ? [variable(name)] : [];
    const parts = Array.from({ length: piece.width }, (_, i) => makeName(`elenchus part ${tuples.length}`, i));
    tuples.push({ on: name, parts });
    return parts.map(variable);
  });
  const applied = args.length === 0 ? variable(side.name) : call(variable(side.name), args);
  const body = tuples.reduceRight((inner, { on, parts }) => opened(on, parts, inner), applied);
  const def: Def = { kind: "one", name: FITTED, bound: params.length === 0 ? body : lambda(params, body) };
  const type = fittedType(fit, side.type);
  return { ...side, name: FITTED, type, program: withDefinitions("fit", side.program, [def]) };
}

function fittedType(fit: Fit, type: Type): Type {
  const { params, result } = uncurried(type);
  const rest = [...params];
  const taken = fit.flatMap((piece): readonly Type[] => {
    if (piece.kind === "drop") return [con(tupleCtor(0))];
    if (piece.kind === "spread") return [con(tupleCtor(piece.width), ...rest.splice(0, piece.width))];
    const only = rest.shift();
    if (only === undefined || piece.kind === "unit") return [];
    return piece.kind === "gather" && only.kind === "con" ? only.args : [only];
  });
  return taken.reduceRight((to, from) => fn(from, to), result);
}

function tuple(args: readonly Expr[]): Expr {
  return make(tupleCtor(args.length), args);
}

function opened(on: Name, parts: readonly Name[], body: Expr): Expr {
  const bind = (name: Name): Pattern => ({ kind: "bind", at: NOWHERE, name });
  const pattern: Pattern = { kind: "ctor", at: NOWHERE, ctor: tupleCtor(parts.length), args: parts.map(bind) };
  return cases(variable(on), [{ pattern, body }]);
}
