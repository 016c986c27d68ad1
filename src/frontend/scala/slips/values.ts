// Another value in the place of one: made of it by a method or a constructor, what it is made of, or another literal.
import { closesAtEnd, literalsLike, sliced } from "../../../language/slips.js";
import type { SourceChange } from "../../../report/diagnostic.js";
import type { Expr } from "../syntax.js";

const METHODS = ["toString", "toInt", "toDouble", "get", "head", "toList", "_1", "_2"];

export function* valueSlips(text: string, e: Expr): Generator<SourceChange> {
  const own = sliced(text, e.at);
  yield* plainSlips(text, e);
  for (const maker of ["Some", "List"])
    yield { at: e.at, text: isEnclosed(own) ? `${maker}${own}` : `${maker}(${own})` };
  if (e.kind !== "constant") for (const method of METHODS) yield { at: e.at, text: `${simple(text, e)}.${method}` };
  yield* unwrapped(text, e);
  if (e.kind === "ident" || e.kind === "apply") yield { at: e.at, text: `new ${own}` };
}

function isEnclosed(own: string): boolean {
  return own.startsWith("(") && closesAtEnd(own);
}

/** What a method can be called on. */
export function simple(text: string, e: Expr): string {
  const own = sliced(text, e.at);
  const isSimple = isEnclosed(own) || SIMPLE.has(e.kind);
  return isSimple && !own.startsWith("-") ? own : `(${own})`;
}

const SIMPLE: ReadonlySet<Expr["kind"]> = new Set([
  "constant",
  "ident",
  "this",
  "select",
  "apply",
  "tuple",
  "interpolated",
]);

/** Without what is around it: x for f(x), x.get and f() for f. */
function* unwrapped(text: string, e: Expr): Generator<SourceChange> {
  if (e.kind === "select") yield { at: e.at, text: sliced(text, e.from.at) };
  if (e.kind !== "apply") return;
  const [only, ...more] = e.args;
  if (only === undefined) yield { at: e.at, text: sliced(text, e.fn.at) };
  else if (more.length === 0) yield { at: e.at, text: sliced(text, only.value.at) };
}

const PLAIN = ["0", "1", "0.0", '""', "Nil", "None", "false", "true"];

function* plainSlips(text: string, e: Expr): Generator<SourceChange> {
  if (e.kind === "constant")
    for (const other of literalsLike(sliced(text, e.at), ".0")) yield { at: e.at, text: other };
  if (e.kind === "constant" || (e.kind === "ident" && /^(Nil|None)$/.test(e.name)))
    for (const other of PLAIN) yield { at: e.at, text: other };
}
