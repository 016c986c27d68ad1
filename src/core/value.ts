// Values as programs compute them. Integers are numbers where exact and bigints beyond
// (never both for one integer), so `<` and `===` are right on any mix of the two.
// Strings and floats are boxed because physical equality sees their identity.
import { tupleCtor } from "./expr.js";
import { type CtorDecl, isMadeAnew } from "./program.js";

export type Value = number | bigint | boolean | Str | Flt | Data | Cell | readonly Value[] | Closure | Lazy;

/** One per constructor of a loaded program; matches compare it by identity. */
export type Ctor = {
  readonly decl: CtorDecl;
  readonly tag: number; // its index among the family's constructors
  readonly arity: number;
};

// Fields are declared only, and assigned in the constructors: a field that JavaScript defines
// first would be written twice, and these objects are made by the million.
export class Str {
  declare readonly s: string;
  constructor(s: string) {
    this.s = s;
  }
}

export class Flt {
  declare readonly f: number;
  constructor(f: number) {
    this.f = f;
  }
}

export class Cell {
  declare v: Value;
  constructor(v: Value) {
    this.v = v;
  }
}

/** Characters that can be changed: an array, but compared as strings are. */
export class Bytes extends Array<Value> {
  /** A string is the same memory: values of strings cannot follow a write. */
  declare isString?: true;
}

/** A suspended computation, then its result. */
export class Lazy {
  declare state: "delayed" | "running" | "done" | "failed";
  declare result: Value | undefined; // the value, or the exception when failed
  declare body: Closure | undefined;
  /** How often it was entered and not left yet, where it is evaluated again after it raised. */
  declare entered: number | undefined;
  constructor(body: Closure | undefined, again = false) {
    this.state = "delayed";
    this.result = undefined;
    this.body = body;
    this.entered = again ? 0 : undefined;
  }
}

/** A function; how it is represented is the evaluator's affair (compiled: a JavaScript function). */
export type Closure = Function | { readonly closure: true };

// One fixed shape per arity up to 4, so that field access stays fast.
export type Data = D0 | D1 | D2 | D3 | D4 | DN;

export class D0 {
  declare readonly k: Ctor;
  constructor(k: Ctor) {
    this.k = k;
  }
}
export class D1 {
  declare readonly k: Ctor;
  declare a: Value;
  constructor(k: Ctor, a: Value) {
    this.k = k;
    this.a = a;
  }
}
export class D2 {
  declare readonly k: Ctor;
  declare a: Value;
  declare b: Value;
  constructor(k: Ctor, a: Value, b: Value) {
    this.k = k;
    this.a = a;
    this.b = b;
  }
}
export class D3 {
  declare readonly k: Ctor;
  declare a: Value;
  declare b: Value;
  declare c: Value;
  constructor(k: Ctor, a: Value, b: Value, c: Value) {
    this.k = k;
    this.a = a;
    this.b = b;
    this.c = c;
  }
}
export class D4 {
  declare readonly k: Ctor;
  declare a: Value;
  declare b: Value;
  declare c: Value;
  declare d: Value;
  constructor(k: Ctor, a: Value, b: Value, c: Value, d: Value) {
    this.k = k;
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }
}
export class DN {
  declare readonly k: Ctor;
  declare readonly items: Value[];
  constructor(k: Ctor, items: Value[]) {
    this.k = k;
    this.items = items;
  }
}

/** Constant constructors are one object each, so physical equality holds on them. */
const constants = new WeakMap<Ctor, D0>();
export function constantOf(k: Ctor): D0 {
  const known = constants.get(k) ?? new D0(k);
  constants.set(k, known);
  return known;
}

const tuples = new Map<number, Ctor>();
/** The constructor of tuples of a width, the same in every program. */
export function tupleOf(width: number): Ctor {
  const decl: CtorDecl = { name: tupleCtor(width), fields: [], labels: undefined, rank: 0 };
  const known = tuples.get(width) ?? { decl, tag: 0, arity: width };
  tuples.set(width, known);
  return known;
}

export const UNIT: Value = constantOf(tupleOf(0));

export function isData(value: Value): value is Data {
  return (
    value instanceof D0 ||
    value instanceof D2 ||
    value instanceof D1 ||
    value instanceof D3 ||
    value instanceof D4 ||
    value instanceof DN
  );
}

export function makeData(k: Ctor, args: readonly Value[]): Data {
  const [a, b, c, d] = args as [Value, Value, Value, Value];
  switch (args.length) {
    case 0:
      return isMadeAnew(k.decl) ? new D0(k) : constantOf(k);
    case 1:
      return new D1(k, a);
    case 2:
      return new D2(k, a, b);
    case 3:
      return new D3(k, a, b, c);
    case 4:
      return new D4(k, a, b, c, d);
    default:
      return new DN(k, [...args]);
  }
}

export function fieldsOf(data: Data): readonly Value[] {
  if (data instanceof D2) return [data.a, data.b];
  if (data instanceof D0) return [];
  if (data instanceof D1) return [data.a];
  if (data instanceof D3) return [data.a, data.b, data.c];
  if (data instanceof D4) return [data.a, data.b, data.c, data.d];
  return data.items;
}
