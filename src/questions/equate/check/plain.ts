// Which values can be compared, and are the same where they are equal: those with no function in them, nothing that can be
// changed, and no object that has an equality of its own. Comparing functions raises, and two cells that are equal are two.
import type { Expr, Name } from "../../../core/expr.js";
import { boundIn, type CtorDecl, type DataDecl } from "../../../core/program.js";
import { children } from "../../../core/traverse.js";
import type { Type } from "../../../core/type.js";
import { variablesIn } from "../../../explore/index-types.js";
import type { Statement } from "../statement.js";
import { keepsFunctionsApart } from "./flows.js";
import { isMadeSet } from "./sets.js";
import type { Term } from "./terms.js";

const NOT_PLAIN: readonly string[] = ["cell", "array", "bytes", "lazy", "exn", "any"];

export class Plain {
  private readonly types = new Map<string, boolean>();
  private readonly families: ReadonlyMap<string, DataDecl>;
  private readonly objects: ReadonlySet<string>;
  /** Whether every value that can occur is. */
  private readonly all: boolean;
  /** The same but for sets. */
  private readonly allButSets: boolean;

  constructor(
    statement: Statement,
    private readonly typeOf: (term: Term) => Type | undefined,
  ) {
    const { data, exceptions, params, defs } = statement;
    this.families = new Map(data.map((each) => [each.name, each]));
    this.objects = new Set(
      [...data.flatMap(({ ctors }) => ctors), ...exceptions].flatMap((each) => (isObject(each) ? [each.name] : [])),
    );
    this.allButSets =
      params.every((type) => this.isType(lastOf(type))) &&
      !defs.flatMap(boundIn).some((bound) => makes(this.objects, bound)) &&
      keepsFunctionsApart(statement);
    this.all = this.allButSets && statement.sets === undefined;
  }

  /** Two values of one type: it is enough to know one of them. */
  either(a: Term, b: Term): boolean {
    return this.all || this.isKnown(a) || this.isKnown(b);
  }

  /** Whether it may be an element: of such values, sets included, it is one and the same question whether they are equal. */
  isElement(term: Term): boolean {
    return this.allButSets || this.isKnown(term);
  }

  isObject(ctor: Name): boolean {
    return this.objects.has(ctor);
  }

  /** The only value of all families that it is of: what is compared with it may be of another. */
  isAlone(ctor: Name): boolean {
    return [...this.families.values()].every(
      ({ ctors }) => ctors.length === 1 || ctors.every(({ name }) => name !== ctor),
    );
  }

  isKnown(term: Term): boolean {
    if (term.is === "lit" || term.is === "poly") return true;
    if (term.is === "prim") return !isMadeSet(term);
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

/** Whether values are made that have an equality of their own; exceptions are not compared. */
function makes(objects: ReadonlySet<string>, e: Expr): boolean {
  if (e.kind === "raise") return false;
  return (
    ((e.kind === "make" || e.kind === "chain") && objects.has(e.ctor)) ||
    children(e).some((each) => makes(objects, each))
  );
}

/** The type of what an input gives at last, if it is a function. */
function lastOf(type: Type): Type {
  return type.kind === "fn" ? lastOf(type.to) : type;
}
