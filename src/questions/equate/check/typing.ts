// What is known of types: which constructors a family has, and whether a term is of a type.
import { type Name, tupleWidth } from "../../../core/expr.js";
import { substituteTypes } from "../../../core/instance.js";
import { con, type Type } from "../../../core/type.js";
import type { Statement } from "../statement.js";
import type { Prims } from "./primitives.js";
import { Refused } from "./refused.js";
import type { Store, Term } from "./terms.js";

export class Typing {
  constructor(
    private readonly statement: Statement,
    private readonly tools: { readonly prims: Prims; readonly store: Store },
  ) {}

  /** Of this type, if it is known; otherwise one that has all that any family has which the constructor is of. */
  family(ctor: Name, type: Type | undefined): readonly { readonly ctor: Name; readonly fields: readonly Type[] }[] {
    const width = tupleWidth(ctor);
    if (width !== undefined) return [{ ctor, fields: Array.from({ length: width }, () => con("any")) }];
    const families = this.statement.data.filter(({ ctors }) => ctors.some(({ name }) => name === ctor));
    const typed = families.find(({ name }) => type?.kind === "con" && type.name === name);
    const names = families.flatMap(({ ctors }) => ctors.map((each) => each.name));
    const widest = families.find(({ ctors }) => names.every((name) => ctors.some((each) => each.name === name)));
    if (typed === undefined && widest === undefined) throw new Refused(`${ctor} is of several families`);
    return ((typed ?? widest)?.ctors ?? []).map(({ name, fields }) => ({ ctor: name, fields }));
  }

  fieldType(type: Type | undefined, ctor: Name, fields: readonly Type[], index: number): Type | undefined {
    if (type?.kind !== "con") return undefined;
    if (tupleWidth(ctor) !== undefined) return type.args[index];
    const family = this.statement.data.find(
      ({ name, ctors }) => name === type.name && ctors.some((each) => each.name === ctor && each.result === undefined),
    );
    const field = fields[index];
    return (
      family &&
      field &&
      substituteTypes(field, new Map(family.params.map((param, i) => [param, type.args[i] ?? con("any")])))
    );
  }

  hasType(term: Term, type: Type): boolean {
    const { prims, store } = this.tools;
    if (prims.isInteger(store.variable("of-its-type", type))) return prims.isInteger(term);
    if (term.is !== "make") return JSON.stringify(prims.typeOf(term)) === JSON.stringify(type);
    const fields = this.fieldsIn(type, term.ctor);
    return (
      fields?.length === term.of.length &&
      term.of.every((part, i) => {
        const field = this.fieldType(type, term.ctor, fields, i);
        return field !== undefined && this.hasType(part, field);
      })
    );
  }

  /** Of a constructor of this type and of no other. */
  private fieldsIn(type: Type, ctor: Name): readonly Type[] | undefined {
    if (type.kind !== "con") return undefined;
    if (tupleWidth(ctor) !== undefined) return type.name === ctor ? type.args : undefined;
    const family = this.statement.data.find(({ name }) => name === type.name);
    return family?.ctors.find(({ name }) => name === ctor)?.fields;
  }
}
