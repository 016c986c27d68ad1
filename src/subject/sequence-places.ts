// Places in values, as values of types of their own, and functions of core that go there. What a call gave, or was given, may
// be what the program remembers: whoever has it can change it, and a later call shows that; so a place says where something
// is written, and what. Functions inside of results are called: then a place says where such a function is.
import { nth } from "../basis/known.js";
import { anything, call, cases, choose, fieldsAs, lambda, lit, make, prim, raise, variable } from "../core/build.js";
import { type Binding, type Expr, makeName, type Name, type Pattern, tupleWidth } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import type { IntKind } from "../core/literal.js";
import type { PrimName } from "../core/primitive.js";
import type { CtorDecl, DataDecl } from "../core/program.js";
import { NOWHERE } from "../core/span.js";
import { con, type Type } from "../core/type.js";
import { typeKey } from "../explore/type-key.js";
import { UNMADE } from "./hidden/disguise.js";
import { TYPES_MAX } from "./hidden/inside.js";
import type { Operation } from "./hidden/operation.js";
import type { Con, StandIns } from "./hidden/stand-ins.js";

/** What a constructor of places says. */
export type PlaceMeaning =
  | { readonly kind: "cell" | "array"; readonly content: Type } // written to: the content, or an item and what it becomes
  | { readonly kind: "operation"; readonly operation: Operation; readonly takes: readonly Type[] }
  | { readonly kind: "here" } // a function that is called
  | { readonly kind: "content" | "item"; readonly inside: Type }
  | { readonly kind: "field"; readonly of: CtorDecl; readonly at: number; readonly inside: Type };

/** What is at the end of a place: something that can be written to, or a function of a type. */
export type Aim = "write" | Type;

type PlaceCtor = { readonly ctor: Name; readonly meaning: PlaceMeaning };
type PlaceFamily = { readonly decl: DataDecl; readonly ctors: readonly PlaceCtor[] };

export class Places {
  /** All that were made so far. */
  readonly data: DataDecl[] = [];
  readonly meanings = new Map<Name, PlaceMeaning>();
  private readonly known = new Map<string, PlaceFamily>();
  private serial = 0;

  constructor(
    private readonly families: ReadonlyMap<Name, DataDecl>,
    readonly standIns: StandIns,
    readonly integer: IntKind,
  ) {}

  /** Undefined: there is nothing of that kind in values of the type. */
  of(type: Type, aim: Aim = "write"): PlaceFamily | undefined {
    if (!this.holdsPlaces(type, aim)) return undefined;
    const key = placeKey(type, aim);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const [ctors, decls]: [PlaceCtor[], CtorDecl[]] = [[], []];
    const decl = {
      name: makeName(`place-in ${key}`, this.serial++),
      params: [],
      ctors: decls,
      abstract: false,
    };
    const family = { decl, ctors };
    this.known.set(key, family); // before what it holds, which may be the same again
    this.data.push(decl);
    for (const meaning of this.meaningsOf(type, aim)) {
      const ctor = makeName(`place-${meaning.kind}`, this.serial++);
      ctors.push({ ctor, meaning });
      decls.push({ name: ctor, fields: this.fieldsOf(meaning, aim), labels: undefined, rank: decls.length });
      this.meanings.set(ctor, meaning);
    }
    return family;
  }

  private meaningsOf(type: Type, aim: Aim): readonly PlaceMeaning[] {
    if (type.kind !== "con") return [{ kind: "here" }];
    const [content] = type.args;
    if (content !== undefined && (type.name === "cell" || type.name === "array")) {
      const inside: PlaceMeaning = { kind: type.name === "cell" ? "content" : "item", inside: content };
      const own: PlaceMeaning = { kind: type.name as "cell" | "array", content };
      return [...(aim === "write" ? [own] : []), ...(this.holdsPlaces(content, aim) ? [inside] : [])];
    }
    if (this.standIns.isHidden(type)) {
      if (aim !== "write") return [];
      const write = this.standIns.behind(type) === undefined ? this.standIns.content(type)?.write : undefined;
      return write === undefined ? [] : [{ kind: "operation", ...write }];
    }
    return this.formsOf(type).flatMap(({ of, fields }) =>
      fields.flatMap((inside, at): readonly PlaceMeaning[] => {
        const isOpen = (of.access?.[at] ?? "open") === "open";
        return isOpen && this.holdsPlaces(inside, aim) ? [{ kind: "field", of, at, inside }] : [];
      }),
    );
  }

