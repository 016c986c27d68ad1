// A function that calls itself in what is new, and was not defined as recursive: `rec` is written too.
import type { Expr as Core, Name } from "../../../core/expr.js";
import { withReplacedIn } from "../../../core/replace.js";
import { children } from "../../../core/traverse.js";
import type { Change, Edit } from "../../../language/facts.js";
import type { Expr, Pattern } from "../syntax.js";
import type { Changing } from "./changing.js";
import type { Knowledge } from "./knowledge.js";
import { sliceOf, wordBefore } from "./source-words.js";
import type { Written } from "./written.js";

/** The functions around an expression that could be recursive, by their names; with where their names are written. */
export function couldCall(k: Pick<Knowledge, "written" | "ctx">, e: Expr): ReadonlyMap<Name, Pattern> {
  const found = new Map<Name, Pattern>();
  for (let bound: Expr | undefined = e; bound !== undefined; bound = k.written.parentOf(bound)) {
    const pattern = isFunction(bound) ? definedAlone(k.written, bound) : undefined;
    const name = pattern && k.ctx.facts.binders.get(pattern);
    if (pattern !== undefined && name !== undefined) found.set(name, pattern);
  }
  return found;
}

/** With its type, or without. */
function isFunction(e: Expr): boolean {
  return e.kind === "fun" || e.kind === "function" || (e.kind === "typed" && isFunction(e.value));
}

/** The name of what is defined by itself, and not recursively. */
function definedAlone(w: Written, bound: Expr): Pattern | undefined {
  const parent = w.parentOf(bound);
  const [only, ...others] = parent?.kind === "let" && !parent.recursive ? parent.bindings : [];
  const pattern = only?.bound === bound && others.length === 0 ? only.pattern : w.definedAlone(bound);
  const named = pattern?.kind === "typed" ? pattern.inner : pattern;
  return named?.kind === "var" ? named : undefined;
}

/** The name of the function that calls itself only now. */
export function calledAnew({ k, now, isOld }: Changing): Name | undefined {
  const pending = [now];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (isOld(next)) continue;
    if (next.kind === "var" && k.couldCall.has(next.name)) return next.name;
    pending.push(...children(next));
  }
  return undefined;
}

export function withRec({ k }: Changing, edit: Edit, name: Name): Edit | undefined {
  const pattern = k.couldCall.get(name);
  const words = k.written.words(edit.at.file);
  const keyword = pattern && wordBefore(words, pattern.at.start, "let");
  const [change] = edit.core;
  if (keyword === undefined || change === undefined) return undefined;
  const between = sliceOf(words, { ...edit.at, start: keyword.end, end: edit.at.start });
  const at = { ...edit.at, start: keyword.start };
  const text = `let rec${between}${edit.text}`;
  const after = { ...edit.at, start: keyword.end, end: keyword.end };
  const pieces = [
    { at: after, text: " rec" },
    { at: edit.at, text: edit.text },
  ];
  const local = bindingAround(k, change.before, name);
  return local === undefined
    ? { ...edit, at, text, pieces, recursive: name }
    : { ...edit, at, text, pieces, core: [recursiveLet(local, change)] };
}

type Let = Extract<Core, { kind: "let" }>;

function bindingAround(k: Knowledge, e: Core, name: Name): Let | undefined {
  for (let around = k.parentOf(e); around !== undefined; around = k.parentOf(around))
    if (around.kind === "let" && around.name === name) return around;
  return undefined;
}

function recursiveLet(e: Let, { before, now }: Change): Change {
  const { id, at, written, name, body } = e;
  const bound = withReplacedIn(e.bound, new Map([[before, now]]));
  return { before: e, now: { kind: "letrec", id, at, written, bindings: [{ name, bound }], body } };
}
