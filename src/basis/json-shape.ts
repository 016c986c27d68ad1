// Shapes of JSON: what is written by a shape is read by it, and by nothing else. A reader trusts no text: what is missing,
// too much, of another kind or nested too deeply is told with its place.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type Shape<T> = {
  readonly write: (value: T) => Json;
  readonly read: (json: unknown, at: Place) => T;
};

/** The keys and positions that lead to a part. */
type Place = readonly (string | number)[];

export type Expected = "object" | "list" | "text" | "number" | "truth" | "choice" | "nothing" | "less-depth";

/** A part of a JSON value is not what it should be. */
export class Misshapen extends Error {
  constructor(
    readonly at: Place,
    readonly expected: Expected,
  ) {
    super(`${expected} at ${at.join(".")}`);
  }
}

/** Far deeper than what is written by hand or by us; reading takes a few calls for each level. */
const DEPTH_MAX = 1_500;

export const text: Shape<string> = {
  write: (value) => value,
  read: (json, at) => (typeof json === "string" ? json : refuse(at, "text")),
};

export const truth: Shape<boolean> = {
  write: (value) => value,
  read: (json, at) => (typeof json === "boolean" ? json : refuse(at, "truth")),
};

export const whole: Shape<number> = {
  write: (value) => value,
  read: (json, at) => (Number.isSafeInteger(json) ? Number(json) : refuse(at, "number")),
};

/** Of any size: as its digits. */
export const integer: Shape<bigint> = {
  write: String,
  read: (json, at) => (typeof json === "string" && /^-?\d{1,400}$/.test(json) ? BigInt(json) : refuse(at, "number")),
};

/** Also those that JSON has no number for. */
export const float: Shape<number> = {
  write: (value) => (Object.is(value, -0) ? "-0" : String(value)),
  read: (json, at) =>
    typeof json === "string" && /^(-?(\d+(\.\d+)?(e[+-]\d+)?|Infinity)|NaN)$/.test(json)
      ? Number(json)
      : refuse(at, "number"),
};

export function oneOf<const C extends string>(choices: readonly C[]): Shape<C> {
  return {
    write: (value) => value,
    read: (json, at) => choices.find((choice) => choice === json) ?? refuse(at, "choice"),
  };
}

export function listOf<T>(item: Shape<T>): Shape<readonly T[]> {
  return {
    write: (items) => items.map(item.write),
    read: (json, at) =>
      Array.isArray(json) ? json.map((each, i) => item.read(each, below(at, i))) : refuse(at, "list"),
  };
}

/** null: there is none. */
export function maybe<T>(shape: Shape<T>): Shape<T | undefined> {
  return {
    write: (value) => (value === undefined ? null : shape.write(value)),
    read: (json, at) => (json === null ? undefined : shape.read(json, at)),
  };
}

export function either<A extends string, B extends number>(a: Shape<A>, b: Shape<B>): Shape<A | B> {
  return {
    write: (value) => (typeof value === "string" ? a.write(value) : b.write(value)),
    read: (json, at) => (typeof json === "string" ? a.read(json, at) : b.read(json, at)),
  };
}

/** Of a shape that is made of itself. */
export function later<T>(shape: () => Shape<T>): Shape<T> {
  return { write: (value) => shape().write(value), read: (json, at) => shape().read(json, at) };
}

/** As another type has it. */
export function as<A, B>(shape: Shape<A>, to: (value: A) => B, from: (value: B) => A): Shape<B> {
  return { write: (value) => shape.write(from(value)), read: (json, at) => to(shape.read(json, at)) };
}

type Fields<T> = { readonly [K in keyof T]-?: Shape<T[K]> };

/** All of the fields, in this order, and no others. */
export function record<T extends object>(fields: Fields<T>): Shape<T> {
  const all = Object.entries(fields) as [keyof T & string, Shape<T[keyof T]>][]; // their keys are those of T
  return {
    write: (value) => Object.fromEntries(all.map(([key, shape]) => [key, shape.write(value[key])])),
    read: (json, at) => {
      const object = objectAt(json, at);
      const extra = Object.keys(object).find((key) => !Object.hasOwn(fields, key));
      if (extra !== undefined) return refuse(below(at, extra), "nothing");
      const read = all.map(([key, shape]) => [key, shape.read(own(object, key), below(at, key))] as const);
      return Object.fromEntries(read) as T; // each was read by the shape of its field
    },
  };
}

type Tagged = { readonly kind: string };
/** Of those that are of a kind, what they have besides. */
type Besides<T extends Tagged, K> = T extends unknown ? (K extends T["kind"] ? Omit<T, "kind"> : never) : never;

/** Several records, told apart by their `kind`. */
export function tagged<T extends Tagged>(shapes: { readonly [K in T["kind"]]: Shape<Besides<T, K>> }): Shape<T> {
  // A value and its shape are of the same kind, which the compiler cannot see.
  const shapeOf = (kind: T["kind"]) => shapes[kind] as unknown as Shape<object>;
  return {
    write: (value) => {
      const { kind, ...rest } = value;
      return { kind, ...(shapeOf(kind).write(rest) as object) };
    },
    read: (json, at) => {
      const { kind, ...rest } = objectAt(json, at);
      if (typeof kind !== "string" || !Object.hasOwn(shapes, kind)) return refuse(below(at, "kind"), "choice");
      return { kind, ...shapeOf(kind as T["kind"]).read(rest, at) } as T; // as the shape of its kind read it
    },
  };
}

function objectAt(json: unknown, at: Place): Readonly<Record<string, unknown>> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return refuse(at, "object");
  return json as Readonly<Record<string, unknown>>;
}

/** Nothing that objects have of themselves. */
function own(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function below(at: Place, key: string | number): Place {
  return at.length >= DEPTH_MAX ? refuse(at, "less-depth") : [...at, key];
}

function refuse(at: Place, expected: Expected): never {
  throw new Misshapen(at, expected);
}