  private holdsPlaces(type: Type, aim: Aim): boolean {
    if (aim === "write") return type.kind === "con" && this.standIns.holdsMutable(type);
    if (type.kind === "fn") return typeKey(type) === typeKey(aim);
    return type.kind === "con" && this.functionsIn(type).some((each) => typeKey(each) === typeKey(aim));
  }

  /** The types of functions inside of values that are no functions, each once. */
  functionsIn(type: Type): readonly Type[] {
    const found = new Map<string, Type>();
    const met = new Set<string>();
    const pending = [type];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (met.has(typeKey(next)) || met.size > TYPES_MAX) continue;
      met.add(typeKey(next));
      if (next.kind === "fn") found.set(typeKey(next), next);
      if (next.kind !== "con" || this.standIns.isHidden(next)) continue;
      pending.push(...(BLOCKS.has(next.name) ? next.args : this.formsOf(next).flatMap(({ fields }) => fields)));
    }
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  }

  /** The constructors of a type, with the types of their fields. */
  formsOf(type: Con): readonly { readonly of: CtorDecl; readonly fields: readonly Type[] }[] {
    if (tupleWidth(type.name) !== undefined)
      return [{ of: { name: type.name, fields: type.args, labels: undefined, rank: 0 }, fields: type.args }];
    const decl = this.families.get(type.name);
    const bound = new Map((decl?.params ?? []).map((param, i) => [param, nth(type.args, i)]));
    return (decl?.ctors ?? []).map((of) => ({ of, fields: of.fields.map((field) => substituteTypes(field, bound)) }));
  }

  private fieldsOf(meaning: PlaceMeaning, aim: Aim): readonly Type[] {
    const made = (type: Type): Type => this.standIns.standIn("term", type);
    const index = con(this.integer);
    switch (meaning.kind) {
      case "cell":
        return [made(meaning.content)];
      case "array":
        return [index, made(meaning.content)];
      case "operation":
        return meaning.takes.map(made);
      case "here":
        return [];
      case "item":
        return [index, this.placeType(meaning.inside, aim)];
      case "content":
      case "field":
        return [this.placeType(meaning.inside, aim)];
    }
  }

  placeType(type: Type, aim: Aim): Type {
    const family = this.of(type, aim);
    if (family === undefined) throw new Error("it holds places");
    return con(family.decl.name);
  }
}

const BLOCKS: ReadonlySet<string> = new Set(["cell", "array"]);

function placeKey(type: Type, aim: Aim): string {
  return aim === "write" ? typeKey(type) : `${typeKey(type)} to ${typeKey(aim)}`;
}

/** The functions of one program that make the writes, and find functions that are called. */
export class Writer {
  readonly bindings: Binding[] = [];
  private readonly names = new Map<string, Name>();
  private serial = 0;

  constructor(
    private readonly places: Places,
    private readonly home: {
      readonly ctor: (name: Name) => Name;
      readonly operation: (operation: Operation) => Expr;
      /** A value that was chosen, as the program makes it. */
      readonly made: (type: Type, e: Expr) => Expr;
    },
  ) {}

  /** Writes at a place of a value; what is not there is no test. */
  write(type: Type, place: Expr, value: Expr): Expr {
    return this.at(type, "write", place, value);
  }

  /** The function of a type at a place of a value. */
  reach(type: Type, aim: Type, place: Expr, value: Expr): Expr {
    return this.at(type, aim, place, value);
  }

