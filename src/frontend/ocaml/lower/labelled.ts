// Applications with labels: arguments in the order of the parameters, what is left out made a
// function of, and optional parameters that nobody gives.
import { type Expr as Core, fixedName, type Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Application, Slot } from "../infer/apply.js";
import { fresh, type Lowering, letIn, make, node, variable } from "./lowering.js";
import { rightToLeft } from "./operands.js";

export function call(l: Lowering, at: Span, fn: Core | undefined, args: readonly Core[]): Core {
  if (fn === undefined) throw new Error("an application has a function");
  return node(l, "app", at, { fn, args });
}

function none(l: Lowering, at: Span): Core {
  return make(l, at, fixedName("None"), [], false);
}

export function lowerSlot(l: Lowering, at: Span, slot: Slot): Core {
  if (slot.kind === "omitted") throw new Error("nothing is given for this parameter");
  if (slot.kind !== "given") return none(l, at);
  const value = l.lower(slot.value);
  return slot.wrapped ? make(l, at, fixedName("Some"), [value], false) : value;
}

type Arg = { readonly value: Core | undefined; readonly optional: boolean };
type Present = Arg & { readonly value: Core };

/** With parameters left out the application is a function of those. */
export function lowerOmitting(l: Lowering, at: Span, { fn, slots }: Application): Core {
  const args = slots.map((slot): Arg => {
    return { value: slot.kind === "omitted" ? undefined : lowerSlot(l, at, slot), optional: slot.optional };
  });
  return abstracted(l, at, l.lower(fn), [], args);
}

/**
 * As OCaml does it: what stands before the first missing argument is applied now, if any of it is not
 * optional, and otherwise evaluated at each call; what stands after it is evaluated now, left to right.
 */
function abstracted(l: Lowering, at: Span, fn: Core, before: readonly Present[], rest: readonly Arg[]): Core {
  const gap = rest.findIndex((arg) => arg.value === undefined);
  const args = [...before, ...(gap === -1 ? rest : rest.slice(0, gap)).filter(isPresent)];
  const apply = (): Core =>
    rightToLeft(l, at, [fn, ...args.map((arg) => arg.value)], ([f, ...values]) => call(l, at, f, values));
  if (gap === -1) return apply();
  const waits = args.every((arg) => arg.optional);
  const bound: { readonly name: Name; readonly value: Core }[] = [];
  const kept = (value: Core): Core => {
    if (value.kind === "var" || value.kind === "lit") return value;
    const name = fresh(l, "arg");
    bound.push({ name, value });
    return variable(l, at, name, false);
  };
  const handle = kept(waits ? fn : apply());
  const later = rest.slice(gap + 1).map((arg) => (isPresent(arg) ? { ...arg, value: kept(arg.value) } : arg));
  const param = fresh(l, "x");
  const given = { value: variable(l, at, param, false), optional: rest[gap]?.optional === true };
  const body = abstracted(l, at, handle, [...(waits ? args : []), given], later);
  const made = functionOf(l, at, param, body);
  return bound.reduceRight((inner, { name, value }) => letIn(l, at, name, value, inner), made);
}

function isPresent(arg: Arg): arg is Present {
  return arg.value !== undefined;
}

function functionOf(l: Lowering, at: Span, param: Name, body: Core): Core {
  if (body.kind === "lam") return { ...body, params: [param, ...body.params] };
  return node(l, "lam", at, { params: [param], body }, false);
}

/** A function with its first optional parameters at their defaults: what is evaluated to get it is evaluated once. */
export function withoutOptional(l: Lowering, at: Span, fn: Core, count: number): Core {
  const [name, param] = [fresh(l, "arg"), fresh(l, "x")];
  const args = [...Array.from({ length: count }, () => none(l, at)), variable(l, at, param, false)];
  const body = call(l, at, variable(l, at, name, false), args);
  return letIn(l, at, name, fn, node(l, "lam", at, { params: [param], body }, false));
}
