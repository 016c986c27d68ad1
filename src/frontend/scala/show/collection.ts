// Collections of the library that inputs are made of, and what is done to them: as they are written.
import { nth } from "../../../basis/known.js";
import { type Expr as Core, tupleWidth } from "../../../core/expr.js";

/** How a part of an input is written. */
type Show = (e: Core) => string;

/** What is made of a list of its elements, or of a text; undefined: it is something else. */
export function showCollection(
  isOwn: (name: string) => boolean,
  e: Extract<Core, { kind: "app" }>,
  show: Show,
): string | undefined {
  const [, path = "", of = ""] = /^ofList\/((?:\w+\.)*(\w+))\.object$/.exec(calledName(e.fn) ?? "") ?? [];
  const [items] = e.args;
  if (of === "" || items === undefined) return undefined;
  if (path === "scala.StringBuilder") return `new StringBuilder(${show(items)})`;
  const inPredef = isOwn(of) && /^scala\.(Set|Map)$/.test(path);
  const name = path.startsWith("scala.collection.") ? path : inPredef ? `Predef.${of}` : of;
  const text = show(items);
  if (of === "Map") return showMap(name, items, show) ?? `${text}.toMap`;
  return /^(scala\.)?List\(/.test(text) ? `${name}${text.slice(text.indexOf("("))}` : `${text}.to${of}`;
}

/** Of a list of pairs: Map(1 -> 2). */
function showMap(name: string, items: Core, show: Show): string | undefined {
  const entries: string[] = [];
  let rest = items;
  for (; rest.kind === "make" && rest.ctor === "::" && rest.args.length === 2; rest = nth(rest.args, 1)) {
    const [entry] = rest.args;
    const [key, value] = entry?.kind === "make" && tupleWidth(entry.ctor) === 2 ? entry.args : [];
    if (key === undefined || value === undefined) return undefined;
    entries.push(`${operand(show(key))} -> ${operand(show(value))}`);
  }
  return rest.kind === "make" && rest.ctor === "[]" ? `${name}(${entries.join(", ")})` : undefined;
}

/** What a text that grows holds: `b.toString`. */
export function showContent(e: Extract<Core, { kind: "app" }>, show: Show): string | undefined {
  const [text] = e.args;
  if (calledName(e.fn) !== "content/scala.StringBuilder.object" || text === undefined) return undefined;
  return `${atom(show(text))}.toString`;
}

/** A change of a collection: `b += 1`. */
export function showChange(e: Extract<Core, { kind: "app" }>, show: Show): string | undefined {
  const [, of] = /^write\/(?:\w+\.)*(\w+)\.object$/.exec(calledName(e.fn) ?? "") ?? [];
  const [changed, ...values] = e.args.map(show);
  if (of === undefined || changed === undefined) return undefined;
  if (of === "Map") return `${changed}(${values[0]}) = ${values[1]}`;
  if (of === "Stack") return `${changed}.push(${values[0]})`;
  return of === "StringBuilder" ? `${changed}.append(${values[0]})` : `${changed} += ${values[0]}`;
}

function calledName(fn: Core): string | undefined {
  if (fn.kind === "var") return fn.name;
  if (fn.kind === "app") return calledName(fn.fn);
  return fn.kind === "lam" ? calledName(fn.body) : undefined;
}

/** In parentheses where something follows that would belong to a part of it. */
export function atom(text: string): string {
  return /^[\w.]+(\(.*\))?$|^\(.*\)$/s.test(text) && !text.includes("=>") ? text : `(${text})`;
}

/** Beside an operator. */
export function operand(text: string): string {
  return /^-?[\w.]+L?$|^"|^'/.test(text) ? text : atom(text);
}