  private at(type: Type, aim: Aim, place: Expr, value: Expr): Expr {
    const key = placeKey(type, aim);
    const known = this.names.get(key);
    const name = known ?? makeName(`at place ${key}`, this.names.size);
    if (known === undefined) {
      this.names.set(key, name);
      this.bindings.push({ name, bound: this.finder(type, aim) });
    }
    return call(variable(name), [place, value]);
  }

  private finder(type: Type, aim: Aim): Expr {
    const [place, value] = [this.fresh("place"), this.fresh("value")];
    const ctors = this.places.of(type, aim)?.ctors ?? [];
    const arms = ctors.map(({ ctor, meaning }) => this.arm(type, aim, ctor, meaning, variable(value)));
    return lambda([place, value], cases(variable(place), arms));
  }

  private arm(
    type: Type,
    aim: Aim,
    ctor: Name,
    meaning: PlaceMeaning,
    value: Expr,
  ): { readonly pattern: Pattern; readonly body: Expr } {
    const [x, y] = [this.fresh("x"), this.fresh("y")];
    switch (meaning.kind) {
      case "here":
        return { pattern: fieldsAs(ctor, []), body: value };
      case "cell": {
        const set = prim("cell.set", value, this.home.made(meaning.content, variable(x)));
        return { pattern: fieldsAs(ctor, [x]), body: set };
      }
      case "content": {
        const inside = this.at(meaning.inside, aim, variable(x), prim("cell.get", value));
        return { pattern: fieldsAs(ctor, [x]), body: inside };
      }
      case "array": {
        const set = prim("array.set", value, variable(x), this.home.made(meaning.content, variable(y)));
        return { pattern: fieldsAs(ctor, [x, y]), body: this.within(variable(x), value, set) };
      }
      case "item": {
        const inside = this.at(meaning.inside, aim, variable(y), prim("array.get", value, variable(x)));
        return { pattern: fieldsAs(ctor, [x, y]), body: this.within(variable(x), value, inside) };
      }
      case "operation": {
        const names = meaning.takes.map(() => this.fresh("taken"));
        const taken = meaning.takes.map((each, i) => this.home.made(each, variable(nth(names, i))));
        const body = call(this.home.operation(meaning.operation), [value, ...taken]);
        return { pattern: fieldsAs(ctor, names), body };
      }
      case "field":
        return { pattern: fieldsAs(ctor, [x]), body: this.inField(type, aim, meaning, variable(x), value) };
    }
  }

  private fresh(shown: string): Name {
    return makeName(`at-place ${shown}`, this.serial++);
  }

  private within(index: Expr, array: Expr, then: Expr): Expr {
    const compare = (op: string, a: Expr, b: Expr): Expr => prim(`${this.places.integer}.${op}` as PrimName, a, b); // all integers have them
    const zero = lit({ kind: this.places.integer, value: 0n });
    const isBelow = choose(compare("lt", index, prim("array.length", array)), then, NO_PLACE);
    return choose(compare("lt", index, zero), NO_PLACE, isBelow);
  }

  private inField(
    type: Type,
    aim: Aim,
    { of, at, inside }: Extract<PlaceMeaning, { kind: "field" }>,
    place: Expr,
    value: Expr,
  ): Expr {
    const part = this.fresh("part");
    const args = of.fields.map((_, i): Pattern => (i === at ? { kind: "bind", at: NOWHERE, name: part } : anything));
    const pattern: Pattern = { kind: "ctor", at: NOWHERE, ctor: this.home.ctor(of.name), args };
    const isOnly = type.kind === "con" && this.places.formsOf(type).length === 1;
    const found = { pattern, body: this.at(inside, aim, place, variable(part)) };
    return cases(value, isOnly ? [found] : [found, { pattern: anything, body: NO_PLACE }]);
  }
}

const NO_PLACE = raise(make(UNMADE, []));
