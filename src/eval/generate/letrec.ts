// Recursive bindings. Functions and delayed bodies come first: making them looks at nothing.
// Cyclic data is made with holes where a name is not ready yet, and the holes are then filled.
import type { Binding, Expr, Name } from "../../core/expr.js";
import { atom, type Js } from "../js.js";
import { bind, type Frame, pin, pooled, serial, variableOf } from "./frame.js";
import { delayText, functionText } from "./function.js";

const FIELDS = ["a", "b", "c", "d"];

export function bindRecursively(frame: Frame, bindings: readonly Binding[]): void {
  const { gen, out } = frame;
  for (const { name, bound } of bindings) bind(gen, name, bound.kind === "lam" ? bound.params.length : undefined);
  for (const { name, bound } of bindings) {
    const target = variableOf(gen, name).js.text;
    if (bound.kind === "lam") {
      const text = functionText(gen, bound, name);
      const escapes = gen.known.get(name)?.escapes !== false;
      out.push(`const ${target} = ${escapes ? `fun(${bound.params.length}, ${text})` : text};`);
    } else if (bound.kind === "delay") {
      out.push(`const ${target} = ${delayText(gen, bound)};`);
    }
  }
  bindData(
    frame,
    bindings.filter(({ bound }) => bound.kind !== "lam" && bound.kind !== "delay"),
  );
}

function bindData(frame: Frame, bindings: readonly Binding[]): void {
  const pending = new Set(bindings.map((b) => b.name));
  const fills: string[] = [];
  for (const { name, bound } of bindings) {
    const made = withHoles(frame, bound, pending, fills);
    frame.out.push(`const ${variableOf(frame.gen, name).js.text} = ${made.text};`);
    pending.delete(name);
  }
  frame.out.push(...fills);
}

/** Data in which names not ready yet are left out; `fills` puts them in later. */
function withHoles(frame: Frame, e: Expr, pending: ReadonlySet<Name>, fills: string[]): Js {
  if (!mentions(e, pending) || (e.kind !== "make" && e.kind !== "chain")) return frame.gen.value(frame, e);
  const parts = (e.kind === "make" ? e.args : e.items).map((part) => partOf(frame, part, pending, fills));
  if (e.kind === "make") return dataOf(frame, e.ctor, parts, fills);
  let rest = partOf(frame, e.last, pending, fills);
  for (const item of parts.reverse()) rest = { text: dataOf(frame, e.ctor, [item, rest], fills).text, hole: false };
  return atom(rest.text);
}

/** A value that is there, or the variable to be filled in. */
type Part = { readonly text: string; readonly hole: boolean };

function partOf(frame: Frame, e: Expr, pending: ReadonlySet<Name>, fills: string[]): Part {
  if (e.kind === "var" && pending.has(e.name)) return { text: variableOf(frame.gen, e.name).js.text, hole: true };
  return { text: pin(frame, withHoles(frame, e, pending, fills)).text, hole: false };
}

function dataOf(frame: Frame, ctor: Name, parts: readonly Part[], fills: string[]): Js {
  const k = pooled(frame.gen.ctors, frame.gen.unit.ctor(ctor));
  const name = `t${serial(frame.gen)}`;
  const fields = parts.map((part) => (part.hole ? "0" : part.text)).join(", ");
  frame.out.push(
    `const ${name} = ${parts.length > 4 ? `new DN(${k}, [${fields}])` : `new D${parts.length}(${k}, ${fields})`};`,
  );
  for (const [i, part] of parts.entries()) {
    const field = parts.length > 4 ? `items[${i}]` : FIELDS[i];
    if (part.hole) fills.push(`${name}.${field} = ${part.text};`);
  }
  return atom(name);
}

function mentions(e: Expr, pending: ReadonlySet<Name>): boolean {
  if (e.kind === "var") return pending.has(e.name);
  if (e.kind === "make") return e.args.some((arg) => mentions(arg, pending));
  if (e.kind === "chain") return e.items.some((item) => mentions(item, pending)) || mentions(e.last, pending);
  return false;
}
