// Which values can be compared, and are the same where they are equal: those with no function in them, nothing that can be
// changed, and no object that has an equality of its own. Comparing functions raises, and two cells that are equal are two.
import type { Expr, Name } from "../../../core/expr.js";
import { boundIn, type CtorDecl, type DataDecl } from "../../../core/program.js";
import { children } from "../../../core/traverse.js";
import type { Type } from "../../../core/type.js";
import { variablesIn } from "../../../explore/index-types.js";
import type { Statement } from "../statement.js";
import type { Term } from "./terms.js";

const NOT_PLAIN: readonly string[] = ["cell", "array", "bytes", "lazy", "exn", "any"];

export class Plain {
  private readonly types = new Map<string, boolean>();
  private readonly families: ReadonlyMap<string, DataDecl>;
  private readonly objects: ReadonlySet<string>;
  /** Whether every value that can occur is. */
  private readonly all: boolean;

  constructor(
    statement: Statement,
    private readonly typeOf: (term: Term) => Type | undefined,
  ) {
    const { data, exceptions, params, defs } = statement;
    this.families = new Map(data.map((each) => [each.name, each]));
    this.objects = new Set(
      [...data.flatMap(({ ctors }) => ctors), ...exceptions].flatMap((each) => (isObject(each) ? [each.name] : [])),
    );
    this.all = params.every((type) => this.isType(type)) && !hasOther(statement, this.objects, defs.flatMap(boundIn));
  }

  /** Two values of one type: it is enough to know one of them. */
  either(a: Term, b: Term): boolean {
    return this.all || this.isKnown(a) || this.isKnown(b);
  }

  isObject(ctor: Name): boolean {
    return this.objects.has(ctor);
  }

  isKnown(term: Term): boolean {
    if (term.is === "lit" || term.is === "poly" || term.is === "prim") return true;
    if (term.is === "make") return !this.objects.has(term.ctor) && term.of.every((part) => this.isKnown(part));
    const type = this.typeOf(term);
    return type !== undefined && this.isType(type);
  }

  /** Nothing that it reaches is anything else. */
  private isType(type: Type): boolean {
    const key = JSON.stringify(type);
    const known = this.types.get(key);
    if (known !== undefined) return known;
    const reached = new Map([[key, type]]);
    let isPlain = true;
    for (const each of reached.values()) {
      const parts = this.partsOf(each);
      isPlain &&= parts !== undefined;
      for (const part of parts ?? []) reached.set(JSON.stringify(part), part);
    }
    this.types.set(key, isPlain);
    return isPlain;
  }

  /** The types of what is inside; undefined if that need not be plain. What a constructor packs up with a type of its own
   * may be anything. */
  private partsOf(type: Type): readonly Type[] | undefined {
    if (type.kind === "var") return [];
    if (type.kind === "fn" || NOT_PLAIN.includes(type.name)) return undefined;
    const family = this.families.get(type.name);
    if (family === undefined) return type.args;
    const fields = family.ctors.flatMap((each) => each.fields);
    const isPacked = fields.flatMap(variablesIn).some((name) => !family.params.includes(name));
    return family.abstract || isPacked || family.ctors.some(isObject) ? undefined : [...type.args, ...fields];
  }
}

function isObject({ identity, compared }: CtorDecl): boolean {
  return identity === true || compared !== undefined;
}

/** Whether functions are handed on as values anywhere, or objects are made. */
function hasOther({ defs }: Statement, objects: ReadonlySet<string>, bodies: readonly Expr[]): boolean {
  const arities = new Map<Name, number>();
  const note = (name: Name, bound: Expr): void => {
    if (bound.kind === "lam") arities.set(name, bound.params.length);
  };
  for (const def of defs) for (const { name, bound } of def.kind === "one" ? [def] : def.bindings) note(name, bound);
  const inside = (e: Expr): boolean => (e.kind === "lam" ? visit(e.body) : visit(e));
  const visit = (e: Expr): boolean => {
    switch (e.kind) {
      case "lam":
        return true;
      case "var":
        return arities.has(e.name);
      case "let":
        note(e.name, e.bound);
        return inside(e.bound) || visit(e.body);
      case "letrec":
        for (const { name, bound } of e.bindings) note(name, bound);
        return e.bindings.some(({ bound }) => inside(bound)) || visit(e.body);
      case "app": {
        const wanted = e.fn.kind === "lam" ? e.fn.params.length : e.fn.kind === "var" ? arities.get(e.fn.name) : 0;
        return (e.fn.kind === "var" ? false : inside(e.fn)) || e.args.length < (wanted ?? 0) || e.args.some(visit);
      }
      case "raise":
        return false;
      case "make":
      case "chain":
        return objects.has(e.ctor) || children(e).some(visit);
      default:
        return children(e).some(visit);
    }
  };
  return bodies.some(inside);
}
