// Modules vanish: their values are definitions of their own. A functor's body is kept as code to be copied by
// its applications; a first-class module is the tuple of its values.
import { type Expr as Core, type Name, tupleCtor } from "../../../core/expr.js";
import type { Def } from "../../../core/program.js";
import type { Span } from "../../../core/span.js";
import type { Expr, Item, ModuleExpr } from "../syntax.js";
import { lowerAccess } from "./apply.js";
import { instantiate } from "./instantiate.js";
import { tuplePart } from "./let.js";
import { fresh, type Lowering, make, node } from "./lowering.js";

/** `lowerItem` is the lowering of a structure's items, which stands on this file. */
export function lowerModule(l: Lowering, e: ModuleExpr, lowerItem: (item: Item) => Def[]): Def[] {
  const go = (inner: ModuleExpr): Def[] => lowerModule(l, inner, lowerItem);
  switch (e.kind) {
    case "path":
      return [];
    case "structure":
      return e.items.flatMap(lowerItem);
    case "functor": {
      const template = l.facts.templates.get(e);
      const code = template === undefined ? [] : go(e.body);
      if (template !== undefined) l.templates.set(template, () => code);
      return [];
    }
    case "apply": {
      const operands = [...go(e.fn), ...(e.arg === undefined ? [] : go(e.arg))];
      const body = l.facts.elaborated.get(e);
      if (body !== undefined) return [...operands, ...go(body)];
      return [...operands, ...(l.facts.instances.get(e) ?? []).flatMap((instance) => instantiate(l, instance))];
    }
    case "sealed":
      return go(e.body);
    case "unpack": {
      const whole = fresh(l, "module");
      return [{ kind: "one", name: whole, bound: l.lower(e.value) }, ...unpacked(l, e.at, whole, partsOf(l, e))];
    }
  }
}

function partsOf(l: Lowering, of: Parameters<typeof l.facts.unpacked.get>[0]): readonly Name[] {
  const parts = l.facts.unpacked.get(of);
  if (parts === undefined) throw new Error("a module was not unpacked");
  return parts;
}

function unpacked(l: Lowering, at: Span, whole: Name, parts: readonly Name[]): Def[] {
  return parts.map((name, i) => ({ kind: "one", name, bound: tuplePart(l, at, whole, i, widthOf(parts)) }));
}

/** There is no tuple of one. */
function widthOf(parts: readonly unknown[]): number {
  return parts.length === 1 ? 2 : parts.length;
}

export function lowerPack(l: Lowering, e: Extract<Expr, { kind: "pack" }>, lowerItem: (item: Item) => Def[]): Core {
  const parts = l.facts.packed.get(e);
  if (parts === undefined) throw new Error("a module was not packed");
  const args = parts.map((access) => lowerAccess(l, e.at, access, false));
  while (args.length < widthOf(parts)) args.push(make(l, e.at, tupleCtor(0), [], false));
  const tuple = make(l, e.at, tupleCtor(args.length), args, false);
  return definingIn(l, e.at, lowerModule(l, e.module, lowerItem), tuple);
}

/** Definitions in front of an expression. */
export function definingIn(l: Lowering, at: Span, defs: readonly Def[], body: Core): Core {
  return defs.reduceRight(
    (inner, def) =>
      def.kind === "one"
        ? node(l, "let", at, { name: def.name, bound: def.bound, body: inner }, false)
        : node(l, "letrec", at, { bindings: def.bindings, body: inner }, false),
    body,
  );
}
