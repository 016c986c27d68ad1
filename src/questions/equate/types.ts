// The type of what constructors build, from the types of their fields: what stands for it in a lemma has a type then.
import { tupleWidth } from "../../core/expr.js";
import { substituteTypes } from "../../core/instance.js";
import { con, type Type, tupleType } from "../../core/type.js";
import type { Tools } from "./assumptions.js";
import type { Term, TermOf } from "./term.js";

/** Undefined where it is not known in full. */
export function typeIn(tools: Omit<Tools, "fuel">, term: Term): Type | undefined {
  const { primitives, terms } = tools;
  const known = primitives.typeOf(term);
  if (known !== undefined) return known;
  if (primitives.isInteger(term)) return con(terms.width?.kind ?? "i63");
  return term.kind === "make" ? built(tools, term) : undefined;
}

function built(tools: Omit<Tools, "fuel">, { ctor, args }: TermOf<"make">): Type | undefined {
  const fields = args.map((arg) => typeIn(tools, arg));
  if (tupleWidth(ctor) !== undefined) return isKnown(fields) ? tupleType(fields) : undefined;
  const family = tools.world.family(ctor, undefined);
  const decl = family?.ctors.find(({ name }) => name === ctor);
  if (family === undefined || decl === undefined || decl.result !== undefined) return undefined;
  const by = new Map<string, Type>();
  for (const [i, field] of decl.fields.entries()) match(field, fields[i], by);
  const params = family.params.map((param) => by.get(param));
  return isKnown(params) ? con(family.name, ...params) : undefined;
}

function isKnown(types: readonly (Type | undefined)[]): types is readonly Type[] {
  return !types.includes(undefined);
}

/** What the variables of a declared type are, where the actual one is known. */
function match(declared: Type, actual: Type | undefined, by: Map<string, Type>): void {
  if (actual === undefined) return;
  if (declared.kind === "var" && !by.has(declared.name)) by.set(declared.name, actual);
  if (declared.kind === "con" && actual.kind === "con" && declared.name === actual.name)
    for (const [i, arg] of declared.args.entries()) match(arg, actual.args[i], by);
}

/** Whether it is known to be of a type, as the checker asks for it. */
export function isOfType(tools: Tools, term: Term, type: Type): boolean {
  const { primitives, terms } = tools;
  if (primitives.isInteger(terms.variable(`of-its-type:${JSON.stringify(type)}`, type)))
    return primitives.isInteger(term);
  const known = term.kind === "make" ? built(tools, term) : primitives.typeOf(term);
  return known === undefined ? term.kind === "make" && term.args.length === 0 : sameType(known, type);
}

/** The same, where a constructor may be of several types. */
export function fitsType(tools: Tools, term: Term, type: Type): boolean {
  if (term.kind !== "make" || type.kind !== "con") return isOfType(tools, term, type);
  if (tupleWidth(term.ctor) !== undefined)
    return (
      type.name === term.ctor &&
      term.args.every((arg, i) => type.args[i] !== undefined && fitsType(tools, arg, type.args[i]))
    );
  const family = tools.world.family(term.ctor, type);
  const decl = family?.ctors.find(({ name }) => name === term.ctor);
  if (family?.name !== type.name || decl === undefined || decl.result !== undefined) return false;
  const by = new Map(family.params.map((param, i) => [param, type.args[i] ?? con("#")]));
  return term.args.every((arg, i) => fitsType(tools, arg, substituteTypes(decl.fields[i] ?? con("#"), by)));
}

function sameType(a: Type, b: Type): boolean {
  if (a.kind === "fn") return b.kind === "fn" && sameType(a.from, b.from) && sameType(a.to, b.to);
  if (a.kind === "var" || b.kind !== "con") return a.kind === "var" && b.kind === "var" && a.name === b.name;
  return a.name === b.name && a.args.every((arg, i) => b.args[i] !== undefined && sameType(arg, b.args[i]));
}
