// Functions that look at what they give before they give it: where it is not as they promise, they raise. A call that gave
// something has kept that promise.
import type { Binding, Expr, If, Lam, Name } from "./expr.js";

export type Promised = {
  readonly holds: Expr;
  /** What is bound before anything else. */
  readonly before: readonly Binding[];
} & (
  | { readonly kind: "of-result"; readonly result: Name } // `holds` is true of that
  | { readonly kind: "truth" } // it gives true, and nothing else
);

/** What every call of a function that gave something has shown; undefined: nothing. */
export function promisedBy({ body: whole }: Lam): Promised | undefined {
  const before: Binding[] = [];
  for (let body = whole; ; body = body.body) {
    if (body.kind === "if" && isTrue(body.yes) && isRaise(body.no)) return { kind: "truth", holds: body.cond, before };
    if (body.kind !== "let") return undefined;
    const { name, bound, body: rest } = body;
    if (rest.kind === "if" && rest.yes.kind === "var" && rest.yes.name === name && isRaise(rest.no))
      return { kind: "of-result", result: name, holds: rest.cond, before };
    before.push({ name, bound });
  }
}

/** The way that a condition takes where nothing is raised, if the other way raises. */
export function onlyWay({ yes, no }: If): Expr | undefined {
  if (isRaise(no)) return yes;
  return isRaise(yes) ? no : undefined;
}

function isRaise(e: Expr): boolean {
  return e.kind === "raise";
}

function isTrue(e: Expr): boolean {
  return e.kind === "lit" && e.value.kind === "bool" && e.value.value;
}
