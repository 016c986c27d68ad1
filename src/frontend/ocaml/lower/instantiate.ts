// The code of an application of a functor: a copy of the functor's own, with the argument's values and with new
// names for what it defines.
import type { Arm, Expr as Core, Pattern as CorePattern, Name } from "../../../core/expr.js";
import type { Def } from "../../../core/program.js";
import { renamedPattern } from "../../../core/supply.js";
import { mapChildren } from "../../../core/traverse.js";
import type { Access, Instance } from "../infer/entities.js";
import { accessThrough } from "../infer/modules/instance.js";
import { lowerAccess, lowerDirect } from "./apply.js";
import { fresh, type Lowering } from "./lowering.js";

type Copying = { readonly l: Lowering; readonly instance: Instance };

export function instantiate(l: Lowering, instance: Instance): Def[] {
  const template = l.templates.get(instance.template);
  if (template === undefined) throw new Error("a functor has no code");
  const c: Copying = { l, instance };
  const defs = template().map((def) => copyDef(c, def));
  if (l.pure.has(instance.template)) for (const def of defs) l.copied.add(def);
  return defs;
}

function copyDef(c: Copying, def: Def): Def {
  if (def.kind === "one") return { kind: "one", bound: copy(c, def.bound), name: binder(c, def.name) };
  const names = def.bindings.map(({ name }) => binder(c, name));
  return {
    kind: "rec",
    bindings: def.bindings.map(({ name, bound }, i) => ({ name: names[i] ?? name, bound: copy(c, bound) })),
  };
}

/** A node of a functor's code as an application of it has it. */
export function copied(l: Lowering, instance: Instance, e: Core): Core {
  return copy({ l, instance }, e);
}

function copy(c: Copying, e: Core): Core {
  const made = copyUnnoted(c, e);
  c.l.copies.set(made.id, { of: e.id, instance: c.instance });
  return made;
}

function copyUnnoted(c: Copying, e: Core): Core {
  if (e.kind === "var") return lowerAccess(c.l, e.at, accessOf(c, e.name), e.written);
  if (e.kind === "app" && e.fn.kind === "var") {
    const access = accessOf(c, e.fn.name);
    if (access.kind === "prim" && access.arity <= e.args.length) {
      const args = e.args.map((arg) => copy(c, arg));
      return lowerDirect(c.l, e.at, access, args);
    }
  }
  const named = withNames(c, e);
  return { ...mapChildren(named, (child) => copy(c, child)), id: c.l.ids.next() };
}

/** The node's own names and constructors; its children come after, so that they find the names. */
function withNames(c: Copying, e: Core): Core {
  switch (e.kind) {
    case "lam":
      return { ...e, params: e.params.map((name) => binder(c, name)) };
    case "let":
      return { ...e, name: binder(c, e.name) };
    case "letrec":
      return { ...e, bindings: e.bindings.map(({ name, bound }) => ({ name: binder(c, name), bound })) };
    case "make":
    case "chain":
      return { ...e, ctor: ctorOf(c, e.ctor) };
    case "match":
    case "try":
      return { ...e, arms: e.arms.map((arm): Arm => ({ ...arm, pattern: copyPattern(c, arm.pattern) })) };
    default:
      return e;
  }
}

function copyPattern(c: Copying, pattern: CorePattern): CorePattern {
  return renamedPattern({ name: (name) => binder(c, name), ctor: (ctor) => ctorOf(c, ctor) }, pattern);
}

/** Every name is bound once in the code, so one new name each will do; both sides of an or-pattern share it. */
function binder({ l, instance }: Copying, name: Name): Name {
  const known = instance.values.get(name);
  if (known?.kind === "var") return known.name;
  const made = anew(l, name);
  instance.values.set(name, { kind: "var", name: made });
  return made;
}

function anew(l: Lowering, name: Name): Name {
  return fresh(l, name.slice(0, name.lastIndexOf("/")));
}

function accessOf({ l, instance }: Copying, name: Name): Access {
  return accessThrough(instance, { kind: "var", name }, (shown) => anew(l, shown));
}

function ctorOf({ instance }: Copying, ctor: Name): Name {
  return [instance, ...instance.within].reduce((found, each) => each.ctors.get(found) ?? found, ctor);
}
